import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { forgetDataOutside } from '../postgres/postgres-binaries.ts'

/** Removes what earlier starts stored; databases and buses that were given stay as they are. */
export function forgetEverything(dir: string): void {
  forgetDataOutside(join(dir, 'postgres'))
  for (const name of ['postgres', 'nats', 'mail', 'logs', 'compile-cache', 'secrets.json', 'stack.json']) {
    rmSync(join(dir, name), { recursive: true, force: true })
  }
}
