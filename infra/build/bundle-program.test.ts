import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, test } from '@jest/globals'

import { compilePackage } from './compile-package.ts'

const bundler = new URL('bundle-program.ts', import.meta.url).href

let folder: string

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}
const bundled = () => join(folder, 'dist', 'bundled')
const sources = () => ({
  folder,
  programs: ['main.js'],
  workspaces: [folder],
  lockFile: join(folder, 'package-lock.json'),
})
const run = () =>
  execFileSync(process.execPath, ['--enable-source-maps', join(bundled(), 'main.js')], { encoding: 'utf8' })

/** In a process of its own: the bundler takes no arrays of Jest's realm. */
function inProcess(work: string): string {
  const program = `import * as bundler from ${JSON.stringify(bundler)}\n${work}`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
}

async function build(): Promise<boolean> {
  await compilePackage(folder)
  return inProcess(`console.log(await bundler.bundleProgram(${JSON.stringify(sources())}))`) === 'true\n'
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seneb-bundle-'))
  write('package.json', '{"type":"module"}')
  write('package-lock.json', '{}')
  write('src/main.ts', `import { answer } from './noun/answer.js'\nconsole.log(answer())`)
  write('src/noun/answer.ts', `export const answer = (): string => 'forty-two'`)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('a program runs as its modules did', async () => {
  expect(await build()).toBe(true)

  expect(run()).toBe('forty-two\n')
})

test('two programs of a workspace share what both are made of, and the second is written anew when it is lost', async () => {
  write('src/commands/tell.ts', `import { answer } from '../noun/answer.js'\nconsole.log('told', answer())`)
  await compilePackage(folder)
  const both = JSON.stringify({ ...sources(), programs: ['main.js', join('commands', 'tell.js')] })
  const bundle = () => inProcess(`console.log(await bundler.bundleProgram(${both}))`)
  const told = () => execFileSync(process.execPath, [join(bundled(), 'tell.js')], { encoding: 'utf8' })

  expect(bundle()).toBe('true\n')
  expect([run(), told()]).toEqual(['forty-two\n', 'told forty-two\n'])
  const withAnswer = readdirSync(bundled()).filter(
    (name) => name.endsWith('.js') && readFileSync(join(bundled(), name), 'utf8').includes('forty-two'),
  )
  expect(withAnswer).toHaveLength(1)
  expect(bundle()).toBe('false\n')
  rmSync(join(bundled(), 'tell.js'))
  expect(bundle()).toBe('true\n')
  expect(told()).toBe('told forty-two\n')
})

test('two classes or functions of one name are told by it, both', async () => {
  write(
    'src/noun/one.ts',
    `class Plan {}\nfunction plan() {}\nexport const one = [new Plan().constructor.name, plan.name]`,
  )
  write(
    'src/noun/other.ts',
    `class Plan {}\nfunction plan() {}\nexport const other = [new Plan().constructor.name, plan.name]`,
  )
  write(
    'src/main.ts',
    `import { one } from './noun/one.js'\nimport { other } from './noun/other.js'\nconsole.log([...one, ...other].join())`,
  )
  await build()

  expect(run()).toBe('Plan,plan,Plan,plan\n')
})

test('a module finds the file beside it', async () => {
  write('src/noun/said.json', '"read"')
  write(
    'src/noun/answer.ts',
    `import { readFileSync } from 'node:fs'
     export const answer = (): string => JSON.parse(readFileSync(new URL('said.json', import.meta.url), 'utf8'))`,
  )
  await build()

  expect(run()).toBe('read\n')
})

test('a failure is told with the line of the source', async () => {
  write('src/noun/answer.ts', `export const answer = (): string => {\n  return String(new Error('here').stack)\n}`)
  await build()

  expect(run()).toContain(join(folder, 'src/noun/answer.ts:2'))
})

test('what is said in other letters is held by one byte a character, and says the same [P6]', async () => {
  const said =
    "export const said = ['é', 'd\\’accord', '\\\\ü', `😀`, /^[０-９😀]+$/u.test('５😀'), 'a'.padEnd(2, '•')]"
  write('node_modules/letters/package.json', '{"type":"module","main":"main.js"}')
  write('node_modules/letters/main.js', `/** Ünterwegs */\n${said}`)
  write(
    'src/main.ts',
    `// @ts-expect-error it has no types\nimport { said } from 'letters'\nconsole.log([...said, '–'].join())`,
  )
  await build()

  expect(run()).toBe('é,d’accord,\\ü,😀,true,a•,–\n')
  const scripts = readdirSync(bundled()).filter((name) => name.endsWith('.js'))
  expect(scripts.filter((name) => /^main|^packages-/.test(name))).toHaveLength(2)
  for (const script of scripts) expect(readFileSync(join(bundled(), script), 'utf8')).toMatch(/^[\0-\x7F]+$/)
})

test('a program that is bundled where it will not lie finds what is beside it and around it where it will', async () => {
  write('around/package.json', '{"type":"module","main":"around.js"}')
  write('around/said.json', '"around"')
  const reading = "JSON.parse(readFileSync(new URL('said.json', import.meta.url), 'utf8'))"
  write('around/around.js', `import { readFileSync } from 'node:fs'\nexport const around = ${reading}`)
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(folder, 'around'), join(folder, 'node_modules', 'around'))
  write('src/noun/said.json', '"beside"')
  write(
    'src/noun/answer.ts',
    `import { readFileSync } from 'node:fs'
     // @ts-expect-error it has no types
     import { around } from 'around'
     export const answer = (): string => [${reading}, around, new Error('here').stack].join()`,
  )
  const workshop = join(folder, 'in', 'workshop')
  cpSync(join(folder, 'src'), join(workshop, 'src'), { recursive: true })
  await compilePackage(workshop)
  const [draft, dist] = [join(workshop, 'dist'), join(folder, 'dist')]
  inProcess(`await bundler.writeBundle(${JSON.stringify({ dist: draft, programs: ['main.js'], place: dist })})`)
  renameSync(draft, dist)

  expect(run()).toContain('beside,around,Error: here')
  expect(run()).toContain(join(workshop, 'src/noun/answer.ts:4'))
})

