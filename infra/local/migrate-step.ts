import { join } from 'node:path'

import { migrationSettings, type MigrationLogins } from './deployable-plan.ts'
import { sentence } from '../process/plain-failure.mjs'
import { root } from '../process/places.mjs'
import { outputOf, runQuietly } from '../process/run-quietly.ts'

const program = join(root, 'infra', 'migrate', 'migrate.ts')

export interface MigrateStep extends MigrationLogins {
  readonly dir: string
  /** Where programs are found. */
  readonly env: NodeJS.ProcessEnv
  readonly note?: (text: string) => void
}

/** Runs the migrate step of a stack to its end, in a process of its own that alone has the migration roles' passwords. */
export async function runMigrateStep({ dir, env, note = () => undefined, ...logins }: MigrateStep): Promise<void> {
  const { PATH, HOME, TMPDIR } = env
  const settings = migrationSettings(logins)
  const own = { SENEB_ENV: 'local', NODE_COMPILE_CACHE: join(dir, 'compile-cache'), ...settings }
  const { names } = logins
  try {
    const output = await runQuietly(process.execPath, [program, ...names], { env: { PATH, HOME, TMPDIR, ...own } })
    const applied = output.split('\n').filter((line) => line.includes(': applied '))
    note(applied.length > 0 ? `applied to ${applied.map((line) => line.split(':')[0]).join(', ')}` : '')
  } catch (error) {
    throw sentence(outputOf(error).trim() || 'The migrate step could not run.')
  }
}
