import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../', import.meta.url))
const reactRouter = join(root, 'node_modules', '@react-router', 'dev', 'bin.js')
const notCopied = new Set(['node_modules', 'dist', '.local', '.react-router'])

let copy: string

/** Uses a copy of the web sources, so that it does not disturb concurrent builds. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'seneb-public-bundle-'))
  cpSync(join(root, 'web'), join(copy, 'web'), {
    recursive: true,
    filter: (source) => !notCopied.has(basename(source)),
  })
  for (const name of ['node_modules', 'web/node_modules', 'packages', 'package.json', 'tsconfig.base.json'])
    symlinkSync(join(root, name), join(copy, name))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Builds the public site from the unchanged copy; returns the hash of every file that a browser may load. */
async function publicFiles(): Promise<Readonly<Record<string, string>>> {
  await promisify(execFile)(process.execPath, [reactRouter, 'build'], { cwd: join(copy, 'web') })
  const client = join(copy, 'web', '.local', 'build', 'client')
  const files = globSync('**/*', { cwd: client, withFileTypes: true }).filter((entry) => entry.isFile())
  const hashes = files.map((file) => {
    const path = join(file.parentPath, file.name)
    return [path.slice(client.length), createHash('sha256').update(readFileSync(path)).digest('hex')] as const
  })
  return Object.fromEntries(hashes.toSorted())
}

test('the public site is the same to the byte with the staff desk and without it [D-37, P5]', async () => {
  const withDesk = await publicFiles()
  rmSync(join(copy, 'web', 'admin'), { recursive: true })
  const withoutDesk = await publicFiles()

  expect(Object.keys(withDesk).length).toBeGreaterThan(100)
  expect(withoutDesk).toEqual(withDesk)
}, 300_000)
