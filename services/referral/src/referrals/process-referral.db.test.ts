import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { RecordReferralVisit } from '@seneb/contracts/messages/referral/referral.messages'
import type { TestDb } from '@seneb/testkit/test-db'
import { withSwitchTurned } from '@seneb/testkit/with-switch'
import pg from 'pg'

import { referralDb, referralOf, referralTestCtx, storeCode } from '../referral.fixture.js'
import { recordReferralVisit, rollUpHits } from './process-referral.js'
import { ReferralHit, Referral, ReferralVisit } from './referral.entity.js'
import { countHitsSql, readStoredReferralSql } from './referral.queries.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await referralDb()
})
afterAll(() => postgres.close())

const process = (input: Parameters<typeof recordReferralVisit>[0]) =>
  recordReferralVisit(input, referralTestCtx(postgres))
/** Processes a link while unknown ids are refused. */
const processStrictly = (input: Parameters<typeof recordReferralVisit>[0]) =>
  withSwitchTurned(postgres.db, 'referral.acceptUnknown', () => process(input))
const visitsOf = (id: string) =>
  postgres.db.read((tx) => tx.find(ReferralVisit, { where: { referral_id: id }, order: { visited_at: 'ASC' } }))
const hitsOf = async (id: string) =>
  (await postgres.db.read((tx) => tx.query<{ hits: number }>(countHitsSql, [id])))[0]?.hits
const visitCountOf = async (id: string) => Number((await referralOf(postgres.db, id))?.visit_count)

/**
 * Performs `count` runs, at most twenty at a time: more would only wait for the connection pool, and might time out.
 */
async function inParallel<T>(count: number, run: (i: number) => Promise<T>): Promise<T[]> {
  const lanes = Array.from({ length: 20 }, async (_, lane) => {
    const results: T[] = []
    for (let i = lane; i < count; i += 20) results.push(await run(i))
    return results
  })
  return (await Promise.all(lanes)).flat()
}

/** Moves the latest visit of an id this many minutes into the past, by the clock of the database. */
const letThrough = (id: string, minutes: number) =>
  postgres.db.write((tx) =>
    tx.update(Referral, { referral_id: id }, { last_visited_at: () => `now() - interval '${minutes} minutes'` }),
  )

test('an invented link is stored with one visit and no referrer [REF-04, REF-05, REF-19, REF-47, REF-48, D-11]', async () => {
  const result = await process({ path: '/r/first' })

  expect(() => RecordReferralVisit.output.validateSync(result, { strict: true })).not.toThrow()
  expect(result).toMatchObject({
    isTest: false,
    referralId: 'first',
    referralType: 'general',
    visitRecorded: true,
  })
  expect(result.referrerName).toBeUndefined()
  expect(await referralOf(postgres.db, 'first')).toMatchObject({
    referrer_type: 'general',
    status: 'unverified',
    visit_count: '1',
    referrer_name: null,
    referrer_email: null,
    updated_at: expect.any(Date),
  })
  expect(await visitsOf('first')).toEqual([expect.objectContaining({ referral_id: 'first', visitor_ip: null })])
})

test('a tour link makes a referral of its own type [REF-04, REF-19, D-08]', async () => {
  await process({ path: '/refer/tour/guide-7/' })

  expect(await referralOf(postgres.db, 'guide-7')).toMatchObject({ referrer_type: 'tour-guide' })
})

test('an assigned code gives the record its name, address and type; the response says Partner [REF-06, REF-07, REF-19, REF-26, REF-45, REF-49]', async () => {
  const owner = {
    assigned_to: 'Nadia Fahmy',
    assigned_email: 'nadia@guides.example',
    referrer_type: 'tour-guide',
  } as const
  await storeCode(postgres.db, { code: 'nadia', state: 'assigned', ...owner })

  const result = await processStrictly({ id: 'nadia', type: 'general' })

  expect(result).toMatchObject({ referralType: 'tour-guide', referrerName: 'Partner' })
  expect(JSON.stringify(result)).not.toMatch(/fahmy|guides\.example/i)
  expect(await referralOf(postgres.db, 'nadia')).toMatchObject({
    status: 'assigned',
    referrer_name: 'Nadia Fahmy',
    referrer_email: 'nadia@guides.example',
    referrer_type: 'tour-guide',
  })
})

test('a code is the code of its ambassador however it was spelled or sent, and never a new referral [REF-06, REF-49, D-43]', async () => {
  await storeCode(postgres.db, { code: 'km7nadia', state: 'assigned', assigned_to: 'Nadia' })
  await process({ path: '/r/km7nadia' })
  const before = await postgres.db.read((tx) => tx.query<object>('select referral_id from referrals'))

  const quoted = '%E2%80%9CKM7NADIA%E2%80%9D%20'
  for (const sent of ['KM7NADIA', 'Km7Nadia', 'km7nadia.', quoted, 'km7%E2%80%8Bnadia%E2%80%8F', '%D8%8Ckm7nadia)']) {
    const results = [await processStrictly({ path: `/t/${sent}` }), await process({ id: sent })]
    expect(results.map(({ isNew, referralId }) => [isNew, referralId])).toEqual(
      Array.from({ length: 2 }, () => [false, 'km7nadia']),
    )
  }
  expect(await postgres.db.read((tx) => tx.query<object>('select referral_id from referrals'))).toEqual(before)
})

