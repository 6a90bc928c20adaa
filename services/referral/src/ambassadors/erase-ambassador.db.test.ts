import { Readable } from 'node:stream'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  AmbassadorErasureStarted,
  StaffActionCompleted,
} from '@seneb/contracts/messages/referral/every-service.messages'
import { replayLedger } from '@seneb/service-kit/erasure/erasure-work'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { foundWithin } from '../../../../tests/support/found-within.js'
import { referralErasing } from '../erasures/on-erasure-started.js'
import { referralDb } from '../referral.fixture.js'
import { blockReferralCode, mergeReferralCode, revokeReferralCode } from '../referral-codes/change-referral-code.js'
import { CodeDesk } from '../referral-codes/referral-codes.fixture.js'
import { readReferralCode } from '../referral-codes/read-referral-codes.js'
import { recordReferralVisit } from '../referrals/process-referral.js'
import { endAmbassador, eraseAmbassador, pauseAmbassador, updateAmbassador } from './change-ambassador.js'
import { readAmbassador } from './read-ambassadors.js'

let postgres: TestDb
let desk: CodeDesk

beforeAll(async () => {
  postgres = await referralDb()
  desk = new CodeDesk(postgres)
})
afterAll(() => postgres.close())

const reason = 'Nadia Fahmy asked for it.'
const visit = (code: string) => recordReferralVisit({ path: `/t/${code}` }, desk.visitor())

/** Every row of the schema that has one of these texts, by its table. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await postgres.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables where table_schema = 'referral' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await postgres.dataSource.query<unknown[]>(
        `select 1 from referral.${name} t where t::text like $1`,
        [`%${text}%`],
      )
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

test('an erased ambassador is in no table, their codes are revoked, and counts and audit entry stay [LEGAL-05, D-11, S10]', async () => {
  const ambassadorId = await desk.ambassador('Erased Person')
  for (const code of ['gone-one', 'gone-two', 'gone-three']) await desk.assigned(code, ambassadorId)
  await visit('gone-one')
  await visit('gone-two')
  const named = { name: 'Erased Person', email: 'erased.person@guides.example', publicName: 'Nadia of Luxor' }
  await updateAmbassador({ ambassadorId, version: 1, ...named, publicNameAgreed: true }, desk.as())
  await blockReferralCode({ code: 'gone-two', version: 2, reason: 'Erased Person misused it.' }, desk.as())
  await pauseAmbassador({ ambassadorId, version: 2, reason: 'Erased Person travels.' }, desk.as())
  expect(await tablesWith('Erased Person')).toEqual(expect.arrayContaining(['ambassadors', 'referrals']))

  const erased = await eraseAmbassador({ ambassadorId, version: 3 }, desk.as())

  expect(erased).toMatchObject({ ambassadorId, version: 4 })
  expect(erased.revokedCodes.toSorted()).toEqual(['gone-one', 'gone-three'])
  for (const text of ['Erased Person', 'erased.person@', 'Nadia of Luxor']) expect(await tablesWith(text)).toEqual([])
  const { ambassador, changes } = await readAmbassador({ ambassadorId }, desk.as())
  expect(ambassador).toMatchObject({ state: 'ended', personal: undefined })
  expect(changes[0]?.action).toBe('erase')
  const counts = await postgres.dataSource.query(
    `select sum(visit_count)::int as visits from referrals where referral_id in ('gone-one', 'gone-two')`,
  )
  expect(counts).toEqual([{ visits: 2 }])
  const entries = await outboxPayloads(postgres.db, StaffActionCompleted)
  expect(entries.filter(({ action }) => action === 'erase-ambassador')).toMatchObject([
    { object: { id: ambassadorId } },
  ])
  // Enquiry writes the ledger from this event.
  expect(await outboxPayloads(postgres.db, AmbassadorErasureStarted, ambassadorId)).toMatchObject([{ ambassadorId }])
  const again = () => eraseAmbassador({ ambassadorId, version: 4 }, desk.as())
  await expect(again()).rejects.toMatchObject({ code: 'AMBASSADOR_STATE_CONFLICT' })
  const rename = () => updateAmbassador({ ambassadorId, version: 4, ...named, publicNameAgreed: true }, desk.as())
  await expect(rename()).rejects.toMatchObject({ code: 'AMBASSADOR_STATE_CONFLICT' })
})

test('an ambassador whom a restored backup brings back is erased again by the ledger, and their codes end [LEGAL-05]', async () => {
  const ambassadorId = await desk.ambassador('Restored Person')
  for (const code of ['back-one', 'back-two']) await desk.assigned(code, ambassadorId)
  await visit('back-one')
  const named = { name: 'Restored Person', email: 'restored.person@guides.example', publicName: 'Mona of Aswan' }
  await updateAmbassador({ ambassadorId, version: 1, ...named, publicNameAgreed: true }, desk.as())
  await revokeReferralCode({ code: 'back-two', version: 2, reason: 'Restored Person asked.' }, desk.as())
  expect(await tablesWith('Restored Person')).toEqual(expect.arrayContaining(['ambassadors', 'referral_codes']))
  const ledger = Readable.from([{ erasureId: ambassadorId, recordIds: [ambassadorId] }])

  expect(await replayLedger(ledger, referralErasing, desk.visitor())).toBe(1)

  for (const text of ['Restored Person', 'restored.person@', 'Mona of Aswan'])
    expect(await tablesWith(text)).toEqual([])
  expect(await desk.stored('back-one')).toMatchObject({ state: 'revoked', assigned_to: null })
  expect((await readAmbassador({ ambassadorId }, desk.as())).ambassador).toMatchObject({ state: 'ended' })
})

/** Resolves once this many transactions wait for a lock. */
const waiting = (count: number) =>
  foundWithin(20, `${count} waiting transactions`, async () => {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return (await postgres.dataSource.query<unknown[]>(sql)).length >= count
  })

