// A game as the page's tests read it: every moment as one seat, or a spectator, heard and saw it, a line each.

import type { Moment, Seat } from '../protocol'
import { dev } from './api'

const STRETCH = 100

/** Offers the file for download. */
export async function saveFixture(id: string, seat: Seat | null): Promise<void> {
  const moments: Moment[] = []
  for (let steps = 0; moments.length <= steps;) {
    const stretch = await dev.replay(id, moments.length, STRETCH, seat)
    steps = stretch.steps
    moments.push(...stretch.moments)
  }
  const text = `[\n${moments.map((moment) => JSON.stringify(moment)).join(',\n')}\n]\n`
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: 'game.fixture.json' }).click()
  URL.revokeObjectURL(address)
}
