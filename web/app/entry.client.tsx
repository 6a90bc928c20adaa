import { runEarly } from './early/run-early.js'

const load = async () => {
  const { loadPage } = await import('./hydration/hydrate.js')
  return loadPage()
}

// What runs early is written for visitors. A personal page, the only one that names its group, is just hydrated (ADR 52).
if (document.documentElement.dataset['group']) void load().then((hydrate) => hydrate !== 'stale' && hydrate())
else runEarly(load)
