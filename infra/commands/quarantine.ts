import { runBuiltProgram } from './run-built-program.ts'
import { localQuarantineEnvironment } from '../local/service-environment.ts'

/**
 * `npm run quarantine -- list|open <id> <file>|delete <id>`: the gateway's administration of refused files, told where
 * the bus of the local stack is. Variables that are set already win, so it works at any bus. `file` is read from where
 * the command was given.
 */
await runBuiltProgram({
  program: 'gateway/dist/quarantine.js',
  settings: localQuarantineEnvironment(),
  cwd: process.env.INIT_CWD ?? process.cwd(),
})
