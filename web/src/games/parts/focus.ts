/** Focuses what is to be done next, unless somebody is typing elsewhere (a chat, say). */
export function offerFocus(element: HTMLElement | SVGElement | null | undefined): void {
  if (document.activeElement?.matches('input, textarea, select, [contenteditable]')) return
  element?.focus({ preventScroll: true })
}
