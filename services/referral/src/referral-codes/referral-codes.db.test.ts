import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { CreateReferralCodes } from '@seneb/contracts/messages/referral/referral-code.messages'
import { StaffActionCompleted } from '@seneb/contracts/messages/referral/every-service.messages'
import { readForm } from '@seneb/contracts/forms/read-form'
import { maxCodesAtOnce, maxCodesInStock } from '@seneb/contracts/vocabulary/referral-codes'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  addAmbassador,
  endAmbassador,
  pauseAmbassador,
  resumeAmbassador,
  updateAmbassador,
} from '../ambassadors/change-ambassador.js'
import { referralDb, referralOf } from '../referral.fixture.js'
import { onReferredTripPlanSubmitted } from '../referrals/on-referred-trip-plan-submitted.js'
import { recordReferralVisit, rollUpHits } from '../referrals/process-referral.js'
import { ReferralEnquiry } from '../referrals/referral.entity.js'
import {
  assignReferralCode,
  blockReferralCode,
  mergeReferralCode,
  revokeReferralCode,
  unblockReferralCode,
} from './change-referral-code.js'
import { createReferralCodes } from './create-referral-codes.js'
import { listReferralCodes, readReferralCode } from './read-referral-codes.js'
import { CodeDesk } from './referral-codes.fixture.js'

let postgres: TestDb
let desk: CodeDesk

beforeAll(async () => {
  postgres = await referralDb()
  desk = new CodeDesk(postgres)
})
afterAll(() => postgres.close())

const reason = 'Asked for by the guide.'
const visit = (path: string) => recordReferralVisit({ path }, desk.visitor())
const unknown = { code: 'REFERRAL_CODE_UNKNOWN', message: expect.stringContaining('is not recognized. Please check') }
const inactive = {
  code: 'REFERRAL_CODE_INACTIVE',
  message: expect.stringContaining('may be invalid or not yet activated. Please contact the tour guide'),
}
const enquire = (referredBy: string) => {
  const data = { tripPlanId: randomUUID(), submittedAt: new Date().toISOString(), referredBy }
  return onReferredTripPlanSubmitted({ id: randomUUID(), at: new Date(), data }, desk.visitor())
}
const historyOf = async (code: string) =>
  (await readReferralCode({ code, weeks: 1 }, desk.as())).changes.map(({ action }) => action)

test('a code in stock is not yet activated, counts once it is assigned, and is not recognized once it is revoked [REF-06, REF-41, REF-42, D-07, D-08]', async () => {
  const ambassadorId = await desk.ambassador()
  await desk.stock('nile-nadia')
  await expect(visit('/t/nile-nadia')).rejects.toMatchObject(inactive)
  await expect(visit('/r/nile-nadia')).rejects.toMatchObject(unknown)

  await assignReferralCode({ code: 'NILE-Nadia', version: 1, ambassadorId }, desk.as())
  expect(await visit('/r/Nile-NADIA')).toMatchObject({ referralId: 'nile-nadia', referralType: 'tour-guide' })
  expect(await referralOf(postgres.db, 'nile-nadia')).toMatchObject({
    referrer_name: 'Nadia Fahmy',
    status: 'assigned',
  })

  await revokeReferralCode({ code: 'nile-nadia', version: 2, reason }, desk.as())
  await expect(visit('/t/nile-nadia')).rejects.toMatchObject(unknown)
  expect(await historyOf('nile-nadia')).toEqual(['revoke', 'assign', 'create'])
})

test('drawn codes are as many as were wanted, all different, in stock, and one entry of the audit trail [REF-06, S10]', async () => {
  const label = 'Luxor cards, spring 2027'
  const { codes } = await createReferralCodes({ count: 250, type: 'tour-guide', label }, desk.as())

  expect(new Set(codes).size).toBe(250)
  expect(codes.every((code) => /^[2-9a-hjkmnp-z]{8}$/.test(code))).toBe(true)
  expect(await desk.stored(codes[0] ?? '')).toMatchObject({ state: 'in-stock', assigned: false, label })
  expect(await historyOf(codes[9] ?? '')).toEqual(['create'])
  const entries = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(
    entries.filter(({ action, fields }) => action === 'create-referral-codes' && fields.some((f) => f.to === '250')),
  ).toHaveLength(1)
})

