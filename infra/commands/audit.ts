import { localIdentityEnvironment } from '../local/service-environment.ts'
import { runBuiltProgram } from './run-built-program.ts'

/**
 * `npm run audit -- verify` reckons the audit trail again and names the first entry that is not what was written;
 * `npm run audit -- export [--csv]` prints it; `npm run audit -- list [--who NAME] [--action NAME] [--object KIND]
 * [--from DAY] [--to DAY] [--before NUMBER]` shows the newest fifty that are meant. At the local stack or wherever
 * IDENTITY_DATABASE_URL points. What the registry knows of our packages is asked by `npm run audit:packages`.
 */
await runBuiltProgram({
  program: 'services/identity/dist/commands/identity-command.js',
  settings: await localIdentityEnvironment(),
  args: ['audit', ...process.argv.slice(2)],
})