/** Starts each change only when the one before waits for the ambassador, and then lets all of them go on. */
async function queuedAt(ambassadorId: string, changes: readonly (() => Promise<unknown>)[]) {
  const holder = postgres.dataSource.createQueryRunner()
  await holder.startTransaction()
  await holder.query('select from referral.ambassadors where id = $1 for update', [ambassadorId])
  const results: Promise<string>[] = []
  for (const change of changes) {
    results.push(
      change().then(
        () => 'done',
        (error: unknown) => String((error as { code?: string }).code),
      ),
    )
    await waiting(results.length)
  }
  await holder.commitTransaction()
  await holder.release()
  return Promise.all(results)
}

test.each([
  ['before', ['done', 'done']],
  ['after', ['done', 'CHANGED_MEANWHILE']],
] as const)('a reason given right %s an erasure leaves no name behind [LEGAL-05]', async (when, expected) => {
  const name = `Raced ${when}`
  const ambassadorId = await desk.ambassador(name)
  const code = `raced-${when}`
  await desk.assigned(code, ambassadorId)
  await revokeReferralCode({ code, version: 2, reason }, desk.as())
  const block = () => blockReferralCode({ code, version: 3, reason: `${name} misused it.` }, desk.as())
  const erase = () => eraseAmbassador({ ambassadorId, version: 1 }, desk.as())

  expect(await queuedAt(ambassadorId, when === 'before' ? [block, erase] : [erase, block])).toEqual(expected)
  expect(await tablesWith(name)).toEqual([])
  expect((await readAmbassador({ ambassadorId }, desk.as())).ambassador.state).toBe('ended')
})

test('the reason of a merge into a code of an erased ambassador is cleared [LEGAL-05, D-07]', async () => {
  const [first, second] = [await desk.ambassador('Merged One'), await desk.ambassador('Merged Two')]
  await desk.assigned('merged-from', first)
  await desk.assigned('merged-into', second)
  const merge = { code: 'merged-from', version: 2, into: 'merged-into', reason: 'Merged Two printed it.' }
  await mergeReferralCode(merge, desk.as())

  await eraseAmbassador({ ambassadorId: second, version: 1 }, desk.as())
  expect(await tablesWith('Merged Two')).toEqual([])
})

test('the ledger waits for a reason that is being stored, and clears it [LEGAL-05]', async () => {
  const ambassadorId = await desk.ambassador('Ledger Person')
  const storing = postgres.dataSource.createQueryRunner()
  await storing.startTransaction()
  await storing.query(
    `insert into referral.referral_changes (id, happened_at, staff_id, action, ambassador_id, reason)
     values ($1, now(), 'staff', 'pause', $2, 'Ledger Person travels.')`,
    [crypto.randomUUID(), ambassadorId],
  )
  const ledger = Readable.from([{ erasureId: ambassadorId, recordIds: [ambassadorId] }])
  const replayed = replayLedger(ledger, referralErasing, desk.visitor())
  await waiting(1)
  await storing.commitTransaction()
  await storing.release()

  expect(await replayed).toBe(1)
  expect(await tablesWith('Ledger Person')).toEqual([])
})

test('an ended ambassador is erased too, and only in the version that was seen', async () => {
  const ambassadorId = await desk.ambassador('Ended Person')
  await endAmbassador({ ambassadorId, version: 1, reason }, desk.as())

  const stale = () => eraseAmbassador({ ambassadorId, version: 1 }, desk.as())
  await expect(stale()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  expect(await eraseAmbassador({ ambassadorId, version: 2 }, desk.as())).toMatchObject({ revokedCodes: [] })
  expect(await tablesWith('Ended Person')).toEqual([])
})

test('a revoked code, and one of an ended ambassador, carries no copy of a name or an address [D-11]', async () => {
  const [first, second] = [await desk.ambassador('Revoked Copy'), await desk.ambassador('Ended Copy')]
  await desk.assigned('copy-one', first)
  await desk.assigned('copy-two', second)
  await visit('copy-one')
  await visit('copy-two')

  await revokeReferralCode({ code: 'copy-one', version: 2, reason }, desk.as())
  await endAmbassador({ ambassadorId: second, version: 1, reason }, desk.as())
  const renamed = { name: 'Revoked Copy', email: 'new@guides.example', publicNameAgreed: false }
  await updateAmbassador({ ambassadorId: first, version: 1, ...renamed }, desk.as())

  expect(await tablesWith('Revoked Copy')).toEqual(['ambassadors'])
  expect(await tablesWith('Ended Copy')).toEqual(['ambassadors'])
  expect(await tablesWith('new@guides.example')).toEqual(['ambassadors'])
})

test('reasons in a history are for those who may see names [D-11, ADM-09]', async () => {
  const ambassadorId = await desk.ambassador()
  await desk.assigned('masked-reason', ambassadorId)
  await revokeReferralCode({ code: 'masked-reason', version: 2, reason }, desk.as())

  const reasonsFor = async (role: 'auditor' | 'care-lead') => {
    const ofCode = await readReferralCode({ code: 'masked-reason', weeks: 1 }, desk.as([role]))
    const ofPerson = await readAmbassador({ ambassadorId }, desk.as([role]))
    return [...ofCode.changes, ...ofPerson.changes].flatMap((change) => change.reason ?? [])
  }
  expect(await reasonsFor('auditor')).toEqual([])
  expect(await reasonsFor('care-lead')).toEqual([reason, reason])
})
