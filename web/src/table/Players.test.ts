// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import type { GameModule } from '../games/module'
import { aSeat, aTable } from '../test/table'
import Players from './Players.svelte'

test('a seat shows who plays there: a person, a bot, a program, or a bot in the place of one', () => {
  const table = aTable({
    status: 'playing',
    seats: [
      aSeat(0, { owner: 'person', name: 'Ann', present: true }),
      aSeat(1, { owner: 'bot', name: 'Bruno', bot: 'trader' }),
      aSeat(2, { owner: 'person', name: 'Snake', program: true, present: true }),
      aSeat(3, { owner: 'person', name: 'Viper', program: true, bot: 'trader' }),
    ],
  })
  const module = { panel: () => [] } as Partial<GameModule> as GameModule
  const frame = {
    version: 1,
    view: {},
    legal: [],
    to_act: [],
    can_undo: false,
    rewinds: [],
    forced: false,
    forgoes: [],
    standings: null,
  }
  const telling = { language: 'en' as const, you: null, name: (seat: number) => table.seats[seat]!.name! }
  render(Players, { table, frame, module, telling })
  const shown = screen.getAllByRole('listitem').map((item) => ({
    robot: within(item).queryByTitle(/Trader|program|bot/)?.title ?? null,
    present: within(item).queryByTitle(/at the table|away/)?.title ?? null,
  }))
  expect(shown).toEqual([
    { robot: null, present: 'at the table' },
    { robot: 'Trader', present: null },
    { robot: 'A program plays here', present: 'at the table' },
    { robot: 'A bot is playing for Viper', present: null },
  ])
})
