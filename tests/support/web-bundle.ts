import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const client = join(web, 'dist', 'client')

/** Script of a document, and of a page with a form until it is interactive (P5); gzipped. */
export const scriptBudgets = { contentPage: 10_000, formPage: 168_000, contactForm: 163_000 } as const

/** Maximum that an app page may load until it is interactive. */
export function maxResponseBytes(screen: string): number {
  return screen.endsWith('/contact.tsx') ? scriptBudgets.contactForm : scriptBudgets.formPage
}

/** Sizes of the scripts that a browser loads for a screen, gzipped. */
export interface ScreenScripts {
  readonly screen: string
  /** Documents load only the early script. */
  readonly isDocument: boolean
  /** Bytes that every document loads. */
  readonly earlyBytes: number
  /** Script of an app page until it is interactive; a document loads none of it. */
  readonly responseBytes: number
}

interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type BuildManifest = Readonly<Record<string, BuiltChunk>>

/** Returns the script sizes of every screen of the built web client, from the imports in Vite's manifest. */
export function weighScreens(): readonly ScreenScripts[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as BuildManifest
  const screens = globSync('app/pages/*.tsx', { cwd: web }).filter((file) => !file.endsWith('-layout.tsx'))
  const earlyBytes = gzippedBytes(filesOf(manifest, ['app/entry.early.ts']))
  return screens.map((screen) => ({
    screen,
    isDocument: /isDocument:/.test(readFileSync(join(web, screen), 'utf8')),
    earlyBytes,
    responseBytes: gzippedBytes(startupModules(manifest, screen)),
  }))
}

/**
 * Everything that the router's own scripts import: React, the router with its list of routes, the frame and the screen.
 */
function startupModules(manifest: BuildManifest, screen: string): Iterable<string> {
  const routes = ['app/root.tsx', 'app/pages/public-layout.tsx', screen].map(
    (file) => `${file}?__react-router-build-client-route`,
  )
  const lists = globSync('assets/manifest-*.js', { cwd: client })
  return new Set([...filesOf(manifest, ['app/entry.early.ts', 'app/entry.client.tsx', ...routes]), ...lists])
}

/** Returns the files of these modules and of all their static imports. */
function filesOf(manifest: BuildManifest, modules: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const name of modules) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`${name} is not in the build of the web client`)
    if (found.has(chunk.file)) continue
    found.add(chunk.file)
    filesOf(manifest, chunk.imports ?? [], found)
  }
  return found
}

function gzippedBytes(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + gzipSync(readFileSync(join(client, file))).length, 0)
}
