// The page refuses in the words of one table, as the terminal does (terminal/src/games/refusals.rs).

import { expect, test } from 'vitest'
import file from '../../../games/tests/refusals.json'
import { gameModule } from '.'
import type { Language } from '../words/messages'

const said = file.refusals.flatMap(({ said, ...refused }) =>
  Object.entries(said).map(([language, text]) => ({ ...refused, language: language as Language, text })),
)

test.each(said)('$game, $language: $text', async ({ game, seat, refusal, language, text }) => {
  const module = await gameModule(game)
  const telling = { language, you: seat, name: (seat: number) => file.names[seat] ?? '' }
  expect(module?.refusal(refusal, telling)).toBe(text)
})
