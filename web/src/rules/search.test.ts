import { expect, test } from 'vitest'
import { excerpt, finds, plain } from './search'

function page(): HTMLElement {
  const root = document.createElement('div')
  root.innerHTML = `
    <h2 id="routes">Routes</h2>
    <p>A route goes from a post.</p>
    <ul><li id="M-7.1"><strong>M-7.1</strong> A Route costs ore. <blockquote><p>Éclair.</p></blockquote></li></ul>
    <figure id="figure-a"><div><p>A route in a drawing</p></div><figcaption>The shorter route</figcaption></figure>
    <table><tr><td>Route</td><td>1 ore</td></tr></table>`
  return root
}
const found = (...words: string[]) =>
  finds(page(), words, 'en').map(({ id, chapter, text }) => [id, chapter, text])

test('words are found in sentences, captions and tables, and not in drawings', () => {
  expect(found('route')).toEqual([
    ['routes', 'Routes', 'Routes'],
    ['routes', 'Routes', 'A route goes from a post.'],
    ['M-7.1', 'Routes', 'M-7.1 A Route costs ore.'],
    ['figure-a', 'Routes', 'The shorter route'],
    ['figure-a', 'Routes', 'Route 1 ore'],
  ])
  expect(found('ore', 'route').map(([id]) => id)).toEqual(['M-7.1', 'figure-a'])
})

test('capitals and accents do not matter, and every letter keeps its place', () => {
  expect(found('eclair')).toEqual([['M-7.1', 'Routes', 'Éclair.']])
  expect(plain('Été à Œuvre', 'fr')).toHaveLength('Été à Œuvre'.length)
})

test('what was found stands in its sentence', () => {
  const text = `${'a'.repeat(80)} route ${'b'.repeat(80)}`
  const [before, hit, after] = excerpt(text, 81, 86)
  expect([before.startsWith('…'), hit, after.endsWith('…')]).toEqual([true, 'route', true])
  expect(excerpt('a route', 2, 7)).toEqual(['a ', 'route', ''])
})
