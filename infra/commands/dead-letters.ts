import { runBuiltProgram } from './run-built-program.ts'
import { localServiceEnvironment } from '../local/service-environment.ts'

/**
 * `npm run dead-letters -- list|replay <service> [id]`: the kit's administration of dead letters, told where the
 * database of the local stack is. Variables that are set already win, so it works against any database.
 */
const [, , , service] = process.argv

await runBuiltProgram({
  program: 'packages/service-kit/dist/bin/dead-letters.js',
  settings: await localServiceEnvironment(service),
})
