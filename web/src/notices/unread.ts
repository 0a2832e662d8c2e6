// How much there is to hear of, before the title of a page.

export const unread = (count: number): string => (count > 0 ? `(${Math.min(count, 99)}) ` : '')
