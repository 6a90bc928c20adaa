import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Says where everything of a running stack is found, for tools and tests; without any password. */
export function writeStackFile(dir, found) {
  const file = join(dir, 'stack.json')
  writeFileSync(`${file}.draft`, `${JSON.stringify(found, null, 2)}\n`, { mode: 0o600 })
  renameSync(`${file}.draft`, file)
}

/** A stack that is not wholly up has no such file. */
export function removeStackFile(dir) {
  rmSync(join(dir, 'stack.json'), { force: true })
}

/** The URL without its password. */
export function withoutPassword(url) {
  const shown = new URL(url)
  shown.password = ''
  return shown.href
}