test('a code that is assigned later takes over the referral that was seen before it [REF-18, D-08]', async () => {
  await process({ path: '/r/later' })
  await storeCode(postgres.db, { code: 'later', state: 'assigned', assigned_to: 'Omar', referrer_type: 'tour-guide' })
  await letThrough('later', 15)

  expect((await process({ path: '/r/later' })).referrerName).toBe('Partner')

  expect(await referralOf(postgres.db, 'later')).toMatchObject({
    status: 'assigned',
    referrer_name: 'Omar',
    referrer_type: 'tour-guide',
    visit_count: '2',
  })
})

test('a visit within fifteen minutes of the latest is a hit and no visit; one after them counts [REF-17, REF-18, REF-46, REF-50]', async () => {
  const recorded = [(await process({ path: '/r/window' })).visitRecorded]
  recorded.push((await process({ path: '/r/window' })).visitRecorded)
  await letThrough('window', 14.9)
  recorded.push((await process({ path: '/r/window' })).visitRecorded)
  await letThrough('window', 15)
  recorded.push((await process({ path: '/r/window' })).visitRecorded)

  expect(recorded).toEqual([true, false, false, true])
  expect([await visitCountOf('window'), (await visitsOf('window')).length, await hitsOf('window')]).toEqual([2, 2, 4])
})

test('a session that recorded a visit under thirty minutes ago records none, a later one does [REF-16]', async () => {
  const ctx = referralTestCtx(postgres)
  const { processedAt } = await recordReferralVisit({ path: '/r/session' }, ctx)
  await letThrough('session', 20)

  ctx.clock.advance(29 * 60_000)
  const repeated = await recordReferralVisit({ path: '/r/session', sessionVisitAt: processedAt }, ctx)
  ctx.clock.advance(60_000)
  const counted = await recordReferralVisit({ path: '/r/session', sessionVisitAt: processedAt }, ctx)

  expect([repeated.visitRecorded, counted.visitRecorded]).toEqual([false, true])
})

test('a thousand sessions at the same time are one visit and a thousand hits [REF-17, REF-18, REF-50, D-09]', async () => {
  const results = await inParallel(1000, () => process({ path: '/t/crowd' }))

  expect(results.filter(({ visitRecorded }) => visitRecorded)).toHaveLength(1)
  expect([await visitCountOf('crowd'), (await visitsOf('crowd')).length, await hitsOf('crowd')]).toEqual([1, 1, 1000])
})

test('a thousand sessions on a hundred known links are a visit each, in whatever order they come [REF-17, REF-18]', async () => {
  const ids = Array.from({ length: 100 }, (_, i) => `many-${i}`)
  await inParallel(ids.length, (i) => process({ id: ids[i] }))
  await inParallel(ids.length, (i) => letThrough(`many-${i}`, 16))

  await inParallel(1000, (i) => process({ id: ids[i % ids.length] }))

  expect(new Set(await Promise.all(ids.map(visitCountOf)))).toEqual(new Set([2]))
  expect(new Set(await Promise.all(ids.map(hitsOf)))).toEqual(new Set([11]))
})

test('hits are aggregated exactly once, also by concurrent processes [D-09]', async () => {
  const before = [await hitsOf('crowd'), await hitsOf('window')]

  await Promise.all([1, 2, 3].map(() => rollUpHits(referralTestCtx(postgres))))
  await rollUpHits(referralTestCtx(postgres))

  expect(await postgres.db.read((tx) => tx.find(ReferralHit))).toEqual([])
  expect([await hitsOf('crowd'), await hitsOf('window')]).toEqual(before)
  expect(Number((await referralOf(postgres.db, 'crowd'))?.hit_count)).toBe(1000)
})

test('an unknown id is stored only while its sender may add more [REF-19, D-07, S20]', async () => {
  await storeCode(postgres.db, { code: 'given-out', state: 'assigned', assigned_to: 'Hoda' })
  const first = await process({ path: '/r/made-up', mayCreate: true })
  const again = await process({ path: '/r/made-up', mayCreate: false })
  const owned = await process({ path: '/r/given-out', mayCreate: false })

  await expect(process({ path: '/r/one-more', mayCreate: false })).rejects.toMatchObject({ code: 'RATE_LIMITED' })

  expect([first, again, owned].map(({ isNew, visitRecorded }) => ({ isNew, visitRecorded }))).toEqual([
    { isNew: true, visitRecorded: true },
    { isNew: false, visitRecorded: false },
    { isNew: false, visitRecorded: true },
  ])
  expect([await referralOf(postgres.db, 'one-more'), await hitsOf('one-more')]).toEqual([null, 0])
})

test('a session cannot have recorded a visit for an id that was never seen [REF-16, S20]', async () => {
  const claim = { path: '/r/invented', sessionVisitAt: new Date().toISOString() }

  await expect(process({ ...claim, mayCreate: false })).rejects.toMatchObject({ code: 'RATE_LIMITED' })

  expect(await process(claim)).toMatchObject({ isNew: true, visitRecorded: true })
})

