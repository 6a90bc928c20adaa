import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { basename, join, relative, sep } from 'node:path'

import type { OutputAsset, OutputChunk, Plugin } from 'rolldown'

import { buildRecord, bundleFolder } from './compile-package.ts'
import { writeWhole } from './write-whole.ts'

/**
 * What stays a package of its own: argon2 is a program in another language, pg-native one that is not installed, and
 * pino finds its parts by where it lies.
 */
const notBundled = [/^@node-rs[/]argon2/, /^pg-native$/, /^pino$/]

/** All but the dictionaries for judging passwords, 1.7 MB that are read with the first password somebody chooses. */
const packagesReadAtOnce = /^\0node:|[\\/]node_modules[\\/](?!@zxcvbn-ts[\\/])/
const nodeModule = '\0node:'
const digestFile = 'built-from.txt'
/** Of others' packages; nobody reads their stacks in our sources, so it has no map. */
const packagesChunk = 'packages'

/** What a bundle is made of: nothing is written anew while none of it has changed. */
export interface BundleSources {
  /** The workspace whose program it is. */
  readonly folder: string
  /** The compiled script where reading begins, `main.js` for most; path from the workspace's `dist`. */
  readonly program: string
  /** The workspaces it may be made of, itself among them. */
  readonly workspaces: readonly string[]
  /** Names the versions of others' packages, the bundler's among them. */
  readonly lockFile: string
}

/**
 * Writes `dist/bundled/<program>`: the compiled program and the packages it is made of in a few scripts instead of a
 * thousand, which Node reads in half of the time and holds in two thirds of the memory (ADR 0144, 191). Tells whether it
 * was written.
 */
export async function bundleProgram(sources: BundleSources): Promise<boolean> {
  const target = join(sources.folder, bundleFolder)
  const digest = digestOf(sources)
  if (existsSync(join(target, basename(sources.program))) && digestBefore(target) === digest) return false
  await writeBundle({ dist: join(sources.folder, 'dist'), program: sources.program })
  await writeWhole(join(target, digestFile), digest)
  return true
}

/** A compiled program that is being bundled. */
interface BundledProgram {
  /** The folder of what is compiled. */
  readonly dist: string
  /** Path from `dist`. */
  readonly program: string
  /** Where the folder will lie once it is whole, when that is elsewhere. */
  readonly place?: string
}

/** Writes `<dist>/bundled/<program>` from `<dist>/<program>`, and takes away what an earlier bundle left there. */
export async function writeBundle({ dist, program, place = dist }: BundledProgram): Promise<void> {
  const target = join(dist, basename(bundleFolder))
  const files = filesOf(await bundled({ dist, program, place }))
  // What names the others goes last: a process that starts meanwhile reads the old ones or the new.
  const order = ({ name }: WrittenFile) => (name === basename(program) ? 1 : 0)
  for (const { name, content } of files.toSorted((a, b) => order(a) - order(b))) {
    await writeWhole(join(target, name), content)
  }
  await removeOthers(target, [digestFile, ...files.map(({ name }) => name)])
}

async function bundled({
  dist,
  place,
  program,
}: Required<BundledProgram>): Promise<readonly (OutputAsset | OutputChunk)[]> {
  const target = join(place, basename(bundleFolder))
  const fromTarget = (file: string) =>
    relative(target, file.startsWith(join(dist, sep)) ? join(place, relative(dist, file)) : file)
  // A fifth of the time of a build that finds nothing to do.
  const { rolldown } = await import('rolldown')
  const bundle = await rolldown({
    input: join(dist, program),
    platform: 'node',
    external: notBundled,
    // As Node reads packages: without the last, one in both forms would be read in the older one.
    resolve: { conditionNames: ['node', 'module', 'module-sync'] },
    plugins: [nodeModules, valuesOfExports, requireOfModules, driversOfOthers, placelessTrees, compiledModules(fromTarget)],
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
      entryFileNames: basename(program),
      chunkFileNames: '[name]-[hash].js',
      codeSplitting: { groups: [{ name: packagesChunk, test: packagesReadAtOnce }] },
    })
    return output
  } finally {
    await bundle.close()
  }
}

