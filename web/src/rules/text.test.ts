import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import Text from './Text.svelte'
import { allFigures, below, exampleLinks, filled, headings, mentions, ruleId } from './text'

const markdown = `# Rules of X

## X-3 Playing

- **X-3.1** The leader plays any card.
  > ⌂ The rulebook is silent; *any* means any.
- **X-3.2** Follow the colour, see [X-3.1](#X-3.1) or [there](https://elsewhere.example), and X-3.3.

**X-3.3** A *paragraph* may be a rule too.

| card | farmers |
|------|---------|
| 7    | 1       |

> A quote like any other.

<img src=x onerror="alert(1)"> <script>alert(2)</script>
`

const page = (): HTMLElement => render(Text, { texts: [markdown] }).container

test('every rule has its anchor', () => {
  const root = page()
  expect(root.querySelector('h2')?.id).toBe('X-3')
  expect(root.querySelector('[id="X-3.2"]')?.tagName).toBe('LI')
  expect(root.querySelector('[id="X-3.3"]')?.tagName).toBe('P')
  expect(root.querySelector('td')?.textContent).toBe('7')
  expect(headings(markdown)).toEqual([{ id: 'X-3', text: 'X-3 Playing', depth: 2 }])
})

test('rules link to each other wherever they are mentioned, and nowhere else', () => {
  const links = [...page().querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#X-3.1', '#X-3.3'])
  expect(mentions('U-3.2, see U-10.1')).toEqual(['', 'U-3.2', ', see ', 'U-10.1', ''])
})

test('a house ruling stands in its rule, under a sign that has a name', () => {
  const [ruling, quote] = page().querySelectorAll('blockquote')
  expect(ruling?.closest('li')?.id).toBe('X-3.1')
  expect(ruling?.className).toBe('house')
  const sign = ruling?.querySelector('[role="img"]')
  expect([sign?.textContent, sign?.getAttribute('aria-label')]).toEqual(['⌂', 'House ruling'])
  expect(ruling?.querySelector('p')?.textContent).toBe('The rulebook is silent; any means any.')
  expect([quote?.className, quote?.textContent?.trim()]).toEqual(['', 'A quote like any other.'])
})

test('markup in the text stays text', () => {
  const root = page()
  expect(root.querySelector('img, script')).toBeNull()
  expect(root.textContent).toContain('onerror')
})

test('a rule id is recognised only at the beginning', () => {
  expect(ruleId('**U-3.2** Follow')).toBe('U-3.2')
  expect(ruleId('U-7 Scoring')).toBe('U-7')
  expect(ruleId('see U-3.2')).toBeNull()
})

test('a line of nothing but pictures shows figures; a picture in a sentence is a thing of the game', () => {
  const guide = `![The first](opening "X-1.1 X-1.2")\n\nSee ![](card:red_6) here.\n\n![A](example:a "X-1.2")\n![B](map)`
  expect(allFigures(guide)).toEqual([
    { name: 'opening', caption: 'The first', rules: ['X-1.1', 'X-1.2'] },
    { name: 'example:a', caption: 'A', rules: ['X-1.2'] },
    { name: 'map', caption: 'B', rules: [] },
  ])
  expect(exampleLinks(guide)['X-1.2']).toEqual([
    { href: '#figure-opening', example: false },
    { href: '#figure-example-a', example: true },
  ])
})

test('values stand where the text names them', () => {
  expect(filled('{a.b} of {c}', (name) => name.toUpperCase())).toBe('A.B of C')
})

test('below a guide the rules are a chapter of the page', () => {
  expect(below('# X - the rules\n\n## X-1\n', 'By number')).toBe('## By number\n\n### X-1\n')
})