test('an export in the older form is a value, and what a getter gives is read when it is asked for [P4]', async () => {
  write('node_modules/older/package.json', '{"main":"main.js"}')
  write(
    'node_modules/older/main.js',
    `let reads = 0
     exports.plain = 'plain'
     Object.defineProperty(exports, 'read', { enumerable: true, get: () => (reads += 1) })
     exports.reads = () => reads`,
  )
  write(
    'src/main.ts',
    `// @ts-expect-error it has no types
     import * as older from 'older'
     const property = Object.getOwnPropertyDescriptor(older, 'plain')
     console.log([property?.value, property?.get, older.reads(), older.read, older.read].join())`,
  )
  await build()

  expect(run()).toBe('plain,,0,1,2\n')
})

test('a package that asks its module for what Node brings is given it [P2]', async () => {
  write('node_modules/older/package.json', '{"main":"main.js"}')
  write(
    'node_modules/older/main.js',
    `exports.kind = module.require ? typeof module.require('crypto').createHash : 'not in Node'`,
  )
  write('src/main.ts', `// @ts-expect-error it has no types\nimport { kind } from 'older'\nconsole.log(kind)`)
  await build()

  expect(run()).toBe('function\n')
})

test("of TypeORM's drivers only PostgreSQL's is there, and another says that it is not [P6]", async () => {
  write('node_modules/typeorm/package.json', '{"main":"main.js"}')
  write('node_modules/typeorm/driver/postgres/PostgresDriver.js', 'exports.PostgresDriver = class { works = "works" }')
  write('node_modules/typeorm/driver/oracle/OracleDriver.js', 'exports.OracleDriver = class { works = "works" }')
  write(
    'node_modules/typeorm/main.js',
    `const { OracleDriver } = require('./driver/oracle/OracleDriver.js')
     const { PostgresDriver } = require('./driver/postgres/PostgresDriver.js')
     exports.oracle = () => new OracleDriver().works
     exports.postgres = () => new PostgresDriver().works`,
  )
  write(
    'src/main.ts',
    `// @ts-expect-error it has no types
     import { oracle, postgres } from 'typeorm'
     console.log(postgres())
     try { oracle() } catch (error) { console.log((error as Error).message) }`,
  )
  await build()

  expect(run()).toBe('works\nOracleDriver is not in this bundle, which knows PostgreSQL alone.\n')
})

test('a document read by graphql-tag keeps small trees without places [P6]', async () => {
  write('node_modules/graphql-tag/package.json', '{"main":"main.js"}')
  write(
    'node_modules/graphql-tag/main.js',
    `function stripLoc(node) {
       if (node.loc)
         delete node.loc;
       return node;
     }
     exports.tree = () => stripLoc({ kind: 'Name', loc: { start: 1 } })`,
  )
  write(
    'src/main.ts',
    `// @ts-expect-error it has no types\nimport { tree } from 'graphql-tag'\nconsole.log(JSON.stringify(tree()), 'loc' in tree())`,
  )
  await build()

  expect(run()).toBe('{"kind":"Name"} true\n')
})

test('what Node brings is there under each of its names, and what of it nobody asks for is not loaded [P10]', async () => {
  write(
    'src/main.ts',
    `import http, { createServer } from 'node:http'
     import * as all from 'node:http'
     const loaded = (process as unknown as { moduleLoadList: readonly string[] }).moduleLoadList
     const same = new Set([http.createServer, createServer, all.createServer, process.getBuiltinModule('http').createServer])
     console.log(same.size, loaded.some((name) => name.includes('undici')))`,
  )
  await build()

  expect(run()).toBe('1 false\n')
})

test('a package that is not installed is asked for only when it is needed', async () => {
  write(
    'src/noun/answer.ts',
    `export const answer = (): string => (process.argv[9] ? String(import('not-installed')) : 'none')`,
  )
  await build()

  expect(run()).toBe('none\n')
})

test('a second build writes only what has changed, and leaves nothing of the one before', async () => {
  await build()
  const { ino } = statSync(join(bundled(), 'main.js'))

  expect(await build()).toBe(false)
  expect(statSync(join(bundled(), 'main.js')).ino).toBe(ino)

  writeFileSync(join(bundled(), 'packages-old.js'), '')
  write('src/noun/answer.ts', `export const answer = (): string => 'another'`)
  expect(await build()).toBe(true)
  expect(run()).toBe('another\n')
  expect(readdirSync(bundled()).toSorted()).toEqual(['built-from.txt', 'main.js', 'main.js.map'])
})

test('a package of another version is bundled anew', async () => {
  await build()
  write('package-lock.json', '{"packages":{}}')

  expect(await build()).toBe(true)
})

test('what was lost comes back', async () => {
  await build()
  rmSync(join(bundled(), 'main.js'))

  expect(await build()).toBe(true)
  expect(existsSync(join(bundled(), 'main.js'))).toBe(true)
})
