import { render, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { NoObserver } from '../../test/board'
import Bars from './Bars.svelte'
import Distribution from './Distribution.svelte'
import Lines from './Lines.svelte'

beforeEach(() => void vi.stubGlobal('ResizeObserver', NoObserver))

test('a plot of lines says the same in a table', () => {
  const { container } = render(Lines, {
    title: 'Points over time',
    along: 'Round',
    lines: [
      {
        name: 'Ana',
        points: [
          [1, 3],
          [2, 8],
        ],
      },
      { name: 'Ben', points: [[2, -5]] },
    ],
  })
  expect(screen.getByRole('img', { name: 'Points over time' })).toBeTruthy()
  expect(container.querySelectorAll('path.line[d^="M"]').length).toBe(4)
  const table = container.querySelector('table')!
  const cells = [...table.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['Round', 'Ana', 'Ben'],
    ['1', '3', ''],
    ['2', '8', '−5'],
  ])
})

test('bars begin at nothing, and may show how far they are to be trusted', () => {
  const { container } = render(Bars, {
    title: 'Wins',
    head: ['Seat', 'Wins', 'Games'],
    bars: [{ name: '1', value: 40, range: [30, 50], more: [12] }],
    written: (value: number) => `${value} %`,
  })
  expect(container.querySelectorAll('rect').length).toBe(1)
  expect(container.querySelectorAll('.range').length).toBe(1)
  expect(within(container.querySelector('tbody')!).getByText('12')).toBeTruthy()
})

test('nothing to plot is no trouble', () => {
  for (const [part, props] of [
    [Lines, { title: 'a', along: 'b', lines: [] }],
    [Bars, { title: 'a', head: ['b', 'c'], bars: [] }],
    [Distribution, { title: 'a', head: ['b', 'c'], counts: [] }],
  ] as const) {
    const { container } = render(part as typeof Bars, props as never)
    expect(container.innerHTML).not.toContain('NaN')
    expect(container.innerHTML).not.toContain('Infinity')
  }
})
