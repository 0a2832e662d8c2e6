// The rules of a game: Markdown from the server, turned into the few elements rules need.
//
// The text is built up as nodes, never as HTML: whatever it contains stays text.

import { lexer, type MarkedToken, type Token, type Tokens } from 'marked'

export interface Heading {
  id: string
  text: string
  depth: number
}

/** A rule id at the beginning of a text: "U-3.2", "**U-3.2**". */
const RULE = /^(?:\*\*)?([A-Z]{1,2}-\d+(?:\.\d+)*)\b/

export function ruleId(text: string): string | null {
  return RULE.exec(text.trim())?.[1] ?? null
}

/** The headings below the title, for a table of contents. */
export function headings(markdown: string): Heading[] {
  return lexer(markdown)
    .filter((token): token is Tokens.Heading => token.type === 'heading' && token['depth'] > 1)
    .map(({ text, depth }) => ({ id: anchor(text), text: text.replaceAll('**', ''), depth }))
}

const anchor = (text: string) =>
  ruleId(text) ??
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z0-9]+/g, '-')

/** A quote that begins so says where the house had to rule by itself. */
const HOUSE = '⌂ '

/** The rules as nodes of a page; `house` is what the sign of a house ruling says aloud. */
export function render(markdown: string, house: string): DocumentFragment {
  const page = document.createDocumentFragment()
  blocks(page, lexer(markdown), house)
  return page
}

function element(parent: Node, name: string, id?: string | null): HTMLElement {
  const made = document.createElement(name)
  if (id) made.id = id
  parent.appendChild(made)
  return made
}

function blocks(parent: Node, tokens: Token[], house: string): void {
  for (const token of tokens as MarkedToken[]) {
    switch (token.type) {
      case 'heading':
        inline(element(parent, `h${token.depth}`, anchor(token.text)), token.tokens)
        break
      case 'paragraph':
        inline(element(parent, 'p', ruleId(token.text)), token.tokens)
        break
      case 'text':
        inline(parent, token.tokens ?? [token])
        break
      case 'list': {
        const list = element(parent, token.ordered ? 'ol' : 'ul')
        for (const item of token.items) blocks(element(list, 'li', ruleId(item.text)), item.tokens, house)
        break
      }
      case 'blockquote': {
        const quote = element(parent, 'blockquote')
        if (token.text.startsWith(HOUSE)) {
          quote.className = 'house'
          const sign = element(quote, 'span')
          sign.textContent = HOUSE.trim()
          sign.title = house
          sign.setAttribute('role', 'img')
          sign.setAttribute('aria-label', house)
          blocks(quote, lexer(token.text.slice(HOUSE.length)), house)
        } else blocks(quote, token.tokens, house)
        break
      }
      case 'table': {
        const table = element(element(parent, 'div'), 'table')
        const head = element(element(table, 'thead'), 'tr')
        for (const cell of token.header) inline(element(head, 'th'), cell.tokens)
        const body = element(table, 'tbody')
        for (const row of token.rows) {
          const line = element(body, 'tr')
          for (const cell of row) inline(element(line, 'td'), cell.tokens)
        }
        break
      }
      case 'hr':
        element(parent, 'hr')
        break
      case 'code':
        element(element(parent, 'pre'), 'code').textContent = token.text
        break
      case 'space':
      case 'def':
        break
      default:
        parent.appendChild(document.createTextNode(token.raw))
    }
  }
}

function inline(parent: Node, tokens: Token[]): void {
  for (const token of tokens as MarkedToken[]) {
    switch (token.type) {
      case 'strong':
      case 'em':
        inline(element(parent, token.type), token.tokens)
        break
      case 'codespan':
        element(parent, 'code').textContent = token.text
        break
      case 'br':
        element(parent, 'br')
        break
      case 'link': {
        // Rules point to each other; a link elsewhere would leave the table.
        const target = token.href.startsWith('#') ? element(parent, 'a') : parent
        if (target instanceof HTMLAnchorElement) target.setAttribute('href', token.href)
        inline(target, token.tokens)
        break
      }
      case 'text':
      case 'escape':
        if ('tokens' in token && token.tokens) inline(parent, token.tokens)
        else parent.appendChild(document.createTextNode(token.text))
        break
      default:
        parent.appendChild(document.createTextNode(token.raw))
    }
  }
}
