import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Stack } from '../../support/stack.js'

/** Returns the logs of all processes, including PostgreSQL and NATS. */
export function everyLog({ dir }: Stack): string {
  const logs = readdirSync(dir).filter((name) => name.endsWith('.log'))
  return logs.map((name) => readFileSync(join(dir, name), 'latin1')).join('\n')
}

/** Every file of the store of NATS, which is sealed. */
export function everyNatsFile({ dir }: Stack): string {
  const store = join(dir, 'nats', 'store')
  const files = readdirSync(store, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1')).join('\n')
}

/** Lines of a deployable's log that ring an alarm. */
export function alarmsOf({ dir }: Stack, name: string): string[] {
  const lines = readFileSync(join(dir, `${name}.log`), 'utf8').split('\n')
  return lines.filter((line) => /"level":"(?:error|fatal)"/.test(line))
}
