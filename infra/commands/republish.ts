import { runBuiltProgram } from './run-built-program.ts'
import { localServiceEnvironment } from '../local/service-environment.ts'

/**
 * `npm run republish`: says the catalogue and everything published anew, at the local stack or wherever
 * CONTENT_DATABASE_URL points.
 */
await runBuiltProgram({
  program: 'services/content/dist/republish.js',
  settings: await localServiceEnvironment('content'),
})
