import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ExportReferralFigures, ListReferralCodes } from '@seneb/contracts/messages/referral/referral-code.messages'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import type { TestDb } from '@seneb/testkit/test-db'

import { listAmbassadors, readAmbassador } from '../ambassadors/read-ambassadors.js'
import { reviewerId } from '../ambassador-applications/ambassador-review.fixture.js'
import { referralDb, storeCode } from '../referral.fixture.js'
import { onReferredTripPlanSubmitted } from '../referrals/on-referred-trip-plan-submitted.js'
import { recordReferralVisit, rollUpHits } from '../referrals/process-referral.js'
import { ReferralWeekCount } from '../referrals/referral.entity.js'
import { mondayOf } from './figures.rules.js'
import { mergeReferralCode } from './change-referral-code.js'
import { exportReferralFigures, listReferralCodes, readReferralCode } from './read-referral-codes.js'
import { listCodesSql } from './referral-code.queries.js'
import { CodeDesk } from './referral-codes.fixture.js'

let postgres: TestDb
let desk: CodeDesk

beforeAll(async () => {
  postgres = await referralDb()
  desk = new CodeDesk(postgres)
})
afterAll(() => postgres.close())

const now = () => new Date('2026-11-29T12:00:00Z')
const [lastWeek, before] = ['2026-11-16', '2026-11-09']
const store = (referral_id: string, monday: string, counts: Partial<ReferralWeekCount>) =>
  postgres.db.write((tx) => tx.save(Object.assign(new ReferralWeekCount(), { referral_id, monday, ...counts })))
/** Exporting figures changes nothing, so it needs no audit entry. */
const editor = () => {
  const who = { id: reviewerId, sessionId: randomUUID(), name: 'Edda', title: 'Editor', roles: ['editor'] as const }
  return withStaffActor(desk.visitor({ now }), 'referral', { ...who, authenticatedAt: now() })
}

test('a visit, its hit and an enquiry are counted in the current week, however late they arrive [REF-18, D-09]', async () => {
  await desk.assigned('weekly', await desk.ambassador())
  await recordReferralVisit({ path: '/t/weekly' }, desk.visitor())
  await recordReferralVisit({ path: '/t/weekly' }, desk.visitor())
  await postgres.dataSource.query(`update referral_hits set hit_at = '2026-11-17T12:00:00Z'`)
  await rollUpHits(desk.visitor())
  const submittedAt = '2026-11-22T23:59:59Z'
  const data = { tripPlanId: randomUUID(), submittedAt, referredBy: 'WEEKLY' }
  await onReferredTripPlanSubmitted({ id: randomUUID(), at: new Date(), data }, desk.visitor())

  const weeks = await postgres.db.read((tx) =>
    tx.query(`/* test */ select monday::text as monday, hit_count, visit_count, enquiry_count
      from referral_week_counts where referral_id = 'weekly' order by monday`),
  )
  expect(weeks).toEqual([{ monday: mondayOf(new Date()), hit_count: '2', visit_count: '1', enquiry_count: '1' }])
})

test('figures of a code are those of whole weeks, and a count from 1 to 4 is hidden with the sums it is in', async () => {
  await desk.assigned('figures', await desk.ambassador())
  await store('figures', lastWeek, { hit_count: '40', visit_count: '12', enquiry_count: '3' })
  await store('figures', before, { hit_count: '10', visit_count: '5', enquiry_count: '7' })
  await store('figures', '2026-11-23', { hit_count: '9', visit_count: '9', enquiry_count: '9' })

  const { total, weeks } = await readReferralCode({ code: 'figures', weeks: 3 }, desk.as(['editor'], { now }))

  expect(weeks).toEqual([
    { monday: lastWeek, hits: 40, visits: 12, enquiries: undefined },
    { monday: before, hits: 10, visits: 5, enquiries: 7 },
    { monday: '2026-11-02', hits: 0, visits: 0, enquiries: 0 },
  ])
  expect(total).toEqual({ hits: 50, visits: 17, enquiries: undefined })
})