/**
 * What Node itself brings is read as `require` gives it. An `import` of it asks for every export, also for those that Node
 * loads only when they are asked for: an import of `node:http` loads the client of `fetch`, which is 30 ms of each start and
 * 2 MB of each heap (ADR 191).
 */
const nodeModules: Plugin = {
  name: 'node-modules',
  resolveId: {
    filter: { id: /^[a-z:_/0-9]+$/ },
    // What the bundler adds of its own (its importer begins as ours does) is what makes `require` work.
    handler: (id, importer) =>
      isBuiltin(id) && !importer?.startsWith('\0') ? `${nodeModule}${id.replace(/^node:/, '')}` : null,
  },
  load: {
    filter: { id: new RegExp(`^${nodeModule}`) },
    handler: (id) => `module.exports = process.getBuiltinModule(${JSON.stringify(id.slice(nodeModule.length))})`,
  },
}

const boundGetter = 'get: ((k) => from[k]).bind(null, key),'
const valueOrGetter = `...('value' in __getOwnPropDesc(from, key) ? { value: from[key] } : { ${boundGetter} }),`

/**
 * A module of the older form gives its exports to one that imports it as values, as Node does. The bundler makes a bound
 * function of each, which the engine calls for every use: a tenth of what a page costs to render (P4, ADR 191). What is a
 * getter by itself stays one, because reading it may load more.
 */
const valuesOfExports: Plugin = {
  name: 'values-of-exports',
  transform: {
    filter: { id: /^\0rolldown[/]runtime[.]js$/ },
    handler(code) {
      if (!code.includes(boundGetter)) throw new Error('The bundler gives exports of older modules in another way now.')
      return { code: code.replace(boundGetter, valueOrGetter), map: null }
    },
  },
}

/**
 * A module of the older form that asks by `module.require` is given what it asks for. The bundler knows `require` alone, so
 * such a module would take that it is not in Node: Apollo reckoned the hash of each query in JavaScript (P2, ADR 199).
 */
const requireOfModules: Plugin = {
  name: 'require-of-modules',
  transform: {
    filter: { id: /[\\/]node_modules[\\/].*[.]c?js$/, code: /\bmodule[.]require\b/ },
    handler: (code) => ({ code: code.replaceAll(/\bmodule[.]require\b/g, 'require'), map: null }),
  },
}

/**
 * TypeORM reads its driver of every database it knows, a fifth of what a service reads and holds; ours is PostgreSQL. In
 * place of each other stands a class that says so (P6, ADR 199).
 */
const driversOfOthers: Plugin = {
  name: 'drivers-of-others',
  load: {
    filter: { id: /[\\/]typeorm[\\/]driver[\\/](?!postgres[\\/])[^\\/]+[\\/]\w+Driver[.]js$/ },
    handler(id) {
      const driver = basename(id, '.js')
      return `exports.${driver} = class ${driver} {
        constructor() { throw new Error('${driver} is not in this bundle, which knows PostgreSQL alone.') } }`
    },
  },
}

const placeTaken = 'delete node.loc;'

/**
 * graphql-tag takes from each node of a document its place. An object that loses a property is kept as a dictionary from
 * then on, which is 6 MB for our graph; one whose property has no value stays as small as it was (P6, ADR 199).
 */
const placelessTrees: Plugin = {
  name: 'placeless-trees',
  transform: {
    filter: { id: /[\\/]graphql-tag[\\/].*[.]js$/, code: /stripLoc/ },
    handler(code) {
      if (!code.includes(placeTaken)) throw new Error('graphql-tag takes places from documents in another way now.')
      return { code: code.replaceAll(placeTaken, 'node.loc = undefined;'), map: null }
    },
  },
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

function digestOf({ lockFile, program, workspaces }: BundleSources): string {
  const digest = createHash('sha256')
    .update(program)
    .update(readFileSync(import.meta.filename))
  for (const file of [lockFile, ...workspaces.map((folder) => buildRecord(folder))]) digest.update(readFileSync(file))
  return digest.digest('hex')
}
