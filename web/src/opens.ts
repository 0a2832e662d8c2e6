// The pages that people mostly open first. Each is fetched beside what all of them share: a table does not wait for the home page.

import { routeOf } from './routes'

export const opens = {
  home: () => import('./pages/Home.svelte'),
  new: () => import('./pages/NewTable.svelte'),
  table: () => import('./pages/TablePage.svelte'),
}

/** Begins to fetch the page of an address, if it is one of these. */
export async function fetchPage(address: string): Promise<void> {
  const { page } = routeOf(address)
  if (page in opens) await opens[page as keyof typeof opens]()
}
