import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { compileCache, root } from '../process/paths.mjs'
import { captureOutput } from '../process/run-quietly.ts'
import { identityCommandEnvironment, type IdentityLocation } from './identity-command-environment.ts'

/** Returns the path of the file with a stack's invitation link for the first admin, readable only by its owner. */
export function firstAdminFile(dir: string): string {
  return join(dir, 'first-admin.json')
}

const email = 'owner@seneb.example'

interface FirstAdminOptions extends IdentityLocation {
  /** Folder that contains the stack's secrets. */
  readonly dir: string
  readonly env: NodeJS.ProcessEnv
}

/**
 * Creates the first admin's invitation link and writes it to a file that only its owner may read. Returns undefined and
 * leaves no file when an admin has joined. There is no default account, and no setup page that the first visitor could
 * claim.
 */
export async function writeFirstAdmin({ dir, env, ...identity }: FirstAdminOptions): Promise<string | undefined> {
  const program = join(root, 'services', 'identity', 'dist', 'bundled', 'identity-command.js')
  const args = [program, 'staff', 'first-admin', '--email', email]
  const own = { ...identityCommandEnvironment(identity), NODE_COMPILE_CACHE: compileCache }
  const output = await captureOutput(process.execPath, args, { env: { ...env, ...own } })
  const file = firstAdminFile(dir)
  rmSync(file, { force: true })
  const found = output.split('\n').find((line) => line.startsWith('{'))
  if (found === undefined) return undefined
  writeFileSync(file, `${found}\n`, { mode: 0o600 })
  const { url } = JSON.parse(found) as { url: string }
  return url
}
