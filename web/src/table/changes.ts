// By how much the figures of a player's panel have changed.

import type { PanelItem } from '../games/module'

const number = (value: string) => (/^[−-]?\d+$/.test(value) ? Number(value.replace('−', '-')) : null)

/** The differences, by label; what is no number, or has not changed, is left out. */
export function changes(now: PanelItem[], before: PanelItem[]): Record<string, number> {
  return Object.fromEntries(
    now.flatMap(({ label, value }) => {
      const was = before.find((item) => item.label === label)?.value
      const [new_, old] = [number(value), was === undefined ? null : number(was)]
      return new_ === null || old === null || new_ === old ? [] : [[label, new_ - old]]
    }),
  )
}
