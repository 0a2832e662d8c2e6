// Whether a newer version of the page is there.

export const update = $state({ ready: false })
