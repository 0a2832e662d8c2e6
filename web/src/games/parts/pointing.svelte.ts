// What a mouse rests on over a board, and what a finger asks for the name of.

/** How long a finger rests on something to ask for its name, in milliseconds. */
const LONG = 450

export class Pointing {
  /** What the mouse is over, or what a finger asked about. */
  hovered: string | null = $state(null)
  /** Whether the last pointer was no mouse. */
  touch = false
  /** Whether the finger asked for a name: lifting it then chooses nothing. */
  asked = false
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `attribute` marks what can be pointed at, with its id. */
  constructor(private readonly attribute: string) {}

  under(event: Event): string | null {
    return (event.target as Element).closest(`[${this.attribute}]`)?.getAttribute(this.attribute) ?? null
  }

  /** The finger is lifted: it rests on nothing any more. */
  lift(): void {
    clearTimeout(this.#timer)
  }

  onpointerdown = (event: PointerEvent): void => {
    this.lift()
    this.touch = event.pointerType !== 'mouse'
    this.asked = false
    if (!this.touch) return
    this.hovered = null
    const id = this.under(event)
    if (!id) return
    this.#timer = setTimeout(() => {
      this.asked = true
      this.hovered = id
    }, LONG)
  }

  onpointermove = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.hovered = this.under(event)
    else if (Math.hypot(event.movementX, event.movementY) > 4) this.lift()
  }

  onpointerleave = (event: PointerEvent): void => {
    this.lift()
    if (event.pointerType === 'mouse') this.hovered = null
  }

  /** A long press names things instead of opening the browser's menu. */
  oncontextmenu = (event: Event): void => {
    if (this.asked) event.preventDefault()
  }
}