test("an editor and an auditor read codes and figures, without ambassadors' names [D-11, ADM-09]", async () => {
  const id = await desk.ambassador('Hidden Person')
  await desk.assigned('hidden-owner', id)

  for (const role of ['editor', 'auditor'] as const) {
    const ctx = desk.as([role], { now })
    const answers = [
      await listReferralCodes({ first: 100 }, ctx),
      await readReferralCode({ code: 'hidden-owner', weeks: 1 }, ctx),
      await readAmbassador({ ambassadorId: id }, ctx),
      await listAmbassadors({ first: 100 }, ctx),
      await listAmbassadors({ first: 100, search: 'hidden' }, ctx),
    ]
    expect(JSON.stringify(answers)).not.toMatch(/Hidden Person|guides\.example/)
    expect(answers.at(-1)).toEqual({ ambassadors: [] })
  }
  const found = await listAmbassadors({ first: 10, search: 'HIDDEN p' }, desk.as())
  expect(found.ambassadors).toMatchObject([{ id, codeCount: 1, personal: { name: 'Hidden Person' } }])
})

test('the export has every code and week once across its parts, hides small counts, and contains no formula [S12]', async () => {
  const hostile = ['-2-plus-3', '-49-170-5']
  for (const code of hostile) {
    await storeCode(postgres.db, { code, state: 'assigned' })
    await store(code, lastWeek, { hit_count: '4', visit_count: '5', enquiry_count: '0' })
  }
  await recordReferralVisit({ path: '/r/invented-by-a-visitor' }, desk.visitor())
  await store('invented-by-a-visitor', lastWeek, { hit_count: '9' })
  await postgres.dataSource.query(`insert into referral_codes (code, state) select 'bulk-' || i, 'in-stock'
    from generate_series(1, 4500) i`)
  const many = `insert into referral_week_counts (referral_id, monday, hit_count)
    select 'bulk-' || i, $1::date, 7 from generate_series(1, 4500) i`
  await postgres.dataSource.query(many, [before])

  const lines: string[] = []
  const sizes: number[] = []
  for (let after: string | undefined; ;) {
    const part = await exportReferralFigures({ weeks: 4, after }, editor())
    const [head, ...rows] = part.csv.split('\n')
    expect(head).toBe('"code","state","week","links opened","visits","enquiries"')
    lines.push(...rows)
    sizes.push(part.lines)
    if (part.next === undefined) break
    expect(ExportReferralFigures.input.isValidSync({ after: part.next })).toBe(true)
    after = part.next
  }

  expect(sizes.slice(0, 2)).toEqual([2000, 2000])
  expect(new Set(lines).size).toBe(lines.length)
  expect(lines.filter((line) => line.startsWith('"bulk-'))).toHaveLength(4500)
  expect(lines).toContain(`"'-2-plus-3","assigned","${lastWeek}","<5","5","0"`)
  expect(lines.join('\n')).not.toContain('invented-by-a-visitor')
  const cells = lines.flatMap((line) => line.slice(1, -1).split('","'))
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  expect(lines.join('\n')).not.toContain('2026-11-23')
  await postgres.dataSource.query(`delete from referral_week_counts where referral_id like 'bulk-%'`)
  await postgres.dataSource.query(`delete from referral_codes where code like 'bulk-%'`)
})

test('spellings of a code are one line of the export, and its cells are those of its page', async () => {
  await desk.assigned('spelled-twice', await desk.ambassador())
  await store('spelled-twice', lastWeek, { hit_count: '43', visit_count: '2', enquiry_count: '3' })
  await store('SPELLED-Twice', lastWeek, { hit_count: '3', visit_count: '2', enquiry_count: '4' })

  const { csv } = await exportReferralFigures({ weeks: 2 }, editor())
  const lines = csv.split('\n').filter((line) => line.toLowerCase().includes('spelled-twice'))
  expect(lines).toEqual([`"spelled-twice","assigned","${lastWeek}","46","<5","7"`])
  const { weeks } = await readReferralCode({ code: 'spelled-twice', weeks: 1 }, desk.as(['editor'], { now }))
  expect(weeks).toEqual([{ monday: lastWeek, hits: 46, visits: undefined, enquiries: 7 }])
})

