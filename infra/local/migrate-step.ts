import { join } from 'node:path'

import type { ServiceName } from '@seneb/contracts/define'

import { migrateStep, type PlatformDeps } from '../deployables.ts'
import { plainFailure } from '../process/plain-failure.mjs'
import { compileCache, root } from '../process/paths.mjs'
import { outputOf, captureOutput } from '../process/run-quietly.ts'

export interface MigrateStep extends Pick<PlatformDeps, 'databaseUrlOf'> {
  /** Services whose schemas are migrated. */
  readonly names: readonly ServiceName[]
  /** Environment used to find programs. */
  readonly env: NodeJS.ProcessEnv
  readonly note?: (text: string) => void
}

/**
 * Runs the migrate step of a stack to completion, in a separate process, the only one with the migration roles'
 * passwords.
 */
export async function runMigrateStep(step: MigrateStep): Promise<void> {
  const { env, names, note = () => undefined } = step
  const { PATH, HOME, TMPDIR } = env
  const settings = migrateStep.wiring(step, names)
  const own = { SENEB_ENV: 'local', NODE_COMPILE_CACHE: compileCache, ...settings }
  const program = join(root, migrateStep.program)
  try {
    const output = await captureOutput(process.execPath, [program, ...names], { env: { PATH, HOME, TMPDIR, ...own } })
    const applied = output.split('\n').filter((line) => line.includes(': applied '))
    note(applied.length > 0 ? `applied to ${applied.map((line) => line.split(':')[0]).join(', ')}` : '')
  } catch (error) {
    throw plainFailure(outputOf(error).trim() || 'The migrate step could not run.')
  }
}
