import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Content of stack.json. */
export interface StackInfo {
  readonly web: string
  readonly gateway: string
  readonly graphql: string
  readonly mailbox: string | null
  readonly smtp: string
  /** URL of the trace viewer, which shows one request through every process; null when spans go elsewhere. */
  readonly traces: string | null
  readonly postgres: string
  readonly nats: string
  readonly health: Readonly<Record<string, string>>
  readonly logs: string
  readonly startedAt: string
  readonly pid: number
}

/** Writes the addresses of all parts of a running stack, for tools and tests; without any password. */
export function writeStackFile(dir: string, found: StackInfo): void {
  const file = join(dir, 'stack.json')
  writeFileSync(`${file}.draft`, `${JSON.stringify(found, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

/** A stack that is not wholly up has no such file. */
export function removeStackFile(dir: string): void {
  rmSync(join(dir, 'stack.json'), { force: true })
}

/** The URL without its password. */
export function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  return shown.href
}
