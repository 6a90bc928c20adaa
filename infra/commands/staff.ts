import { join } from 'node:path'

import { localIdentityEnvironment } from '../local/service-environment.ts'
import { defaultStateDir } from '../process/places.mjs'
import { runBuiltProgram } from './run-built-program.ts'

/**
 * `npm run staff -- invite|list|disable|demo`: who may sign in, at the local stack or wherever IDENTITY_DATABASE_URL
 * points. `demo --ready` writes the people's passwords and secrets into a file beside the stack's other secrets, and
 * `demo --codes` shows by what they sign in now.
 */
const [verb = '', ...words] = process.argv.slice(2)
const withFile = new Set(['--ready', '--codes'])
const file = join(defaultStateDir, 'demo-staff.json')

await runBuiltProgram({
  program: 'services/identity/dist/commands/identity-command.js',
  settings: await localIdentityEnvironment(),
  args: ['staff', verb, ...words.flatMap((word) => (verb === 'demo' && withFile.has(word) ? [word, file] : [word]))],
})
