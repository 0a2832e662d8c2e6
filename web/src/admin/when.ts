// Moments, as the reader's region writes them.

import { region } from '../settings.svelte'

export const when = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(region(), { dateStyle: 'medium', timeStyle: 'short' })
