import { atContentDatabase } from './at-content-database.js'
import { republish } from './seed/republish.js'

/** `npm run republish`: one use case, at the database the service's own environment names. */
try {
  await atContentDatabase(republish)
  process.stdout.write('the catalogue and everything published will be said again by the running service\n')
} catch (error) {
  process.stderr.write(`nothing was said again: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
