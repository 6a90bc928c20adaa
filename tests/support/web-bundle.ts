import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const web = fileURLToPath(new URL('../../web/', import.meta.url))
const client = join(web, 'dist', 'client')
const entry = 'app/entry.client.tsx'

/** P5: script before a page of words can be read and clicked, and until a form answers; gzipped. */
export const scriptBudgets = { contentPage: 10_000, formPage: 168_000, contactForm: 163_000 } as const

/** The most that a screen may load until it answers. */
export function maxHydratedBytes(screen: string): number {
  return screen.endsWith('/contact.tsx') ? scriptBudgets.contactForm : scriptBudgets.formPage
}

/** What a browser loads of a screen's scripts, gzipped. */
export interface ScreenScripts {
  readonly screen: string
  /** True for forms, whose script is loaded before anybody reaches for something. */
  readonly loadsEagerly: boolean
  /** With the document. */
  readonly firstBytes: number
  /** Until React answers: at once for a form, on intent for a page of words. */
  readonly hydratedBytes: number
}

interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

type BuildManifest = Readonly<Record<string, BuiltChunk>>

/** Weighs the scripts of every screen of the built web client, by Vite's manifest of what imports what. */
export function weighScreens(): readonly ScreenScripts[] {
  const manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8')) as BuildManifest
  const screens = globSync('app/pages/*.tsx', { cwd: web }).filter((file) => !file.endsWith('-layout.tsx'))
  const first = gzippedBytes(filesOf(manifest, [entry]))
  return screens.map((screen) => ({
    screen,
    loadsEagerly: /hydrate: [^}]*'(?:now|presence)'/.test(readFileSync(join(web, screen), 'utf8')),
    firstBytes: first,
    hydratedBytes: gzippedBytes(hydrated(manifest, screen)),
  }))
}

/** Everything hydration imports: React, the router with its list of routes, the frame and the screen (hydration/hydrate.tsx). */
function hydrated(manifest: BuildManifest, screen: string): Iterable<string> {
  const routes = ['app/root.tsx', 'app/pages/public-layout.tsx', screen].map(
    (file) => `${file}?__react-router-build-client-route`,
  )
  const lists = globSync('assets/manifest-*.js', { cwd: client })
  return new Set([...filesOf(manifest, [entry, 'app/hydration/hydrate.tsx', ...routes]), ...lists])
}

/** The files of these modules and of all they import at once. */
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
