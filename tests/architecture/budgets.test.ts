import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { expect, test } from '@jest/globals'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const client = join(web, 'dist', 'client')

/** What a person's browser loads before a page of words is there to read and to click, gzipped. */
const contentPageBytes = 90_000
/** What it loads until a form answers. */
const formPageBytes = 160_000

interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as Readonly<
  Record<string, BuiltChunk>
>
const screens = globSync('app/pages/*.tsx', { cwd: web }).filter((file) => basename(file) !== 'screen.tsx')
const hydratesAtOnce = (screen: string): boolean => /hydrate: 'now'/.test(readFileSync(join(web, screen), 'utf8'))

/** The files of these modules and of all they import at once. */
function filesOf(modules: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of modules) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build; npm run build makes it anew`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(chunk.imports ?? [], found)
  }
  return found
}

function gzippedBytes(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipSync(readFileSync(join(client, file))).length, 0)
}

const entry = 'app/entry.client.tsx'
const route = (file: string): string => `${file}?__react-router-build-client-route`

/** Everything hydration imports for a screen: React, the router, the frame and the screen (app/hydrate.tsx). */
function hydrated(screen: string): ReadonlySet<string> {
  const routes = ['app/root.tsx', 'app/pages/screen.tsx', screen].map(route)
  return new Set([...filesOf([entry, 'app/hydrate.tsx', ...routes]), ...globSync('assets/manifest-*.js', { cwd: client })])
}

test.each(screens.filter((screen) => !hydratesAtOnce(screen)))(
  '%s loads at most 90 kB of script before it is reached for [P5]',
  (screen) => {
    expect(manifest[route(screen)]).toBeDefined()
    expect(gzippedBytes(filesOf([entry]))).toBeLessThanOrEqual(contentPageBytes)
  },
)

test.each(screens.filter(hydratesAtOnce))('%s loads at most 160 kB of script until it answers [P5]', (screen) => {
  const files = hydrated(screen)
  expect(files.size).toBeGreaterThan(5)
  expect(gzippedBytes(files)).toBeLessThanOrEqual(formPageBytes)
})
