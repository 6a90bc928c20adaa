import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'

import type { OutputAsset, OutputChunk, Plugin } from 'rolldown'

import { packagePlugins } from './bundle-plugins.ts'
import { buildRecord, bundleFolder } from './compile-package.ts'
import { writeWhole } from './write-whole.ts'

/**
 * What stays a package of its own: argon2 is a program in another language, pg-native one that is not installed, and
 * pino finds its parts by where it lies.
 */
const notBundled = [/^@node-rs[/]argon2/, /^pg-native$/, /^pino$/]

/** All but the dictionaries for judging passwords, 1.7 MB that are read with the first password somebody chooses. */
const packagesReadAtOnce = /^\0node:|[\\/]node_modules[\\/](?!@zxcvbn-ts[\\/])/
const digestFile = 'built-from.txt'
/** Of others' packages; nobody reads their stacks in our sources, so it has no map. */
const packagesChunk = 'packages'

/** What a bundle is made of: nothing is written anew while none of it has changed. */
export interface BundleSources {
  /** The workspace whose programs they are. */
  readonly folder: string
  /** The compiled scripts where reading begins, `main.js` alone for most; paths from the workspace's `dist`. */
  readonly programs: readonly string[]
  /** The workspaces it may be made of, itself among them. */
  readonly workspaces: readonly string[]
  /** Names the versions of others' packages, the bundler's among them. */
  readonly lockFile: string
}

/**
 * Writes `dist/bundled/<program>` of each program: what is compiled and the packages it is made of, in a few scripts
 * instead of a thousand, which Node reads in half of the time and holds in two thirds of the memory (ADR 0144, 191).
 * Tells whether it was written.
 */
export async function bundleProgram(sources: BundleSources): Promise<boolean> {
  const target = join(sources.folder, bundleFolder)
  const digest = digestOf(sources)
  const areThere = sources.programs.every((program) => existsSync(join(target, basename(program))))
  if (areThere && digestBefore(target) === digest) return false
  await writeBundle({ dist: join(sources.folder, 'dist'), programs: sources.programs })
  await writeWhole(join(target, digestFile), digest)
  return true
}

/** Compiled programs that are being bundled. */
interface BundledPrograms {
  /** The folder of what is compiled. */
  readonly dist: string
  /** Paths from `dist`. */
  readonly programs: readonly string[]
  /** Where the folder will lie once it is whole, when that is elsewhere. */
  readonly place?: string
}

/** Writes `<dist>/bundled/<program>` from each `<dist>/<program>`, and takes away what an earlier bundle left there. */
export async function writeBundle({ dist, programs, place = dist }: BundledPrograms): Promise<void> {
  const target = join(dist, basename(bundleFolder))
  const files = filesOf(await bundled({ dist, programs, place }))
  const named = programs.map((program) => basename(program))
  // What names the others goes last: a process that starts meanwhile reads the old ones or the new.
  const order = ({ name }: WrittenFile) => (named.includes(name) ? 1 : 0)
  for (const { name, content } of files.toSorted((a, b) => order(a) - order(b))) {
    await writeWhole(join(target, name), content)
  }
  await removeOthers(target, [digestFile, ...files.map(({ name }) => name)])
}

async function bundled({
  dist,
  place,
  programs,
}: Required<BundledPrograms>): Promise<readonly (OutputAsset | OutputChunk)[]> {
  const target = join(place, basename(bundleFolder))
  const fromTarget = (file: string) =>
    relative(target, file.startsWith(join(dist, sep)) ? join(place, relative(dist, file)) : file)
  // A fifth of the time of a build that finds nothing to do.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: programs.map((program) => join(dist, program)),
    platform: 'node',
    external: notBundled,
    // As Node reads packages: without the last, one in both forms would be read in the older one.
    resolve: { conditionNames: ['node', 'module', 'module-sync'] },
    plugins: [...packagePlugins, compiledModules(fromTarget)],
    // As every process is started; React's other half stays out.
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // It tells of what is not installed (drivers of other databases, transports nobody uses), which stays outside.
    logLevel: 'silent',
  })
  try {
    const { output } = await bundle.generate({
      dir: target,
      format: 'esm',
      sourcemap: 'hidden',
      sourcemapPathTransform: (source) => fromTarget(join(target, source)),
      // Entities, providers and errors are told by the names of their classes.
      keepNames: true,
      // Node holds the text of every script for as long as the process lives.
      comments: false,
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: { groups: [{ name: packagesChunk, test: packagesReadAtOnce }] },
    })
    return output
  } finally {
    await bundle.close()
  }
}

/**
 * A module of ours brings its map along, where it has one, and finds what lies beside it where it lay: its own place is
 * written into it.
 */
function compiledModules(fromTarget: (file: string) => string): Plugin {
  return {
    name: 'compiled-modules',
    load: {
      filter: { id: { include: /\.js$/, exclude: /[\\/]node_modules[\\/]/ } },
      async handler(id) {
        const mapOf = existsSync(`${id}.map`) ? readFile(`${id}.map`, 'utf8') : undefined
        const [code, map] = await Promise.all([readFile(id, 'utf8'), mapOf])
        const place = `new URL(${JSON.stringify(fromTarget(id))}, import.meta.url).href`
        return { code: code.replaceAll('import.meta.url', place), map }
      },
    },
  }
}

/**
 * The same program with what is not ASCII written by its code: Node holds a script of ASCII by one byte a character, and
 * any other by two (ADR 190). It has no comments, and no template that is read raw has such a character.
 */
function toAscii(code: string): string {
  if (/\braw`[^`]*[^\0-\x7F`]/.test(code)) throw new Error('A raw template has a character beyond ASCII.')
  return code.replaceAll(/(\\*)([^\0-\x7F])/g, (_all, slashes: string, character: string) => {
    // A backslash of its own before such a character says nothing; before its code it would say something else.
    const before = slashes.slice(slashes.length % 2)
    return `${before}\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

interface WrittenFile {
  readonly name: string
  readonly content: string | Uint8Array
}

function filesOf(output: readonly (OutputAsset | OutputChunk)[]): WrittenFile[] {
  return output.flatMap((part) => {
    if (part.type === 'asset') return []
    const { fileName: name, map } = part
    // In a line with such a character the map points some columns beside; of what fails, people read the line.
    const code = toAscii(part.code)
    if (part.name === packagesChunk) return [{ name, content: code }]
    if (!map) return [{ name, content: code }]
    const mapName = `${name}.map`
    return [
      { name: mapName, content: JSON.stringify(map) },
      { name, content: `${code}\n//# sourceMappingURL=${mapName}\n` },
    ]
  })
}

async function removeOthers(target: string, names: readonly string[]): Promise<void> {
  const others = (await readdir(target)).filter((name) => !names.includes(name) && !name.endsWith('.draft'))
  await Promise.all(others.map((name) => rm(join(target, name), { force: true })))
}

function digestBefore(target: string): string | undefined {
  const file = join(target, digestFile)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function digestOf({ lockFile, programs, workspaces }: BundleSources): string {
  const digest = createHash('sha256')
    .update(programs.join())
    .update(readFileSync(import.meta.filename))
    .update(readFileSync(new URL('bundle-plugins.ts', import.meta.url)))
  for (const file of [lockFile, ...workspaces.map((folder) => buildRecord(folder))]) digest.update(readFileSync(file))
  return digest.digest('hex')
}
