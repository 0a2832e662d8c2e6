import { cleanup, render } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import { aSeat, aTable } from '../test/table'
import TableList from './TableList.svelte'

afterEach(cleanup)

const seats = [
  aSeat(0, { owner: 'person', name: 'Ann' }),
  aSeat(1, { owner: 'bot', name: 'Bruno', bot: 'trader' }),
]
const noon = Date.UTC(2026, 2, 5, 12) / 1000

const line = (said: Parameters<typeof aTable>[0]) => {
  settings.language = 'en'
  const { container } = render(TableList, { title: 'Games', tables: [aTable({ seats, ...said })] })
  return container.querySelector('.card')!.textContent!.replace(/\s+/g, ' ')
}

test('a finished game tells its day, its length and everybody’s points', () => {
  const standings = [
    { seat: 0, rank: 2, points: -3 },
    { seat: 1, rank: 1, points: 41 },
  ]
  const text = line({ status: 'over', standings, made: noon - 9000, began: noon - 2400, touched: noon })
  expect(text).toMatch(/Ann −3 −3 points/)
  expect(text).toMatch(/Bruno 41 41 points/)
  expect(text).toMatch(/5.*2026.*40 min|Mar 5, 2026.*40 min/)
})

test('a game that goes on tells none of it', () => {
  expect(line({ status: 'playing', began: noon, touched: noon, to_act: [0] })).not.toMatch(/points|min|2026/)
})
