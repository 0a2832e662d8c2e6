// The sign in the browser's tab: the house's own, with a light on it when it is the reader's turn, here or at another table.

import lit from '../style/favicon-turn.svg?url'

let plain: string | null = null
let [here, elsewhere] = [false, false]

function show(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!icon) return
  plain ??= icon.href
  icon.href = here || elsewhere ? lit : plain
}

export function showTurn(yours: boolean): void {
  here = yours
  show()
}

export function showElsewhere(waiting: boolean): void {
  elsewhere = waiting
  show()
}