test.each([
  [{ path: '/refer/:id' }, 'Invalid Referral Link - No referral ID was provided in the URL.'],
  [{ path: '/refer/a' }, 'Invalid referral link - Please check the URL'],
  [{ path: '/trip-planner' }, 'Invalid referral link - Please check the URL'],
  [{ path: '/t/a%20b' }, 'Invalid tour guide referral link - ID: a b'],
  [{ path: '/refer/tour' }, 'Invalid tour guide referral link - ID: missing'],
  [{ id: ':id' }, 'Invalid referral ID'],
  [{}, 'Invalid referral ID'],
])('%j is refused in the words of its row [REF-13, REF-22, REF-29, REF-31, REF-43]', async (input, message) => {
  await expect(process(input)).rejects.toMatchObject({ code: 'REFERRAL_LINK_INVALID', message })
})

test('codes without an owner, revoked and unknown ones are refused and leave nothing behind [REF-41, REF-42]', async () => {
  await storeCode(postgres.db, { code: 'in-stock' })
  await storeCode(postgres.db, { code: 'taken-back', state: 'revoked' })

  await expect(process({ path: '/t/in-stock' })).rejects.toMatchObject({ code: 'REFERRAL_CODE_INACTIVE' })
  await expect(process({ path: '/t/taken-back' })).rejects.toMatchObject({ code: 'REFERRAL_CODE_UNKNOWN' })
  await expect(processStrictly({ path: '/r/stranger' })).rejects.toMatchObject({
    code: 'REFERRAL_CODE_UNKNOWN',
    message:
      'This referral code (stranger) is not recognized. Please check the URL or contact the person who shared the link.',
  })
  for (const id of ['in-stock', 'taken-back', 'stranger']) {
    expect([await referralOf(postgres.db, id), await hitsOf(id)]).toEqual([null, 0])
  }
})

test('a record that cannot be stored is named in the failure, with codes and unknown ids separately [REF-32, D-78]', async () => {
  const admin = new pg.Client({ connectionString: postgres.adminUrl })
  await admin.connect()
  await admin.query(`alter table referral.referrals add constraint never check (referral_id not like 'never-%')`)
  await storeCode(postgres.db, { code: 'never-owned', state: 'assigned', assigned_to: 'Salma' })
  try {
    await expect(process({ id: 'never-seen' })).rejects.toThrow(/^Error creating generic referral: .*"never"/)
    await expect(process({ id: 'never-owned' })).rejects.toThrow(/^Error creating referral record: .*"never"/)
  } finally {
    await admin.end()
  }
  expect([await hitsOf('never-seen'), await hitsOf('never-owned')]).toEqual([0, 0])
})

test('visitors of a tour guide and of anybody else are treated alike but for their type [ROLE-02]', async () => {
  const [tour, general] = [await process({ path: '/t/either-one' }), await process({ path: '/r/other-one' })]

  expect([tour.referralType, general.referralType]).toEqual(['tour-guide', 'general'])
  const { processedAt, ...rest } = general
  expect(processedAt).toEqual(expect.any(String))
  expect(tour).toMatchObject({ ...rest, referralId: 'either-one', referralType: 'tour-guide' })
})

test('the page without a code is a test and stores nothing [D-10]', async () => {
  const result = await process({ path: '/refer' })

  expect(result).toMatchObject({ isTest: true, referralType: 'general', visitRecorded: false })
  expect(result).not.toHaveProperty('referralId')
})

test('no address of a visitor can be stored [REF-05, REF-47, D-13]', async () => {
  const insert = `/* test */ insert into referral_visits (id, referral_id, visitor_ip) values (gen_random_uuid(), 'first', '192.0.2.1')`

  await expect(postgres.db.write((tx) => tx.query(insert))).rejects.toThrow('check constraint')
})

test('looking a link up and its latest visit cost the same few pages with a hundred thousand visits more [REF-46]', async () => {
  const latest = `select visited_at from referral_visits where referral_id = $1 order by visited_at desc limit 1`
  const fill = `insert into referral_visits (id, referral_id, visited_at)
    select gen_random_uuid(), 'first', now() - i * interval '16 minutes' from generate_series($1::int, $1 + 9999) i`

  const before = [await pagesOf(latest), await pagesOf(readStoredReferralSql)]
  for (let from = 1; from < 100_000; from += 10_000) await postgres.dataSource.query(fill, [from])

  for (const pages of before) expect(pages).toBeGreaterThan(0)
  expect(await pagesOf(latest)).toBeLessThanOrEqual(6)
  expect(await pagesOf(readStoredReferralSql)).toBeLessThanOrEqual(6)
})

/** The pages of tables and indexes a statement reads for the first link. */
async function pagesOf(sql: string): Promise<number> {
  const explain = `explain (analyze, buffers, format json) ${sql}`
  const [row] = await postgres.db.read((tx) =>
    tx.query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(explain, ['first']),
  )
  const plan = row?.['QUERY PLAN'][0]?.Plan ?? {}
  return (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)
}
