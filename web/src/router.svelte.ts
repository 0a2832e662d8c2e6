// Where the reader is. Links are ordinary links; those within the page do not reload it.

import { routeOf, type Route } from './routes'

let address = $state(location.href)

export const here = {
  get route(): Route {
    return routeOf(address)
  },
}

/** Goes to an address of the page. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  address = location.href
  if (!location.hash) scrollTo(0, 0)
}

/** Lets links and the browser's buttons change the page without loading it again. */
export function followLinks(): void {
  addEventListener('popstate', () => (address = location.href))
  addEventListener('hashchange', () => (address = location.href))
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link?.href || link.target || link.hasAttribute('download')) return
    const { origin, pathname, search, hash } = link
    if (origin !== location.origin || pathname.startsWith('/api/')) return
    if (pathname === location.pathname && search === location.search && hash) return
    event.preventDefault()
    go(pathname + search + hash)
  })
}
