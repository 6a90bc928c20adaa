import { atContentDatabase } from './at-content-database.js'
import { changeSetting } from './site/change-setting.js'

/** `npm run setting -- <key> <value>`: one use case, at the database the service's own environment names. */
try {
  const [key, value, ...more] = process.argv.slice(2)
  if (key === undefined || value === undefined || more.length > 0) throw new Error('write: setting <key> "<value>"')
  await atContentDatabase((ctx) => changeSetting({ key, value }, ctx))
  process.stdout.write(`${key} is set; a running service shows it within moments\n`)
} catch (error) {
  process.stderr.write(`nothing was set: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
