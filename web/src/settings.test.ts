import { afterEach, expect, test, vi } from 'vitest'
import { region, settings } from './settings.svelte'

afterEach(() => vi.restoreAllMocks())

test.each([
  ['en', ['de-AT', 'en-GB', 'en-US'], 'en-GB'],
  ['fr', ['en-GB', 'fr-CH'], 'fr-CH'],
  ['en', ['de-AT', 'fr'], 'en'],
] as const)('dates in %s are written as in the first such region of %j', (language, preferred, expected) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  settings.language = language
  expect(region()).toBe(expected)
})
