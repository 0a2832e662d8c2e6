// The sign in the browser's tab: the house's own, with a light on it when it is the reader's turn.

import lit from '../style/favicon-turn.svg?url'

let plain: string | null = null

export function showTurn(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (!icon) return
  plain ??= icon.href
  icon.href = yours ? lit : plain
}