test('a week stays hidden when a merge adds counts that were hidden, and its sums with it', async () => {
  const ambassadorId = await desk.ambassador()
  for (const code of ['merge-small', 'merge-large']) {
    await desk.assigned(code, ambassadorId)
    await recordReferralVisit({ path: `/t/${code}` }, desk.visitor())
  }
  await store('merge-large', lastWeek, { hit_count: '40', visit_count: '12', enquiry_count: '9' })
  await store('merge-small', lastWeek, { hit_count: '20', visit_count: '6', enquiry_count: '3' })
  await store('merge-large', before, { hit_count: '40', visit_count: '12', enquiry_count: '9' })
  await store('merge-small', before, { hit_count: '20', visit_count: '6', enquiry_count: '5' })

  await mergeReferralCode({ code: 'merge-small', version: 2, into: 'merge-large', reason: 'Misprint.' }, desk.as())

  const { total, weeks } = await readReferralCode({ code: 'merge-large', weeks: 2 }, desk.as(['editor'], { now }))
  expect(weeks).toEqual([{ monday: lastWeek }, { monday: before, hits: 60, visits: 18, enquiries: 14 }])
  expect(total).toEqual({})
  const { csv } = await exportReferralFigures({ weeks: 2 }, editor())
  expect(csv).toContain(`"merge-large","assigned","${lastWeek}","hidden","hidden","hidden"`)
})

test('codes are listed once over all pages, by state, by their beginning and by their ambassador [REF-06]', async () => {
  const ambassadorId = await desk.ambassador('Many Codes')
  const made = ['list-a', 'list-b', 'list-c', 'list-d', 'list-e']
  for (const code of made) await desk.assigned(code, ambassadorId)
  await desk.stock('list-stock')

  const pages: string[][] = []
  for (let after: string | undefined; ;) {
    const page = await listReferralCodes({ search: 'LIST-', state: 'assigned', first: 2, after }, desk.as())
    pages.push(page.codes.map(({ code }) => code))
    if (page.next === undefined) break
    after = page.next
  }
  expect(pages).toEqual([['list-a', 'list-b'], ['list-c', 'list-d'], ['list-e']])
  const own = await listReferralCodes({ ambassadorId, first: 100 }, desk.as())
  expect(own.codes.map(({ code }) => code)).toEqual(made)
  const stock = await listReferralCodes({ state: 'in-stock', search: 'list', first: 100 }, desk.as())
  expect(stock.codes).toMatchObject([{ code: 'list-stock', state: 'in-stock', version: 1 }])
})

test('ids that were only seen on links are a list of their own, page by page, whatever their letters [D-07, S1]', async () => {
  const longest = '😀'.repeat(64)
  for (const id of [longest, '😀😁', 'seen-one', 'Seen-Two']) {
    await recordReferralVisit({ path: `/r/${encodeURIComponent(id)}` }, desk.visitor())
  }
  const first = await listReferralCodes({ state: 'unverified', search: '😀', first: 1 }, desk.as())
  expect(first.next).toBeDefined()
  expect(ListReferralCodes.input.isValidSync({ after: first.next })).toBe(true)
  const rest = await listReferralCodes({ state: 'unverified', search: '😀', first: 1, after: first.next }, desk.as())
  expect([...first.codes, ...rest.codes].map(({ code }) => code)).toEqual([longest, '😀😁'])
  await expect(readReferralCode({ code: 'SEEN-two', weeks: 1 }, desk.as())).resolves.toMatchObject({
    code: { code: 'seen-two', state: 'unverified', version: 0 },
  })
})

test.each(['', 'AA', '!!', Buffer.from('2026-13-45 x').toString('base64url')])(
  'a cursor that no page gave (%j) is a problem of its field [S1]',
  async (after) => {
    await expect(exportReferralFigures({ weeks: 1, after }, editor())).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: 'after' }],
    })
  },
)

test('a page of codes reads along an index with a hundred thousand codes more', async () => {
  await postgres.dataSource.query(`insert into referral_codes (code, state)
    select 'zz-' || lpad(i::text, 6, '0'), 'in-stock' from generate_series(1, 100000) i`)
  await postgres.runAsAdmin('analyze referral.referral_codes')
  const explain = `explain (analyze, buffers, format json) ${listCodesSql({ isOfState: true })}`
  const params = [51, null, 'zz-05', 'zz-05\u{10FFFF}', null, 'in-stock']
  const [row] = await postgres.db.read((tx) =>
    tx.query<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(explain, params),
  )

  const plan = row?.['QUERY PLAN'][0]?.Plan ?? {}
  expect((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)).toBeLessThan(120)
})
