import { runEarly } from './early/run-early.js'

runEarly(async () => {
  const { loadPage } = await import('./hydration/hydrate.js')
  return loadPage()
})
