import { join } from 'node:path'

import { migrationSettings } from './deployables.mjs'
import { sentence } from './plain-failure.mjs'
import { root } from './places.mjs'
import { runQuietly } from './run-quietly.mjs'

const program = join(root, 'infra', 'migrate', 'migrate.ts')

/**
 * Runs the migrate step of a stack to its end, in a process of its own that alone has the migration roles' passwords.
 * @param {object} step
 * @param {string} step.dir
 * @param {NodeJS.ProcessEnv} step.env where programs are found
 * @param {readonly string[]} step.names the services whose schemas are brought up to date
 * @param {string} step.databaseUrl
 * @param {Record<string, string>} step.roles
 * @param {Record<string, string>} step.passwords
 * @param {(text: string) => void} [step.note]
 */
export async function runMigrateStep({ dir, env, names, note = () => {}, ...login }) {
  const { PATH, HOME, TMPDIR } = env
  const settings = migrationSettings({ names, ...login })
  const own = { SENEB_ENV: 'local', NODE_COMPILE_CACHE: join(dir, 'compile-cache'), ...settings }
  try {
    const output = await runQuietly(process.execPath, [program, ...names], { env: { PATH, HOME, TMPDIR, ...own } })
    const applied = output.split('\n').filter((line) => line.includes(': applied '))
    note(applied.length > 0 ? `applied to ${applied.map((line) => line.split(':')[0]).join(', ')}` : '')
  } catch (error) {
    throw sentence(error.output?.trim() || `The migrate step could not run: ${error.message}`)
  }
}
