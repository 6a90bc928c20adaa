import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const dist = fileURLToPath(new URL('../../web/dist/', import.meta.url))

/** Maximum size of the staff desk's scripts that a person loads, gzipped, in bytes (budgets of the staff desk). */
export const deskBudgets = { signIn: 95_000, desk: 190_000 } as const

interface BuiltModule {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Returns the gzipped size of everything that these modules of the desk import statically. */
export function deskBytes(...modules: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(dist, 'admin', '.vite', 'manifest.json'), 'utf8')) as Readonly<
    Record<string, BuiltModule>
  >
  const files = new Set<string>()
  const collect = (name: string) => {
    const built = manifest[name]
    if (!built) throw new Error(`${name} is not in the build of the desk`)
    if (files.has(built.file)) return
    files.add(built.file)
    for (const imported of built.imports ?? []) collect(imported)
  }
  modules.forEach(collect)
  return [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(join(dist, 'admin', file)), { level: 9 }).length,
    0,
  )
}

/** Every text that a browser is sent of the public site: scripts, styles, manifests. */
export function publicTexts(): ReadonlyMap<string, string> {
  const files = globSync('**/*.{js,css,json,webmanifest,html}', { cwd: join(dist, 'client') })
  return new Map(files.map((file) => [file, readFileSync(join(dist, 'client', file), 'utf8')]))
}
