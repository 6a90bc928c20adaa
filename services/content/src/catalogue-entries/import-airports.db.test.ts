import { randomUUID } from 'node:crypto'

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { catalogueBounds } from '@seneb/contracts/publications/catalogue-entries'
import {
  ExportAirports,
  ImportAirports,
  PreviewAirportImport,
} from '@seneb/contracts/messages/content/catalogue-entry.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/content/every-service.messages'
import { staffCtx } from '@seneb/testkit/audited-once'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { Airport } from '../airports/airport.entity.js'
import { listAirports } from '../airports/list-airports.js'
import { storeShippedAirports } from '../airports/store-shipped-airports.js'
import { contentDb, contentTestCtx } from '../content.fixture.js'
import { airportFiles } from './airport-csv.js'
import { exportAirports, importAirports, previewAirportImport } from './import-airports.js'
import { readCatalogueEntry } from './read-entries.js'

let postgres: TestDb

beforeEach(async () => {
  postgres = await contentDb()
  await storeShippedAirports(contentTestCtx(postgres))
})
afterEach(() => postgres.close())

const editor = () => {
  const staff = {
    id: randomUUID(),
    sessionId: randomUUID(),
    name: 'Salma',
    title: 'Editor',
    authenticatedAt: new Date(),
  }
  return staffCtx(contentTestCtx(postgres), 'content', { ...staff, roles: ['editor'] })
}
const preview = (csv: string) => previewAirportImport({ csv }, contentTestCtx(postgres))
const countOf = async () => (await postgres.db.read((tx) => tx.find(Airport))).length
const file = (...lines: string[]) => ['code,name,country,retired', ...lines].join('\n')
const versionsOf = async (key: string) =>
  (await readCatalogueEntry({ kind: 'airport', key }, contentTestCtx(postgres))).entry.versions

const nothing = { csv: '', count: 0 }

const several = file(
  'QQQ,New Valley Airport,EG,no',
  'CAI,Cairo Airport,EG,no',
  'LXR,Luxor International Airport,EG,yes',
  'ASW,Aswan International Airport,EG,no',
)

test('a dry run counts the changes and stores nothing; the import applies them in one transaction', async () => {
  const before = await countOf()
  const dry = await preview(several)
  expect(() => PreviewAirportImport.output.validateSync(dry, { strict: true })).not.toThrow()
  expect(dry).toMatchObject({ added: 1, changed: 1, retired: 1, restored: 0, unchanged: 1, problems: [] })
  expect(await countOf()).toBe(before)

  const result = await importAirports({ csv: several, seen: dry.seen, note: 'From the aviation office' }, editor())
  expect(() => ImportAirports.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result).toMatchObject({ added: 1, changed: 1, retired: 1, unchanged: 1 })

  const { airports } = await listAirports({ country: 'Egypt', first: 250 }, contentTestCtx(postgres))
  const names = airports.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['New Valley Airport (QQQ)', 'Cairo Airport (CAI)']))
  expect(names).not.toContain('Luxor International Airport (LXR)')
  expect(await versionsOf('CAI')).toMatchObject([
    { number: 2, state: 'current', note: 'From the aviation office' },
    { number: 1, state: 'superseded', writtenBy: null, content: { name: 'Cairo International Airport' } },
  ])
  expect(await versionsOf('QQQ')).toMatchObject([{ number: 1, state: 'current' }])
  expect(await versionsOf('ASW')).toEqual([])
  expect((await outboxPayloads(postgres.db, StaffActionCompleted)).map(({ action }) => action)).toEqual([
    'import-airports',
  ])
  // A second import of the same file has nothing to do.
  const again = await preview(several)
  expect(again).toMatchObject({ added: 0, changed: 0, retired: 0, unchanged: 4 })
  await expect(importAirports({ csv: several, seen: again.seen }, editor())).rejects.toMatchObject({
    fields: [{ path: 'csv', message: expect.stringMatching(/Nothing/) }],
  })
})