test.each([
  ['ten thousand at once', { count: 10_000, type: 'general' }, 'count'],
  ['none', { count: 0, type: 'general' }, 'count'],
  ['a half', { count: 1.5, type: 'general' }, 'count'],
  ['a letter of another script that looks the same', { count: 1, type: 'general', code: 'nilе-guide' }, 'code'],
  ['full-width letters', { count: 1, type: 'general', code: 'ｎｉｌｅ' }, 'code'],
  ['a Turkish capital', { count: 1, type: 'general', code: 'NİLE' }, 'code'],
  ['a space', { count: 1, type: 'general', code: 'nile guide' }, 'code'],
  ['a slash', { count: 1, type: 'general', code: 'nile/guide' }, 'code'],
  ['what would be a tour link', { count: 1, type: 'general', code: 'tour-nile' }, 'code'],
  ['a formula', { count: 1, type: 'general', code: '=nile' }, 'code'],
  ['too long', { count: 1, type: 'general', code: 'n'.repeat(33) }, 'code'],
  ['no type', { count: 1 }, 'type'],
  ['a direction mark in the label', { count: 1, type: 'general', label: 'cards \u202Egnirps' }, 'label'],
])('a wish for codes with %s is refused at its field [S1]', (_what, input, path) => {
  const { problems = [] } = readForm(CreateReferralCodes.input, input, {})

  expect(problems.map((problem) => problem.path)).toEqual([path])
})

test('a chosen code that exists, or reads almost like another, is refused at its field [REF-06]', async () => {
  await desk.stock('oasis-10')
  const exists = () => createReferralCodes({ code: 'oasis-10', count: 1, type: 'general' }, desk.as())
  const alike = () => createReferralCodes({ code: '0asls-lo', count: 1, type: 'general' }, desk.as())
  const many = () => createReferralCodes({ code: 'oasis-11', count: 2, type: 'general' }, desk.as())

  const at = (path: string, message: RegExp) => ({
    code: 'INPUT_INVALID',
    fields: [{ path, message: expect.stringMatching(message) }],
  })
  await expect(exists()).rejects.toMatchObject(at('code', /exists already/))
  await expect(alike()).rejects.toMatchObject(at('code', /reads almost the same/))
  await expect(many()).rejects.toMatchObject(at('count', /Only one/))
})

test('codes and an ambassador requested again with the same key, because the response was lost, exist once [R3]', async () => {
  const keyed = (idempotencyKey: string) => desk.as(['care-lead'], { idempotencyKey })
  const drawn = { count: 3, type: 'general', label: 'Keyed cards' } as const
  const chosen = { code: 'keyed-code', count: 1, type: 'general' } as const
  const person = { name: 'Keyed Person', email: 'keyed@guides.example', type: 'general' } as const
  const first = await createReferralCodes(drawn, keyed('drawn'))

  expect(await createReferralCodes(drawn, keyed('drawn'))).toEqual(first)
  await createReferralCodes(chosen, keyed('chosen'))
  expect(await createReferralCodes(chosen, keyed('chosen'))).toEqual({ codes: ['keyed-code'] })
  const added = await addAmbassador(person, keyed('person'))
  expect(await addAmbassador(person, keyed('person'))).toEqual(added)
  await expect(createReferralCodes({ ...drawn, count: 4 }, keyed('drawn'))).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  })
  const stored = `select (select count(*)::int from referral_codes where label = 'Keyed cards') as codes,
    (select count(*)::int from ambassadors where name = 'Keyed Person') as people`
  expect(await postgres.dataSource.query(stored)).toEqual([{ codes: 3, people: 1 }])
})

test('the stock has a limit, also when many fill it at the same time [S1]', async () => {
  const [{ count: before } = { count: 0 }] = await postgres.db.read((tx) =>
    tx.query<{ count: number }>(
      `/* test */ select count(*)::int as count from referral_codes where state = 'in-stock'`,
    ),
  )
  const filler = `insert into referral_codes (code, state) select 'stock-' || i, 'in-stock' from generate_series(1, $1::int) i`
  await postgres.dataSource.query(filler, [maxCodesInStock - before - maxCodesAtOnce])

  const outcomes = await Promise.allSettled(
    [1, 2, 3].map(() => createReferralCodes({ count: maxCodesAtOnce, type: 'general' }, desk.as())),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(createReferralCodes({ count: 1, type: 'general' }, desk.as())).rejects.toMatchObject({
    fields: [{ path: 'count', message: expect.stringContaining('at most 10000 codes in stock') }],
  })
  await postgres.dataSource.query(`delete from referral_changes where code in (
    select code from referral_codes where state = 'in-stock')`)
  await postgres.dataSource.query(`delete from referral_codes where state = 'in-stock'`)
})

test('of concurrent assignments of one code one succeeds, and the others get a conflict', async () => {
  await desk.stock('wanted-code')
  const people = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => desk.ambassador(`Guide Number ${'abcdefg'[at]}`)))

  const outcomes = await Promise.allSettled(
    people.map((ambassadorId) => assignReferralCode({ code: 'wanted-code', version: 1, ambassadorId }, desk.as())),
  )

  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason as { code: string }] : [],
  )
  expect(refused.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => 'CHANGED_MEANWHILE'))
  expect(await desk.stored('wanted-code')).toMatchObject({ state: 'assigned', version: 2 })
  expect(await historyOf('wanted-code')).toEqual(['assign', 'create'])
})

