import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import { settings } from '../settings.svelte'
import OlderRules from './OlderRules.svelte'

afterEach(cleanup)

const older = { since: '2026-11-16', later: [{ en: 'Bread is dearer.', fr: 'Le pain est plus cher.' }] }

test.each([
  ['en', 'November 16, 2026', 'Bread is dearer.'],
  ['fr', '16 novembre 2026', 'Le pain est plus cher.'],
] as const)('says in %s since when its rules are, and what changed', (language, day, change) => {
  settings.language = language
  render(OlderRules, { older })
  expect(screen.getByText(new RegExp(day))).toBeTruthy()
  expect(screen.getByRole('listitem').textContent).toBe(change)
})
