import { runBuiltProgram } from './run-built-program.ts'
import { localServiceEnvironment } from '../local/service-environment.ts'

/**
 * `npm run setting -- <key> "<value>"`: sets what the site shows, such as who runs it, at the local stack or wherever
 * CONTENT_DATABASE_URL points.
 */
await runBuiltProgram({
  program: 'services/content/dist/change-setting.js',
  settings: await localServiceEnvironment('content'),
})
