// That the reader has taken a name on this page: what is only for people with one asks again.

export const named = $state({ times: 0 })
