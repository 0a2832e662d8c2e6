// Words on a page, wherever they stand.

/** A place where all the words stand. */
export interface Found {
  block: HTMLElement
  /** The next address above it. */
  id: string | null
  /** The heading it stands below. */
  chapter: string
  text: string
  /** Where the first of the words stands in the text. */
  from: number
  to: number
}

/** Without capitals and accents, letter for letter. */
export const plain = (text: string, language: string): string =>
  text.replaceAll(/\P{ASCII}/gu, (letter) => letter.normalize('NFD').charAt(0)).toLocaleLowerCase(language)

const HEADINGS = 'h1, h2, h3, h4'
/** What is searched block by block. */
const BLOCKS = `${HEADINGS}, li, p, tr, figcaption, dd`

/** The words of a block, without those of blocks within it. */
function own(block: HTMLElement): string {
  const parts: string[] = []
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest(BLOCKS) === block) parts.push(node.nodeValue ?? '')
  return parts
    .join(block.tagName === 'TR' ? ' ' : '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The blocks that have all of these words, in the order of the page. */
export function finds(page: HTMLElement, words: readonly string[], language: string): Found[] {
  const found: Found[] = []
  let chapter = ''
  let id: string | null = null
  for (const block of page.querySelectorAll<HTMLElement>(BLOCKS)) {
    // What is written in a drawing belongs to it.
    if (block.closest('figure') && !block.closest('figcaption')) continue
    if (block.matches(HEADINGS)) chapter = block.textContent.trim()
    id = block.id || block.closest<HTMLElement>('[id]:not(main, #app)')?.id || id
    const text = own(block)
    const searched = plain(text, language)
    if (!words.every((word) => searched.includes(word))) continue
    const from = searched.indexOf(words[0]!)
    found.push({ block, id, chapter, text, from, to: from + words[0]!.length })
  }
  return found
}

/** How much of a text is shown before and after what was found. */
const AROUND = 60

/** What stands before what was found, that itself, and what comes after. */
export function excerpt(text: string, from: number, to: number): [string, string, string] {
  const [first, last] = [Math.max(0, from - AROUND), Math.min(text.length, to + AROUND)]
  return [
    (first > 0 ? '…' : '') + text.slice(first, from),
    text.slice(from, to),
    text.slice(to, last) + (last < text.length ? '…' : ''),
  ]
}
