// Short notices.

export interface Toast {
  id: number
  text: string
  /** The rule it rests on. */
  rule: { game: string; id: string } | null
}

const SHOWN_FOR = 7000
/** What only says what is seen anyway. */
export const BRIEFLY = 2000
let last = 0
let list: Toast[] = $state([])

export const toasts = {
  get list(): Toast[] {
    return list
  },
  show(text: string, rule: Toast['rule'] = null, shownFor = SHOWN_FOR): void {
    const id = ++last
    // The same notice twice is one notice.
    list = [...list.filter((toast) => toast.text !== text), { id, text, rule }].slice(-3)
    setTimeout(() => this.close(id), shownFor)
  },
  close(id: number): void {
    list = list.filter((toast) => toast.id !== id)
  },
}
