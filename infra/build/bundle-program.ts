import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import type { OutputChunk } from 'rolldown'

import { buildRecord, bundleFolder } from './compile-package.ts'

/** Packages that Node reads from `node_modules` as they are published, each with why. */
const external = [
  // Programs in other languages, which locate files by their own path.
  /^@node-rs[/]argon2/,
  'sharp',
  'libheif-js/wasm-bundle.js',
  '@hyzyla/pdfium',
  // Only the thread that re-renders uploads needs it.
  '@cantoo/pdf-lib',
  // It locates its parts by its own path.
  'pino',
  // It loads Node's crypto through `module.require`, which a bundle does not have.
  '@apollo/utils.createhash',
  // The pages that Vite builds import the same ones.
  /^react(?:-dom|-router|-router-dom)?(?:[/]|$)/,
]

const packagePath = /[\\/]node_modules[\\/]/
const digestFile = 'built-from.txt'

/** The programs of a workspace; paths of their sources from its folder. */
export interface Programs {
  readonly folder: string
  readonly programs: readonly string[]
}

/** Sources of a bundle. The bundle is written again only when one of them has changed. */
export interface BundleSources extends Programs {
  /** Compiled workspaces that the bundle may contain, its own included. */
  readonly workspaces: readonly string[]
  /** File with the versions of third-party packages, the bundler's included. */
  readonly lockFile: string
}

/** Bundles the programs of a workspace if anything has changed since the last time. Returns whether it did. */
export async function bundleProgram(sources: BundleSources): Promise<boolean> {
  const target = join(sources.folder, bundleFolder)
  const digest = digestOf(sources)
  const allExist = sources.programs.every((program) => existsSync(join(target, scriptOf(program))))
  if (allExist && digestBefore(target) === digest) return false
  await writeBundle(sources)
  await writeFile(join(target, digestFile), digest)
  return true
}

/**
 * Writes `dist/bundled/<name>.js` of each program: few scripts instead of a thousand, which Node starts in half the
 * time. A module that reads our files must be one folder below `src` and use `../folder/file`, which is also valid from
 * `dist/bundled`.
 */
export async function writeBundle({ folder, programs }: Programs): Promise<void> {
  const target = join(folder, bundleFolder)
  const draft = `${target}.${process.pid}`
  // Imported here, because a build with nothing to do would spend a fifth of its time on it.
  const { build } = await import('rolldown')
  const { output } = await build({
    cwd: folder,
    input: programs.map((program) => join(folder, program)),
    platform: 'node',
    external,
    // Our packages are resolved to their sources, others to their ES modules where both formats exist, as Node does.
    resolve: { conditionNames: ['seneb-source', 'node', 'module', 'module-sync'] },
    // As every process is started.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Libraries import optional packages that are not installed.
    checks: { unresolvedImport: false },
    logLevel: 'warn',
    output: {
      dir: draft,
      format: 'esm',
      sourcemap: true,
      // Node keeps each source map in memory; stacks name lines and do not quote them.
      sourcemapExcludeSources: true,
      // Entities, providers and errors are identified by their class names.
      keepNames: true,
      // Node keeps the text of every script in memory for the life of the process.
      comments: false,
      // One character outside Latin-1 doubles the memory of a script's text.
      charset: 'ascii',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      // Contains only packages that a program imports at start; a later import becomes a separate script.
      codeSplitting: { groups: [{ name: 'packages', test: packagePath, tags: ['$initial'] }] },
    },
  })
  const packageChunks = output.filter((part) => part.type === 'chunk').filter(isPackageChunk)
  await Promise.all(packageChunks.map((script) => evictMap(draft, script)))
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
}

function isPackageChunk({ moduleIds }: OutputChunk): boolean {
  return moduleIds.every((id) => packagePath.test(id))
}

/** Removes a script's source map: Node would load it and keep it in memory, and stacks of packages need none. */
async function evictMap(folder: string, { code, fileName }: OutputChunk): Promise<void> {
  await writeFile(join(folder, fileName), code.replace(/\/\/# sourceMappingURL=.*\n?$/, ''))
  await rm(join(folder, `${fileName}.map`), { force: true })
}

function scriptOf(program: string): string {
  return basename(program).replace(/\.ts$/, '.js')
}

function digestBefore(target: string): string | undefined {
  const file = join(target, digestFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function digestOf({ lockFile, programs, workspaces }: BundleSources): string {
  const digest = createHash('sha256')
    .update(programs.join())
    .update(readFileSync(import.meta.filename))
  for (const file of [lockFile, ...workspaces.map((folder) => buildRecord(folder))]) digest.update(readFileSync(file))
  return digest.digest('hex')
}
