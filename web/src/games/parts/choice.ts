// What every button that may stand for a decision has in common.

/** The attributes of a button: lit for the keyboard and the tests of the page while it can be chosen; else it says why not. */
export const choice = (open: boolean) => ({
  type: 'button' as const,
  'data-choice': open || undefined,
  'aria-disabled': !open || undefined,
})
