import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { Airport } from '../airports/airport.entity.js'
import { contentDb, contentTestCtx } from '../content.fixture.js'
import { Publication, PublicationState } from '../publications/publication.entity.js'
import { digestOfProgram } from './program-digest.js'
import { seedContent } from './seed-content.js'

let postgres: TestDb

beforeEach(async () => {
  postgres = await contentDb()
  await start()
})
afterEach(() => postgres.close())

const start = (program = 'one program') => seedContent(contentTestCtx(postgres), program)
const airport = (code: string) => postgres.db.read((tx) => tx.findOne(Airport, { code }))

/** Returns the number of database accesses while `fn` runs, each for one statement or transaction. */
async function visitsOf(fn: () => Promise<void>): Promise<number> {
  const connect = jest.spyOn(postgres.dataSource.pool, 'connect')
  try {
    await fn()
    return connect.mock.calls.length
  } finally {
    connect.mockRestore()
  }
}

const revision = async () => (await postgres.db.read((tx) => tx.find(PublicationState)))[0]?.revision

test('a start with all rows in place costs one statement [P10]', async () => {
  expect(await visitsOf(() => start())).toBe(1)
  expect(await revision()).toBe(1)
})

test('edits and additions by staff are left alone and need no new comparison [D-54, P10]', async () => {
  await postgres.db.write((tx) => tx.update(Airport, { code: 'CAI' }, { airport: 'As edited (CAI)' }))
  await postgres.db.write((tx) =>
    tx.save(Object.assign(new Airport(), { code: 'ZZZ', country: 'Egypt', country_code: 'EG', airport: 'New (ZZZ)' })),
  )

  expect(await visitsOf(() => start())).toBe(1)
  expect((await airport('CAI'))?.airport).toBe('As edited (CAI)')
})

test('a deleted shipped row comes back with the next start [AIR-10]', async () => {
  await postgres.db.write((tx) => tx.remove(Airport, { code: 'CAI' }))

  await start()

  expect((await airport('CAI'))?.country).toBe('Egypt')
  expect(await visitsOf(() => start())).toBe(1)
})

test('rows that another program seeded meanwhile are compared anew by this one', async () => {
  const older = { summary: 'As the older program ships it', seeded_hash: 'of the older program' }
  await postgres.db.write((tx) => tx.update(Publication, { kind: 'article', key: 'the-ebers-papyrus' }, older))

  expect(await visitsOf(() => start())).toBeGreaterThan(1)
})

test('another program compares its rows with the tables, and is the one that is remembered', async () => {
  expect(await visitsOf(() => start('the next program'))).toBeGreaterThan(1)
  expect(await visitsOf(() => start('the next program'))).toBe(1)
})

test('one program has one digest', () => {
  expect(digestOfProgram()).toMatch(/^[\da-f]{64}$/)
  expect(digestOfProgram()).toBe(digestOfProgram())
})
