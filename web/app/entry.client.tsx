import { runEarly } from './early/run-early.js'

runEarly(async () => {
  const { hydrate } = await import('./hydrate.js')
  await hydrate()
})
