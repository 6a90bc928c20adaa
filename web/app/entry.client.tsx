import { runEarly } from './early/run-early.js'

runEarly(async () => {
  const { loadPage } = await import('./hydrate.js')
  return loadPage()
})
