import { localEmptyBusEnvironment } from '../local/service-environment.ts'
import { runBuiltProgram } from './run-built-program.ts'

/**
 * `npm run empty-bus`: empties the bus of everything but the ledger of erasures, told where the bus of the local stack
 * is. Variables that are set already win, so it works at any bus.
 */
await runBuiltProgram({
  program: 'packages/bus/dist/bin/empty-bus.js',
  settings: localEmptyBusEnvironment(),
})
