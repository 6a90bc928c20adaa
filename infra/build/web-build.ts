import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { root } from '../process/paths.mjs'
import { plainFailure } from '../process/plain-failure.mjs'
import { outputOf, captureOutput } from '../process/run-quietly.ts'
import { writeBundle } from './bundle-program.ts'
import { bundleFolder } from './compile-package.ts'

const web = join(root, 'web')
const script = join(web, 'build.mjs')
const record = join(root, 'node_modules', '.cache', 'seneb', 'web-build.txt')

/** Folders that the web build generates or ignores. */
const notSources = new Set(['node_modules', 'dist', 'build', 'generated', '.react-router'])

/**
 * Builds the web application, once it exists: its pages with the script `web/build.mjs`, its server as a bundle. Does
 * nothing when no source has changed since the last time. Returns whether it was built.
 */
export async function buildWeb(): Promise<boolean> {
  if (!existsSync(script)) return false
  const digest = digestOfSources()
  if (existsSync(join(web, bundleFolder, 'main.js')) && lastDigest() === digest) return false
  try {
    await captureOutput(process.execPath, [script], { cwd: web })
  } catch (error) {
    throw plainFailure(`The web application did not build:\n${outputOf(error)}`)
  }
  await writeBundle({ folder: web, programs: ['server/main.ts'] })
  mkdirSync(dirname(record), { recursive: true })
  writeFileSync(record, digest)
  return true
}

function lastDigest(): string | undefined {
  return existsSync(record) ? readFileSync(record, 'utf8') : undefined
}

function digestOfSources(): string {
  const shared = ['contracts', 'platform', 'ui'].map((name) => join(root, 'packages', name, 'src'))
  const single = [
    'package-lock.json',
    'gateway/site-schema.graphql',
    'gateway/staff-schema.graphql',
    'codegen.yml',
    'infra/build/bundle-program.ts',
  ].map((name) => join(root, name))
  const found = [web, ...shared].flatMap((folder) => filesBelow(folder))
  const files = [...found, ...single.filter((file) => existsSync(file))].sort()
  const digest = createHash('sha256')
  for (const file of files) digest.update(`${relative(root, file)}\n`).update(readFileSync(file))
  return digest.digest('hex')
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !notSources.has(name))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}
