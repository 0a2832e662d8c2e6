// A list that comes page by page.

import { attempt } from '../problems'
import type { Paged } from '../protocol'

export class Pages<T> {
  items: T[] = $state.raw([])
  more = $state(false)
  page = $state(0)
  /** Whether the first answer is there. */
  loaded = $state(false)

  constructor(private readonly ask: (page: number) => Promise<Paged<T>>) {}

  /** Shows a page; without one, the same again. */
  show = async (page = this.page): Promise<void> => {
    const answer = await attempt(() => this.ask(page))
    this.loaded = true
    if (!answer) return
    this.page = page
    this.items = answer.items
    this.more = answer.more
  }
}
