// One letter, one tool.

/** Whether a key press is meant for the page, not for a field or a shortcut of the browser. */
export function isForPage(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const { target } = event
  if (!(target instanceof HTMLElement)) return true
  if (target.closest('dialog')) return false
  return !target.isContentEditable && !target.matches('input:not([type=range]), select, textarea')
}
