import { runBuiltProgram } from './run-built-program.ts'
import { localServiceEnvironment } from '../local/service-environment.ts'

/**
 * `npm run republish` says the catalogue and everything published anew; `npm run setting -- <key> "<value>"` sets what the
 * site shows, such as who runs it. At the local stack or wherever CONTENT_DATABASE_URL points.
 */
await runBuiltProgram({
  program: 'services/content/dist/content-command.js',
  settings: await localServiceEnvironment('content'),
})