test('an import over airports of the file that changed after the dry run stores nothing', async () => {
  const { seen } = await preview(several)
  const another = file('CAI,Cairo Nile Airport,EG,no')
  await expect(importAirports({ csv: another, seen }, editor())).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await importAirports({ csv: another, seen: (await preview(another)).seen }, editor())

  await expect(importAirports({ csv: several, seen }, editor())).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await versionsOf('CAI')).toMatchObject([{ number: 2, content: { name: 'Cairo Nile Airport' } }, { number: 1 }])
})

test('an airport added after the dry run does not stop an import that does not name it', async () => {
  const { seen } = await preview(several)
  const another = file('QQX,Another Airport,EG,no')
  await importAirports({ csv: another, seen: (await preview(another)).seen }, editor())

  expect(await importAirports({ csv: several, seen }, editor())).toMatchObject({ added: 1, changed: 1, retired: 1 })
})

test.each<[string, string, readonly [line: number, column: string, message: RegExp]]>([
  ['a code of two letters', file('CA,Cairo,EG,no'), [2, 'code', /three capital letters/]],
  ['a code twice', file('QQA,A,EG,no', 'QQB,B,EG,no', 'QQA,C,EG,no'), [4, 'code', /Line 2/]],
  ['an unknown country', file('QQA,A,ZZ,no'), [2, 'country', /not found/]],
  ['no name', file('QQA,,EG,no'), [2, 'name', /fill this in/]],
  ['a name with its code', file('QQA,Airport (QQA),EG,no'), [2, 'name', /leave out the code/]],
  ['a sign that cannot be seen', file('QQA,Air\u202Eport,EG,no'), [2, 'name', /U\+202E/]],
  ['lines in a cell', file('QQA,"two\nlines",EG,no'), [2, 'name', /cannot be seen/]],
  ['too few cells', file('QQA,A'), [2, '', /2 cells instead of 4/]],
  ['an unknown state', file('QQA,A,EG,maybe'), [2, 'retired', /yes or no/]],
  ['a missing column', 'code,name\nQQA,A', [1, 'country', /missing/]],
  ['an unknown column', 'code,name,country,price\nQQA,A,EG,5', [1, 'price', /names the columns/]],
  ['a column twice', 'code,name,country,code\nQQA,A,EG,QQA', [1, 'code', /twice/]],
  ['a name of a megabyte', file(`QQA,${'a'.repeat(50_000)},EG,no`), [2, 'name', /at most 120/]],
  ['a quote that is never closed', file('QQA,"A,EG,no'), [2, '', /2 cells/]],
  ['no text at all', '\u0000\u0001', [1, '\u0000\u0001', /names the columns/]],
  ['too many lines', file(...Array<string>(catalogueBounds.csvLines + 1).fill('Q,A,EG,no')), [1, '', /at most 1000/]],
])('%s is named by line and column, and nothing is stored', async (_what, csv, [line, column, message]) => {
  const { problems, seen } = await preview(csv)
  expect(problems).toContainEqual({ line, column, message: expect.stringMatching(message) })
  expect(problems.length).toBeLessThanOrEqual(catalogueBounds.csvProblems)

  const before = await countOf()
  await expect(importAirports({ csv, seen }, editor())).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  expect(await countOf()).toBe(before)
})

