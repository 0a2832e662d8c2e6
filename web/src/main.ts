import { mount } from 'svelte'
import './style/base.css'
import { fetchPage } from './opens'
import { followLinks } from './router.svelte'
import { keepSettings, settings } from './settings.svelte'
import { fetchWords } from './words/catalogues'

keepSettings()
followLinks()
// The words of one language come at the same time as the page that says them.
const [{ default: App }] = await Promise.all([
  import('./App.svelte'),
  fetchWords('shell', settings.language),
  fetchPage(location.href),
])
mount(App, { target: document.getElementById('app')! })

// For developers; a build for players has none of it.
if (import.meta.env.DEV) {
  void import('./dev/Panel.svelte').then(({ default: Panel }) => mount(Panel, { target: document.body }))
}

// The page and the games that were opened are kept for when there is no network; once the page stands, for it comes first.
if (import.meta.env.PROD) {
  const { keepPage } = await import('./offline')
  const { update } = await import('./update.svelte')
  await keepPage(() => (update.ready = true))
}
