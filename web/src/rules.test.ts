import { expect, test } from 'vitest'
import { headings, render, ruleId } from './rules'

const markdown = `# Rules of X

## X-3 Playing

- **X-3.1** The leader plays any card.
  > ⌂ The rulebook is silent; *any* means any.
- **X-3.2** Follow the colour, see [X-3.1](#X-3.1) or [there](https://elsewhere.example).

**X-3.3** A *paragraph* may be a rule too.

| card | farmers |
|------|---------|
| 7    | 1       |

> A quote like any other.

<img src=x onerror="alert(1)"> <script>alert(2)</script>
`

function page(): HTMLElement {
  const root = document.createElement('div')
  root.append(render(markdown, 'House ruling'))
  return root
}

test('every rule has its anchor', () => {
  const root = page()
  expect(root.querySelector('h2')?.id).toBe('X-3')
  expect(root.querySelector('[id="X-3.2"]')?.tagName).toBe('LI')
  expect(root.querySelector('[id="X-3.3"]')?.tagName).toBe('P')
  expect(root.querySelector('td')?.textContent).toBe('7')
  expect(headings(markdown)).toEqual([{ id: 'X-3', text: 'X-3 Playing', depth: 2 }])
})

test('rules link to each other and nowhere else', () => {
  expect([...page().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['#X-3.1'])
})

test('a house ruling stands in its rule, under a sign that has a name', () => {
  const [ruling, quote] = page().querySelectorAll('blockquote')
  expect(ruling?.closest('li')?.id).toBe('X-3.1')
  expect(ruling?.className).toBe('house')
  const sign = ruling?.querySelector('[role="img"]')
  expect([sign?.textContent, sign?.getAttribute('aria-label')]).toEqual(['⌂', 'House ruling'])
  expect(ruling?.querySelector('p')?.textContent).toBe('The rulebook is silent; any means any.')
  expect([quote?.className, quote?.textContent]).toEqual(['', 'A quote like any other.'])
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
