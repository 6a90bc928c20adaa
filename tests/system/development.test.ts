import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { platform } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { chromium, type Browser, type Page } from '@playwright/test'

import { deleteDataOutside } from '../../infra/postgres/postgres-binaries.ts'
import { chromiumProgram } from '../../infra/programs/programs.ts'
import { inheritedEnvironment } from '../support/config.js'
import { eventually } from '../support/eventually.js'
import { freePortBase } from '../support/free-port-base.js'

/** A restarted service reads all its sources, which takes long beside other tests. */
const restartMs = 60_000
jest.setTimeout(3 * restartMs)

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A copy of the checkout whose files may be edited; inside of it, so that packages can be linked. */
let copy = ''
let development: ChildProcess | undefined
let printed = ''
let base: number
let browser: Browser | undefined
let page: Page

beforeAll(async () => {
  copy = copyOfCheckout()
  base = await freePortBase()
  development = spawn(process.execPath, ['infra/local/start.mjs', '--dev', '--port-base', String(base)], {
    cwd: copy,
    env: inheritedEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const output of [development.stdout, development.stderr]) output?.on('data', (text) => (printed += String(text)))
  await eventually('npm run dev is ready', () => hasPrinted('Seneb is ready') || hasEnded(), 240_000)
  browser = await chromium.launch({ executablePath: await chromiumProgram(() => undefined), args: ['--no-sandbox'] })
  page = await browser.newPage()
  page.setDefaultTimeout(restartMs)
}, 300_000)

afterAll(async () => {
  await browser?.close()
  if (development?.exitCode === null) {
    const exited = once(development, 'exit')
    development.kill('SIGINT')
    await exited
  }
  deleteDataOutside(join(copy, '.local', 'postgres'))
  rmSync(copy, { recursive: true, force: true })
}, 60_000)

test('an edited text of a component appears in the open page right away, and typed values stay', async () => {
  await page.goto(`http://localhost:${base}/trip-planner`)
  const name = page.getByLabel('Full name')
  await name.click()
  await page.locator('html[data-hydrated]').waitFor()
  await name.fill('Amal Haddad')

  const edit = edited('web/app/features/trip-plans/trip-plans.copy.ts', 'Personal Information', 'About the patient')
  await page.getByText('About the patient').first().waitFor()
  edit.undo()
  await page.getByText('Personal Information').first().waitFor()

  expect(await name.inputValue()).toBe('Amal Haddad')
})

test('an edited service is restarted alone and responds with the new code', async () => {
  const from = printed.length
  const edit = edited(
    'services/content/src/airports/list-airports.ts',
    "code: 'AFTER_INVALID'",
    "code: 'AFTER_UNKNOWN'",
  )
  await untilAirportsAnswer('AFTER_UNKNOWN')
  edit.undo()
  await untilAirportsAnswer('AFTER_INVALID')

  await eventually('both are said', () => printed.slice(from).match(/runs again/g)?.length === 2)
  const restarted = [...printed.slice(from).matchAll(/^(\S+) runs again/gm)].map(([, process]) => process)
  expect(restarted).toEqual(['content', 'content'])
})

test('a syntax error in a service is shown in the terminal with its position, and fixing the file recovers', async () => {
  const from = printed.length
  const edit = edited('services/content/src/airports/list-airports.ts', 'async function', 'async function function')
  await eventually('the fault is told', () => printed.slice(from).includes('list-airports.ts:'), restartMs)
  edit.undo()
  await untilAirportsAnswer('AFTER_INVALID')
  await eventually('it is said', () => printed.slice(from).includes('content runs again'))

  expect(printed.slice(from)).toContain('content did not start')
})

test('a syntax error in a component is shown in the page, and fixing the file recovers', async () => {
  await page.goto(`http://localhost:${base}/admin`)
  await page.getByRole('heading').first().waitFor()
  const edit = edited('web/admin/main.tsx', 'import ', 'import import ')
  await page.locator('vite-error-overlay').waitFor({ state: 'attached' })
  edit.undo()
  await page.getByRole('heading').first().waitFor()

  await expect(page.locator('vite-error-overlay').count()).resolves.toBe(0)
})

/** Folders of a checkout that are not sources. */
const notSources = new Set(['.git', '.local', '.react-router', 'artifacts', 'dist', 'node_modules'])
const folders = ['.', 'gateway', 'web', ...globSync('{packages,services}/*', { cwd: root })]

/** The sources of this checkout as they are, with its packages. */
function copyOfCheckout(): string {
  const copies = join(root, '.local', 'copies')
  mkdirSync(copies, { recursive: true })
  // PostgreSQL runs under another account when we are root, and must be able to enter.
  const target = mkdtempSync(join(copies, 'development-'))
  chmodSync(target, 0o711)
  const filter = (file: string) => !notSources.has(basename(file))
  for (const name of readdirSync(root).filter(filter)) {
    cpSync(join(root, name), join(target, name), { recursive: true, filter })
  }
  for (const folder of folders) {
    const packages = join(root, folder, 'node_modules')
    // Links to the same files, because copying them would take minutes.
    if (existsSync(packages)) spawnSync('cp', [platform() === 'darwin' ? '-cR' : '-al', packages, join(target, folder)])
  }
  return target
}

/** Changes a file of the copy as an editor would; `undo` saves it as it was. */
function edited(file: string, from: string, to: string): { readonly undo: () => void } {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} does not say ${from}`)
  writeFileSync(path, text.replace(from, to))
  return { undo: () => writeFileSync(path, text) }
}

/** Waits until the code of the service is one that answers an invalid cursor so. */
async function untilAirportsAnswer(code: string): Promise<void> {
  await eventually(`content answers ${code}`, async () => (await airportsAfter('nowhere')).includes(code), restartMs)
}

/** Returns the graph's reply to an invalid cursor. */
async function airportsAfter(after: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${base + 1}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `{ airports(country: "France", after: "${after}") { totalCount } }` }),
  })
  return response.text()
}

function hasPrinted(text: string): boolean {
  return printed.includes(text)
}

function hasEnded(): false {
  if (development?.exitCode === null) return false
  throw new Error(`npm run dev ended:\n${printed}`)
}