test('a code goes to another ambassador with its counts, by an action of its own [REF-06, S10]', async () => {
  const [first, second] = [await desk.ambassador('First Guide'), await desk.ambassador('Second Guide')]
  await desk.assigned('handed-on', first)
  await visit('/t/handed-on')

  const again = () => assignReferralCode({ code: 'handed-on', version: 2, ambassadorId: first }, desk.as())
  await expect(again()).rejects.toMatchObject({ code: 'REFERRAL_CODE_STATE_CONFLICT' })
  await assignReferralCode({ code: 'handed-on', version: 2, ambassadorId: second }, desk.as())

  expect(await desk.stored('handed-on')).toMatchObject({
    ambassador_id: second,
    assigned_to: 'Second Guide',
    version: 3,
  })
  expect(await referralOf(postgres.db, 'handed-on')).toMatchObject({ referrer_name: 'Second Guide', visit_count: '1' })
  const entries = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(entries.filter(({ object }) => object.id === 'handed-on').map(({ action }) => action)).toEqual([
    'create-referral-codes',
    'assign-referral-code',
    'reassign-referral-code',
  ])
})

test('a stale version, an unknown code and a state that does not allow it change nothing', async () => {
  const ambassadorId = await desk.ambassador()
  await desk.stock('strict-code')
  const attempts = [
    [() => revokeReferralCode({ code: 'strict-code', version: 1, reason }, desk.as()), 'REFERRAL_CODE_STATE_CONFLICT'],
    [() => unblockReferralCode({ code: 'strict-code', version: 1, reason }, desk.as()), 'REFERRAL_CODE_STATE_CONFLICT'],
    [() => blockReferralCode({ code: 'strict-code', version: 2, reason }, desk.as()), 'CHANGED_MEANWHILE'],
    [() => blockReferralCode({ code: 'strict-code', version: 0, reason }, desk.as()), 'REFERRAL_CODE_NOT_FOUND'],
    [() => blockReferralCode({ code: 'nobody-saw-it', version: 0, reason }, desk.as()), 'REFERRAL_CODE_NOT_FOUND'],
    [
      () => assignReferralCode({ code: 'nobody-made-it', version: 1, ambassadorId }, desk.as()),
      'REFERRAL_CODE_NOT_FOUND',
    ],
    [
      () => assignReferralCode({ code: 'strict-code', version: 1, ambassadorId: randomUUID() }, desk.as()),
      'AMBASSADOR_NOT_FOUND',
    ],
    [
      () => mergeReferralCode({ code: 'strict-code', version: 1, into: 'strict-code', reason }, desk.as()),
      'INPUT_INVALID',
    ],
    [
      () => mergeReferralCode({ code: 'strict-code', version: 1, into: 'nobody-made-it', reason }, desk.as()),
      'INPUT_INVALID',
    ],
  ] as const

  for (const [attempt, code] of attempts) await expect(attempt()).rejects.toMatchObject({ code })
  expect(await desk.stored('strict-code')).toMatchObject({ state: 'in-stock', version: 1 })
})

test('a block refuses every link, and its end brings no link back by itself [D-07, REF-42]', async () => {
  await desk.assigned('misused', await desk.ambassador())

  await blockReferralCode({ code: 'misused', version: 2, reason }, desk.as())
  await expect(visit('/t/misused')).rejects.toMatchObject(unknown)
  await unblockReferralCode({ code: 'misused', version: 3, reason }, desk.as())
  expect(await desk.stored('misused')).toMatchObject({ state: 'revoked' })
  await expect(visit('/t/misused')).rejects.toMatchObject(unknown)
})

