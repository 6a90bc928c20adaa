import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Account } from '../../infra/postgres/postgres-binaries.ts'
import { root } from '../../infra/process/paths.mjs'
import { inheritedEnvironment } from './config.js'

/**
 * Returns the script for `sh -c` that restores, or that tests a restore nightly; both share the lines of `lay-down`.
 */
export function backupScript(name: 'restore' | 'restore-drill'): string {
  return ['lay-down', name].map((part) => readFileSync(join(root, 'infra', 'backup', `${part}.sh`), 'utf8')).join('\n')
}

/**
 * Restores on this machine, under the account that the server runs as. Returns the error output, or an empty text on
 * success.
 */
export function restoreHere(settings: Readonly<Record<string, string>>, account?: Account): string {
  const options = { ...account, cwd: '/', env: { ...inheritedEnvironment(), ...settings }, encoding: 'utf8' } as const
  const { error, status, stderr } = spawnSync('sh', ['-c', backupScript('restore')], options)
  if (error) throw error
  return status === 0 ? '' : stderr.trim()
}
