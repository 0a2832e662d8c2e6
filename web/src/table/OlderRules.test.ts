import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { settings } from '../settings.svelte'
import OlderRules from './OlderRules.svelte'

// No game has a second edition yet.
vi.mock('../words/box', () => ({ changeOf: (game: string, edition: number) => `${game}, ${edition}` }))

afterEach(cleanup)

test.each([
  ['en', 'November 16, 2026'],
  ['fr', '16 novembre 2026'],
] as const)('says in %s since when its rules are, and what changed', (language, day) => {
  settings.language = language
  render(OlderRules, { game: 'ugo', older: { since: '2026-11-16', later: [2, 3] } })
  expect(screen.getByText(new RegExp(day))).toBeTruthy()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['ugo, 2', 'ugo, 3'])
})