test('an ambassador has at most 100 codes, also when many are assigned at the same time [S1]', async () => {
  const ambassadorId = await desk.ambassador('Hundred Codes')
  await postgres.dataSource.query(
    `insert into referral_codes (code, state, ambassador_id) select 'hundred-' || i, 'assigned', $1 from generate_series(11, 109) i`,
    [ambassadorId],
  )
  const more = ['more-a', 'more-b', 'more-c', 'more-d']
  for (const code of more) await desk.stock(code)

  const outcomes = await Promise.allSettled(
    more.map((code) => assignReferralCode({ code, version: 1, ambassadorId }, desk.as())),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { codes } = await listReferralCodes({ ambassadorId, first: 101 }, desk.as())
  expect(codes).toHaveLength(100)
})

test('an id is the code that PostgreSQL makes of it, whatever JavaScript would [D-07]', async () => {
  await visit(`/r/${encodeURIComponent('ΣΙΣ-İ')}`)
  const { codes } = await listReferralCodes({ state: 'unverified', search: 'Σ', first: 10 }, desk.as())

  await blockReferralCode({ code: codes[0]?.code ?? '', version: 0, reason }, desk.as())
  await expect(visit(`/r/${encodeURIComponent('ΣΙΣ-İ')}`)).rejects.toMatchObject(unknown)
})

test('enquiries of an id that was never processed go along with a merge [D-07, D-14]', async () => {
  await desk.assigned('enquiry-stays', await desk.ambassador())
  await desk.assigned('enquiry-goes', await desk.ambassador())
  await enquire('enquiry-goes')

  await mergeReferralCode({ code: 'enquiry-goes', version: 2, into: 'enquiry-stays', reason }, desk.as())

  const enquiries = await postgres.db.read((tx) =>
    tx.find(ReferralEnquiry, { where: { referral_id: 'enquiry-stays' } }),
  )
  expect(enquiries).toHaveLength(1)
})

test('an id that was only seen on links can be blocked in every spelling, and becomes unverified again [D-07]', async () => {
  await visit('/r/Spam-Link')
  await blockReferralCode({ code: 'Spam-Link', version: 0, reason }, desk.as())
  await expect(visit('/r/SPAM-link')).rejects.toMatchObject(unknown)
  await expect(blockReferralCode({ code: 'spam-LINK', version: 0, reason }, desk.as())).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
  const seen = await listReferralCodes({ state: 'unverified', search: 'Spam', first: 10 }, desk.as())
  expect(seen.codes).toEqual([])

  await unblockReferralCode({ code: 'spam-link', version: 2, reason }, desk.as())
  expect(await visit('/r/Spam-Link')).toMatchObject({ referralId: 'Spam-Link' })
  expect(await historyOf('spam-link')).toEqual(['unblock', 'block'])
})

test('a merge moves visits, hits, enquiries and weeks once, of every spelling, and old links count for the code that stays [D-07, D-09, REF-18]', async () => {
  await desk.assigned('stays', await desk.ambassador())
  await visit('/t/stays')
  await visit('/r/MISPRINT')
  await visit('/r/misprint')
  await visit('/r/misprint')
  await enquire('misprint')

  await mergeReferralCode({ code: 'misprint', version: 0, into: 'STAYS', reason }, desk.as())
  await rollUpHits(desk.visitor())

  expect(await referralOf(postgres.db, 'misprint')).toBeNull()
  expect(await referralOf(postgres.db, 'MISPRINT')).toBeNull()
  expect(await referralOf(postgres.db, 'stays')).toMatchObject({ visit_count: '3', hit_count: '4', enquiry_count: '1' })
  const weeks = await postgres.db.read((tx) =>
    tx.query(`/* test */ select referral_id, visit_count, hit_count, enquiry_count from referral_week_counts
      where referral_id in ('stays', 'misprint', 'MISPRINT')`),
  )
  expect(weeks).toEqual([{ referral_id: 'stays', visit_count: '3', hit_count: '4', enquiry_count: '1' }])
  const enquiries = await postgres.db.read((tx) => tx.find(ReferralEnquiry, { where: { referral_id: 'stays' } }))
  expect(enquiries).toHaveLength(1)
  expect(await visit('/r/Misprint')).toMatchObject({ referralId: 'stays', referrerName: 'Partner' })
  await enquire('Misprint')
  expect(await referralOf(postgres.db, 'stays')).toMatchObject({ enquiry_count: '2' })
})

test('merging a code that others were merged into takes them along, and two cannot be merged into each other [D-07]', async () => {
  const ambassadorId = await desk.ambassador()
  for (const code of ['chain-a', 'chain-b', 'chain-c']) await desk.assigned(code, ambassadorId)
  await mergeReferralCode({ code: 'chain-a', version: 2, into: 'chain-b', reason }, desk.as())
  await mergeReferralCode({ code: 'chain-b', version: 2, into: 'chain-c', reason }, desk.as())

  expect(await visit('/t/chain-a')).toMatchObject({ referralId: 'chain-c' })
  const back = () => mergeReferralCode({ code: 'chain-c', version: 2, into: 'chain-a', reason }, desk.as())
  await expect(back()).rejects.toMatchObject({ code: 'INPUT_INVALID' })

  for (const code of ['pair-a', 'pair-b']) await desk.assigned(code, ambassadorId)
  const outcomes = await Promise.allSettled([
    mergeReferralCode({ code: 'pair-a', version: 2, into: 'pair-b', reason }, desk.as()),
    mergeReferralCode({ code: 'pair-b', version: 2, into: 'pair-a', reason }, desk.as()),
  ])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a chosen code takes over earlier counts of any spelling [REF-18, D-08]', async () => {
  await visit('/r/Printed-Early')
  await visit('/r/printed-early')
  await desk.stock('printed-early')

  expect(await referralOf(postgres.db, 'Printed-Early')).toBeNull()
  expect(await referralOf(postgres.db, 'printed-early')).toMatchObject({ status: 'unverified' })
  expect(await referralOf(postgres.db, 'printed-early')).toMatchObject({ visit_count: '2' })
})

test("a paused ambassador's links are not yet activated, an ended one's are not recognized and get no code again [REF-41, REF-42, D-07]", async () => {
  const ambassadorId = await desk.ambassador('Paused Guide')
  await desk.assigned('pause-me', ambassadorId)
  await desk.assigned('pause-me-too', ambassadorId)
  await pauseAmbassador({ ambassadorId, version: 1, reason }, desk.as())
  await expect(visit('/r/pause-me')).rejects.toMatchObject(inactive)
  await resumeAmbassador({ ambassadorId, version: 2 }, desk.as())
  expect(await visit('/r/pause-me')).toMatchObject({ referrerName: 'Partner' })

  const ended = await endAmbassador({ ambassadorId, version: 3, reason }, desk.as())
  expect(ended.revokedCodes.toSorted()).toEqual(['pause-me', 'pause-me-too'])
  await expect(visit('/r/pause-me')).rejects.toMatchObject(unknown)
  expect(await historyOf('pause-me-too')).toEqual(['revoke', 'assign', 'create'])
  await expect(assignReferralCode({ code: 'pause-me', version: 3, ambassadorId }, desk.as())).rejects.toMatchObject({
    code: 'AMBASSADOR_STATE_CONFLICT',
  })
  await expect(resumeAmbassador({ ambassadorId, version: 4 }, desk.as())).rejects.toMatchObject({
    code: 'AMBASSADOR_STATE_CONFLICT',
  })
})

test('an ambassador who ends while a code is being assigned to them has no code afterwards', async () => {
  for (let run = 0; run < 5; run++) {
    const ambassadorId = await desk.ambassador(`Racing ${'abcdef'[run]}`)
    await desk.stock(`race-${'abcdef'[run]}`)
    await Promise.allSettled([
      assignReferralCode({ code: `race-${'abcdef'[run]}`, version: 1, ambassadorId }, desk.as()),
      endAmbassador({ ambassadorId, version: 1, reason }, desk.as()),
    ])
    const { codes } = await listReferralCodes({ ambassadorId, state: 'assigned', first: 10 }, desk.as())
    expect(codes).toEqual([])
  }
})

test('a new name is on every code right away; a public name is shown to visitors only with current agreement [D-11, REF-26]', async () => {
  const ambassadorId = await desk.ambassador('Old Name')
  await desk.assigned('renamed', ambassadorId)
  await visit('/t/renamed')
  const names = { name: 'New Name', email: 'new@guides.example' }

  await updateAmbassador(
    { ambassadorId, version: 1, ...names, publicName: 'Nadia of Luxor', publicNameAgreed: true },
    desk.as(),
  )
  expect(await desk.stored('renamed')).toMatchObject({ assigned_to: 'New Name', assigned_email: 'new@guides.example' })
  expect(await referralOf(postgres.db, 'renamed')).toMatchObject({ referrer_name: 'New Name' })
  const answer = await visit('/t/renamed')
  expect(answer).toMatchObject({ referrerName: 'Nadia of Luxor' })
  expect(JSON.stringify(answer)).not.toMatch(/New Name|guides\.example/)

  await updateAmbassador({ ambassadorId, version: 2, ...names, publicNameAgreed: false }, desk.as())
  expect(await visit('/t/renamed')).toMatchObject({ referrerName: 'Partner' })
  const stale = () =>
    updateAmbassador({ ambassadorId, version: 2, ...names, name: 'X Y', publicNameAgreed: false }, desk.as())
  await expect(stale()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  const entries = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(JSON.stringify(entries)).not.toMatch(/New Name|Old Name|Nadia of Luxor|guides\.example|Asked for/)
})
