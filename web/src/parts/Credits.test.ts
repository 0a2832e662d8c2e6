import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import type { Info } from '../protocol'
import Credits from './Credits.svelte'

afterEach(cleanup)

test('names everybody by what they did, and nothing that nobody did', () => {
  const people = { designers: ['Ana'], developers: ['Ben', 'Cleo'], artists: [], publishers: ['Box (2013)'] }
  render(Credits, { info: { ...people, translators: ['Dan'] } as unknown as Info })
  const said = (role: string) => screen.getAllByRole(role).map((part) => part.textContent)
  expect(said('term')).toEqual(['Design', 'Development', 'Published by', 'Translation of the rulebook'])
  expect(said('definition')).toEqual(['Ana', 'Ben, Cleo', 'Box (2013)', 'Dan'])
})
