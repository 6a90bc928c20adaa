import { localIdentityEnvironment } from '../local/service-environment.ts'
import { runBuiltProgram } from './run-built-program.ts'

/** `npm run partner -- create|key|roll|revoke|usage`: who may use the API, at the local stack or wherever IDENTITY_DATABASE_URL points. */
await runBuiltProgram({
  program: 'services/identity/dist/commands/identity-command.js',
  settings: await localIdentityEnvironment(),
  args: ['partner', ...process.argv.slice(2)],
})
