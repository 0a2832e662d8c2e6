// What is wrong with a screen by measure. Runs in the page, so it stands on its own.

interface Asked {
  /** What is said the same in every language. */
  names: string[]
  pseudo: boolean
}

export function faults({ names, pseudo }: Asked): string[] {
  const found = new Set<string>()
  const root = document.documentElement
  const wide = root.clientWidth

  interface Piece {
    text: string
    element: Element
    box: DOMRect
    /** Each line of it. */
    lines: DOMRect[]
  }

  /** Names of people and devices, keys, rules, which are texts of their own, and places on the drawing of the front page. */
  const UNSAID =
    '.by, dd, .text, nav li, details li a[href^="#"], .chart, .words, .device, code, kbd, [translate=no]'

  /** Text smaller than this is hard to read, and a finger misses what is smaller than that. */
  const LEAST_TEXT = 12
  const LEAST_TARGET = 44
  const LEAST_PREVIEWED = 24
  const isPhone = wide < 600

  /** A dialog takes everything behind it out of use; what is there is measured where it is in front. */
  const front = [...document.querySelectorAll('dialog:modal')].at(-1)
  const isBehind = (element: Element) => front !== undefined && !front.contains(element)

  /** Taken away from the eye, but not from a screen reader. */
  function isClipped(element: Element): boolean {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (getComputedStyle(around).clipPath === 'inset(50%)') return true
    return false
  }

  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element)

  /** `button.primary in div.end` */
  function place(element: Element): string {
    const one = (part: Element | null) =>
      part
        ? part.tagName.toLowerCase() +
          [...part.classList]
            .filter((name) => !/^s(velte)?-/.test(name))
            .map((name) => `.${name}`)
            .join('')
        : ''
    return `${one(element)} in ${one(element.parentElement)} in ${one(element.parentElement?.parentElement ?? null)}`
  }
  const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`

  /** A word whose vowels are not doubled was not said by a catalogue. */
  const isPlain = (text: string) =>
    text.length > 1 &&
    /[aeiou]/i.test(
      names
        .reduce((rest, name) => rest.replaceAll(name, ''), text)
        .replaceAll(/áa|ée|íi|óo|úu/gi, '')
        // A rule's id, a cell or a letter of a board; a date, a time of day; a key to press.
        .replaceAll(/\b[A-Z]-?\d+|\b[A-Z]\b|\b[A-Z][a-z]{2} \d+|\b[AP]M\b|\([a-z]\)/g, ''),
    )

  function pieces(): Piece[] {
    const all: Piece[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      if (!element || text === '' || element.closest('script, style, option, title, desc')) continue
      if (pseudo && isPlain(text) && !element.closest(UNSAID))
        found.add(`not translated: ${quoted(text)}, ${place(element)}`)
      if (!isShown(element) || isBehind(element) || element.closest('.chart, .shadow')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
      if (lines.length > 0) all.push({ text, element, box: range.getBoundingClientRect(), lines })
    }
    return all
  }

  const isName = (text: string) => names.some((name) => text.includes(name))

  /** Text beyond the edge of something that hides what goes beyond its edge, or of the window. */
  function cut({ text, element, box }: Piece): void {
    // A map that is enlarged is moved under its frame.
    if (element.closest('svg.near')) return
    let across = true
    let down = true
    const svg = element.closest('svg')
    for (let around: Element | null = svg ?? element; around; around = around.parentElement) {
      const style = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (style.display !== 'inline' && around !== svg) {
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        if (scrolls(style.overflowX)) across = false
        if (scrolls(style.overflowY)) down = false
        if (
          across &&
          hides(style.overflowX) &&
          (box.left < edge.left - 1.5 || box.right > edge.right + 1.5) &&
          !isName(text)
        )
          found.add(`cut: ${quoted(text)}, ${place(element)}`)
        if (down && hides(style.overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4))
          found.add(`cut below: ${quoted(text)}, ${place(element)}`)
      }
      if (style.position === 'fixed') break
    }
    // A map may be larger than the window: it is moved under it.
    if (across && !svg && (box.left < -1 || box.right > wide + 1))
      found.add(`outside the window: ${quoted(text)}, ${place(element)}`)
  }

  /** Text beyond the edge of what it stands in. */
  function spilt({ text, element, box }: Piece): void {
    if (element.closest('svg')) return
    let around: Element | null = element
    while (around && ['inline', 'contents'].includes(getComputedStyle(around).display))
      around = around.parentElement
    if (!around) return
    const edge = around.getBoundingClientRect()
    const style = getComputedStyle(around)
    if (style.overflowX !== 'visible') {
      if (
        ['hidden', 'clip'].includes(style.overflowX) &&
        around.scrollWidth > around.clientWidth + 1 &&
        !isName(text)
      )
        found.add(`cut: ${quoted(text)}, ${place(element)}`)
      return
    }
    const over = Math.max(edge.left - box.left, box.right - edge.right)
    if (over > 2) found.add(`spills over by ${Math.round(over)}: ${quoted(text)}, ${place(element)}`)
  }

  /** How large the letters are on the screen. */
  function size(element: Element): number {
    const text = element instanceof SVGElement ? element.closest<SVGGraphicsElement>('text') : null
    const matrix = text?.getScreenCTM()
    return parseFloat(getComputedStyle(element).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1)
  }

  /** A map on a phone is zoomed to be read, and the picture of an explanation is enlarged. */
  function small({ text, element }: Piece): void {
    if ((isPhone && element.closest('svg')) || element.closest('.explanation .picture')) return
    const letters = size(element)
    if (letters < LEAST_TEXT - 0.05)
      found.add(`letters of ${letters.toFixed(1)}: ${quoted(text)}, ${place(element)}`)
  }

  /** What is hit for a control: its label too, or whatever a link is spread over. */
  function held(control: Element): Element {
    if (control instanceof HTMLInputElement) return control.closest('label') ?? control
    const isSpread = getComputedStyle(control, '::after').position === 'absolute'
    return (isSpread && control instanceof HTMLElement && control.offsetParent) || control
  }

  /** What a finger is to hit. Links in a sentence are as high as its lines; a choice on a map is previewed before it is taken. */
  function smallTarget(control: Element): void {
    if (getComputedStyle(control).display === 'inline' || control.closest('p, .text, details')) return
    const { width, height } = held(control).getBoundingClientRect()
    const least = control.closest('svg') ? LEAST_PREVIEWED : LEAST_TARGET
    const is = Math.min(width, height)
    if (is > 1 && is < least - 0.5) found.add(`a target of ${is.toFixed(0)}: ${place(control)}`)
  }

  /** What lies above the page on purpose: a dialog, a notice, a bar that stays. */
  function layer(element: Element): Element | null {
    for (let around: Element | null = element; around; around = around.parentElement) {
      if (around instanceof HTMLDialogElement) return around
      if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return around
    }
    return null
  }

  const meet = (a: DOMRect, b: DOMRect) => ({
    across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    down: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })

  /** Whether one lies on a ground of its own, above or below what the other is part of. */
  function isApart(one: Element, other: Element): boolean {
    let [hasGround, isLifted] = [false, false]
    for (let around: Element | null = one; around && !around.contains(other); around = around.parentElement) {
      const { backgroundColor, backgroundImage, position } = getComputedStyle(around)
      if (backgroundImage !== 'none' || !/^rgba\(.*, 0(\.\d+)?\)$|^transparent$/.test(backgroundColor))
        hasGround = true
      if (position !== 'static') isLifted = true
    }
    return hasGround && isLifted
  }

  /** What is in sight of a box: the rest is scrolled away. */
  function inSight(element: Element, box: DOMRect): DOMRect {
    let { left, right, top, bottom } = box
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around)
      const edge = around.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  function overlappingText(all: Piece[]): void {
    const lines = all
      .flatMap((piece) =>
        piece.lines.map((line) => ({
          piece,
          line: inSight(piece.element, line),
          layer: layer(piece.element),
        })),
      )
      .filter(({ line }) => line.width > 1 && line.height > 1)
    lines.forEach((one, at) => {
      for (const other of lines.slice(at + 1)) {
        if (one.piece === other.piece || one.layer !== other.layer) continue
        const { across, down } = meet(one.line, other.line)
        if (across < 4 || down < 0.45 * Math.min(one.line.height, other.line.height)) continue
        const [first, second] = [one.piece.element, other.piece.element]
        // A panel over a map that is moved under it.
        if (isApart(first, second) || isApart(second, first)) continue
        found.add(
          `on each other: ${quoted(one.piece.text)} and ${quoted(other.piece.text)}, ${place(one.piece.element)}`,
        )
      }
    })
  }

  /** A control beyond the edge of what holds it. */
  function stickingOut(control: Element): void {
    const around = control.parentElement
    if (!around || ['inline', 'contents'].includes(getComputedStyle(around).display)) return
    const [box, edge] = [control.getBoundingClientRect(), around.getBoundingClientRect()]
    const over = Math.max(edge.left - box.left, box.right - edge.right)
    if (over > 3 && getComputedStyle(control).position === 'static')
      found.add(`sticks out by ${Math.round(over)}: ${place(control)}`)
  }

  function overlappingControls(): void {
    const controls = [
      ...document.querySelectorAll('button, a[href], input, select, textarea, summary'),
    ].filter(
      (control) =>
        isShown(control) &&
        !isBehind(control) &&
        !control.closest('svg') &&
        getComputedStyle(control).opacity !== '0',
    )
    const boxes = controls.map((control) => ({
      control,
      box: inSight(control, control.getBoundingClientRect()),
      layer: layer(control),
    }))
    controls.forEach(stickingOut)
    if (isPhone) controls.forEach(smallTarget)
    boxes.forEach((one, at) => {
      for (const other of boxes.slice(at + 1)) {
        if (one.layer !== other.layer || one.control.contains(other.control)) continue
        const { across, down } = meet(one.box, other.box)
        if (
          across > 3 &&
          down > 3 &&
          !isApart(one.control, other.control) &&
          !isApart(other.control, one.control)
        )
          found.add(`controls on each other: ${place(one.control)} and ${place(other.control)}`)
      }
    })
  }

  /** A field shows as much of the option chosen as it has room for, and no scroll width tells. */
  function cutOptions(): void {
    const pen = document.createElement('canvas').getContext('2d')
    const ARROW = 18
    for (const select of document.querySelectorAll('select')) {
      if (!pen || !isShown(select)) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(select)
      pen.font = font
      const text = select.selectedOptions[0]?.text ?? ''
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - ARROW
      if (pen.measureText(text).width > room && !isName(text))
        found.add(`cut: ${quoted(text)}, ${place(select)}`)
    }
  }

  /** What only screen readers and tooltips say. */
  function unseenWords(): void {
    for (const element of document.querySelectorAll(
      '[aria-label], [title], [placeholder], [alt], [aria-description]',
    ))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
        const text = element.getAttribute(name)
        if (text && isPlain(text)) found.add(`not translated (${name}): ${quoted(text)}, ${place(element)}`)
      }
    for (const option of document.querySelectorAll('option'))
      if (isPlain(option.text) && !option.closest(UNSAID))
        found.add(`not translated: ${quoted(option.text)}, ${place(option)}`)
    if (isPlain(document.title)) found.add(`not translated (title of the page): ${quoted(document.title)}`)
  }

  const all = pieces()
  for (const piece of all) {
    cut(piece)
    spilt(piece)
    small(piece)
  }
  overlappingText(all)
  overlappingControls()
  cutOptions()
  if (pseudo) unseenWords()
  if (root.scrollWidth > wide) found.add(`the page scrolls sideways: ${root.scrollWidth} of ${wide}`)
  return [...found]
}
