import { runEarly } from './early/run-early.js'

const load = async () => {
  const { loadPage } = await import('./hydration/hydrate.js')
  return loadPage()
}

// What runs early is written for visitors; a personal page is hydrated and nothing else (ADR 52).
if (document.documentElement.dataset['group'] === 'personal') void load().then((hydrate) => hydrate())
else runEarly(load)