test('an export is a file that changes nothing when it is imported, and no cell of it is a formula', async () => {
  const hostile = file(`QQA,"=HYPERLINK(""x"")",EG,no`, 'QQB,@SUM(A1),EG,no', 'QQC,-1,EG,yes')
  await importAirports({ csv: hostile, seen: (await preview(hostile)).seen }, editor())

  const [{ count, csv } = nothing] = (await exportAirports({ countryCode: 'EG' }, contentTestCtx(postgres))).files

  expect(csv.split('\n')).toHaveLength(count + 1)
  expect(csv).not.toMatch(/(?:^|,)"?[=+\-@]/m)
  expect(await preview(csv)).toMatchObject({
    added: 0,
    changed: 0,
    retired: 0,
    restored: 0,
    unchanged: count,
    problems: [],
  })
})

test('an export of everything is files that each fit into an import and change nothing [AIR-10]', async () => {
  const exported = await exportAirports({}, contentTestCtx(postgres))
  expect(() => ExportAirports.output.validateSync(exported, { strict: true })).not.toThrow()
  expect(exported.files.reduce((sum, { count }) => sum + count, 0)).toBe(await countOf())

  for (const { count, csv } of exported.files) {
    expect(() => PreviewAirportImport.input.validateSync({ csv }, { strict: true })).not.toThrow()
    const { unchanged, ...others } = await preview(csv)
    expect([unchanged, others]).toMatchObject([count, { added: 0, changed: 0, retired: 0, restored: 0, problems: [] }])
  }
  expect(exported.files.length).toBeLessThanOrEqual(5)
})

test('names in Arabic are exported in files that can be imported, and a file has at most 60,000 bytes [S1]', () => {
  const name = 'مطار القاهرة الدولي الجديد'.repeat(4)
  const airports = Array.from({ length: 900 }, () => ({ code: 'QQA', name, countryCode: 'EG', isRetired: false }))
  const files = airportFiles(airports)
  const accepts = (csv: string) => PreviewAirportImport.input.isValidSync({ csv }, { strict: true })
  const ofSpreadsheet = (csv: string) => `\uFEFF${csv.replaceAll('\n', '\r\n')}\r\n`

  expect(files.reduce((sum, { count }) => sum + count, 0)).toBe(900)
  expect(files.map(({ csv }) => accepts(ofSpreadsheet(csv)))).toEqual(files.map(() => true))
  expect(accepts('م'.repeat(30_000))).toBe(true)
  expect(() => PreviewAirportImport.input.validateSync({ csv: 'م'.repeat(30_001) }, { strict: true })).toThrow(
    'This file has more than 60,000 bytes, of which a letter of Arabic takes two. Please split it.',
  )
})

test('a country without airports is exported as a file with the columns alone', async () => {
  const { files } = await exportAirports({ countryCode: 'ZZ' }, contentTestCtx(postgres))
  expect(files).toEqual([{ csv: '"code","name","country","retired"', count: 0 }])
})

test('a file without the column of the state, or without a value there, leaves retired airports retired', async () => {
  const retire = file('LXR,Luxor International Airport,EG,yes')
  await importAirports({ csv: retire, seen: (await preview(retire)).seen }, editor())
  const names = ['LXR,Luxor Airport,EG', 'CAI,Cairo International Airport,EG', 'QQQ,New Airport,EG']

  for (const csv of [['code,name,country', ...names].join('\n'), file(...names.map((name) => `${name},`))]) {
    expect(await preview(csv)).toMatchObject({ added: 1, changed: 1, retired: 0, restored: 0, unchanged: 1 })
  }
  const csv = ['code,name,country', ...names].join('\n')
  await importAirports({ csv, seen: (await preview(csv)).seen }, editor())
  const { airports } = await listAirports({ country: 'Egypt', first: 250 }, contentTestCtx(postgres))
  const codes = airports.map(({ code }) => code)
  expect([codes.includes('QQQ'), codes.includes('LXR')]).toEqual([true, false])
  expect(await versionsOf('LXR')).toMatchObject([
    { number: 3, content: { name: 'Luxor Airport', isRetired: true } },
    { number: 2, content: { name: 'Luxor International Airport', isRetired: true } },
    { number: 1 },
  ])
})

test('a file with semicolons and a byte order mark is read as well', async () => {
  expect(await preview('\uFEFFcode;name;country\r\nQQA;New Airport;EG\r\n')).toMatchObject({ added: 1, problems: [] })
})
