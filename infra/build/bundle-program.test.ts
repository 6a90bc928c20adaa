import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
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
  programs: ['src/main.ts'],
  workspaces: [folder],
  lockFile: join(folder, 'package-lock.json'),
})
const run = (...args: string[]) =>
  execFileSync(process.execPath, ['--enable-source-maps', join(bundled(), 'main.js'), ...args], { encoding: 'utf8' })

/** Runs in a separate process, because the bundler does not accept arrays of Jest's realm. */
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

test('two programs of a workspace share common chunks, and a lost second program is rebuilt', async () => {
  write('src/commands/tell.ts', `import { answer } from '../noun/answer.js'\nconsole.log('told', answer())`)
  await compilePackage(folder)
  const both = JSON.stringify({ ...sources(), programs: ['src/main.ts', 'src/commands/tell.ts'] })
  const bundle = () => inProcess(`console.log(await bundler.bundleProgram(${both}))`)
  const runTell = () => execFileSync(process.execPath, [join(bundled(), 'tell.js')], { encoding: 'utf8' })

  expect(bundle()).toBe('true\n')
  expect([run(), runTell()]).toEqual(['forty-two\n', 'told forty-two\n'])
  const withResult = readdirSync(bundled()).filter(
    (name) => name.endsWith('.js') && readFileSync(join(bundled(), name), 'utf8').includes('forty-two'),
  )
  expect(withResult).toHaveLength(1)
  expect(bundle()).toBe('false\n')
  rmSync(join(bundled(), 'tell.js'))
  expect(bundle()).toBe('true\n')
  expect(runTell()).toBe('told forty-two\n')
})

test('two classes or functions of one name are both reported', async () => {
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

test('a module one folder below src finds a file by its path from there', async () => {
  write('src/noun/said.json', '"read"')
  write(
    'src/noun/answer.ts',
    `import { readFileSync } from 'node:fs'
     export const answer = (): string => JSON.parse(readFileSync(new URL('../noun/said.json', import.meta.url), 'utf8'))`,
  )
  await build()

  expect(run()).toBe('read\n')
})

test('a failure is reported with its source line', async () => {
  write('src/noun/answer.ts', `export const answer = (): string => {\n  return String(new Error('here').stack)\n}`)
  await build()

  expect(run()).toContain(join(folder, 'src/noun/answer.ts:2'))
})

test('a missing package is requested only when it is needed', async () => {
  write(
    'src/noun/answer.ts',
    `export const answer = (): string => (process.argv[9] ? String(import('not-installed')) : 'none')`,
  )
  await build()

  expect(run()).toBe('none\n')
})

test('a package that is imported on demand is neither read nor run at the start', async () => {
  write('node_modules/early/package.json', '{"name":"early","type":"module","exports":"./index.js"}')
  write('node_modules/early/index.js', `export const early = 'early'`)
  write('node_modules/late/package.json', '{"name":"late","type":"module","exports":"./index.js"}')
  write('node_modules/late/index.js', `console.log('loaded')\nexport const late = 'late'`)
  write(
    'src/noun/answer.ts',
    `import { early } from 'early'
     export const answer = (): string => {
       if (process.argv[2]) void import('late').then(({ late }) => console.log(late))
       return early
     }`,
  )
  await build()

  expect(run()).toBe('early\n')
  expect(run('on demand')).toBe('early\nloaded\nlate\n')
})

test('the maps of a bundle hold no sources, and scripts of packages have no map', async () => {
  write('node_modules/early/package.json', '{"name":"early","type":"module","exports":"./index.js"}')
  write('node_modules/early/index.js', `export const early = 'early'`)
  write('src/noun/answer.ts', `export { early as answer } from 'early'`)
  write('src/main.ts', `import { answer } from './noun/answer.js'\nconsole.log(answer)`)
  await build()

  const maps = readdirSync(bundled()).filter((name) => name.endsWith('.map'))
  expect(maps).toEqual(['main.js.map'])
  const script = readdirSync(bundled()).find((name) => name.startsWith('packages'))
  expect(readFileSync(join(bundled(), script ?? ''), 'utf8')).not.toContain('sourceMappingURL')
  const map = JSON.parse(readFileSync(join(bundled(), 'main.js.map'), 'utf8')) as { sourcesContent?: unknown }
  expect(map.sourcesContent ?? []).toEqual([])
})

test('a second build writes only changed files and removes those of the previous one', async () => {
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

test('lost files are written again', async () => {
  await build()
  rmSync(join(bundled(), 'main.js'))

  expect(await build()).toBe(true)
  expect(existsSync(join(bundled(), 'main.js'))).toBe(true)
})
