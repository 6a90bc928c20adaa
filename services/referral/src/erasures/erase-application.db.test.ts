import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  ApplicationErasureStarted,
  StaffActionCompleted,
} from '@seneb/contracts/messages/referral/every-service.messages'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { AppError } from '@seneb/platform/app-error'
import { decompressRecord } from '@seneb/platform/compressed-record'
import { withStaffActor } from '@seneb/service-kit/requests/access'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import type { TestDb } from '@seneb/testkit/test-db'

import { aForm, asStaff, reviewerId } from '../ambassador-applications/ambassador-review.fixture.js'
import { approveAmbassadorApplication } from '../ambassador-applications/decide-ambassador-application.js'
import { submitAmbassadorApplication } from '../ambassador-applications/submit-ambassador-application.js'
import { eraseAmbassador } from '../ambassadors/change-ambassador.js'
import { exportApplication } from '../person-records/export-application.js'
import { referralDb, referralTestCtx } from '../referral.fixture.js'
import type { ReferralCtx } from '../referral-ctx.js'
import { eraseApplication } from './erase-application.js'
import { onErasureStarted, referralErasing } from './on-erasure-started.js'

let postgres: TestDb
let ctx: ReferralCtx

beforeAll(async () => {
  postgres = await referralDb()
  ctx = referralTestCtx(postgres)
})
afterAll(() => postgres.close())

const lead = () => asStaff(ctx, ['care-lead'])
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )
const actsOn = async (id: string) =>
  (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === id)
const anApplication = (fullName: string) =>
  submitAmbassadorApplication(aForm({ fullName, additionalNotes: `I am ${fullName}.` }), ctx)

/** The tables of which a row has this text. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await postgres.dataSource.query<{ name: string }[]>(
    `select table_name as name from information_schema.tables
     where table_schema = 'referral' and table_type = 'BASE TABLE' order by table_name`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const sql = `select 1 from referral.${name} t where t::text like $1 limit 1`
      return (await postgres.dataSource.query<unknown[]>(sql, [`%${text}%`])).length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

async function recordOf(id: string) {
  const {
    id: staffId,
    sessionId,
    ...who
  } = { id: reviewerId, sessionId: crypto.randomUUID(), name: 'Salma', title: '' }
  const staff = { id: staffId, sessionId, ...who, roles: ['care-lead' as const], authenticatedAt: ctx.now() }
  const { record, reference } = await exportApplication(
    { recordId: id, format: 'html' },
    withStaffActor(ctx, 'referral', staff),
  )
  const tables = (await decompressRecord(record)) as RecordTable[]
  return { reference, rowsOf: (name: string) => tables.find(({ table }) => table === name)?.rows ?? [], tables }
}

test('an applicant’s record contains all of their answers decrypted, their documents by name, and no staff names [LEGAL-05]', async () => {
  const { id, reference } = await anApplication('Exported Guide')
  const record = await recordOf(id)

  expect(record.reference).toBe(reference)
  expect(record.rowsOf('ambassador_applications')).toMatchObject([
    { full_name: 'Exported Guide', additional_notes: 'I am Exported Guide.', national_id: aForm().nationalId },
  ])
  expect(JSON.stringify(record.tables.map(({ rows }) => rows))).not.toContain(reviewerId)
  expect((await actsOn(id)).map(({ action }) => action)).toEqual(['export-application'])
  expect(await codeOf(recordOf(crypto.randomUUID()))).toBe('APPLICATION_UNKNOWN')
})

test('an erased application is in no table, its reference was typed again, and other services are notified [LEGAL-05, S10]', async () => {
  const { id, reference } = await anApplication('Erased Applicant')
  const erase = (typed: string) => codeOf(eraseApplication({ applicationId: id, reference: typed }, lead()))

  expect(await erase('SNB-AAAAAA')).toBe('INPUT_INVALID')
  expect(await erase(reference.toLowerCase())).toBe('done')

  expect(await tablesWith('Erased Applicant')).toEqual([])
  expect(await tablesWith(reference)).toEqual([])
  expect(await outboxPayloads(postgres.db, ApplicationErasureStarted, id)).toMatchObject([{ applicationId: id }])
  expect((await actsOn(id)).map(({ action }) => action)).toEqual(['erase-application'])
  expect(await erase(reference)).toBe('APPLICATION_UNKNOWN')
})

test('an ambassador must be erased before their application [LEGAL-05, D-43]', async () => {
  const { id, reference } = await anApplication('Approved Guide')
  await approveAmbassadorApplication({ applicationId: id }, lead())
  const erase = () => eraseApplication({ applicationId: id, reference }, lead())

  await expect(erase()).rejects.toMatchObject({
    fields: [{ path: 'reference', message: expect.stringContaining('Erase the ambassador first') as unknown }],
  })
  expect((await recordOf(id)).rowsOf('ambassadors')).toMatchObject([{ name: 'Approved Guide' }])
  const [ambassador] = await postgres.dataSource.query<{ id: string; version: number }[]>(
    `select id, version from referral.ambassadors where application_id = $1`,
    [id],
  )
  await eraseAmbassador({ ambassadorId: ambassador?.id ?? '', version: ambassador?.version ?? 0 }, lead())
  expect(await codeOf(erase())).toBe('done')
  expect(await tablesWith('Approved Guide')).toEqual([])
  expect(await tablesWith(ambassador?.id ?? '')).toContain('ambassadors')
})

test('a concurrent approval and erasure leave no ambassador without an application [LEGAL-05]', async () => {
  const { id, reference } = await anApplication('Raced Guide')
  const holder = postgres.dataSource.createQueryRunner()
  await holder.startTransaction()
  await holder.query('select from referral.ambassador_applications where id = $1 for update', [id])
  const waiting = async (count: number) => {
    const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await postgres.dataSource.query<unknown[]>(sql)).length < count)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const approved = codeOf(approveAmbassadorApplication({ applicationId: id }, lead()))
  await waiting(1)
  const erased = codeOf(eraseApplication({ applicationId: id, reference }, lead()))
  await waiting(2)
  await holder.commitTransaction()
  await holder.release()

  expect([await approved, await erased]).toEqual(['done', 'INPUT_INVALID'])
  const rows = await postgres.dataSource.query<{ id: string | null }[]>(
    `select application_id as id from referral.ambassadors where name = 'Raced Guide'`,
  )
  expect(rows).toEqual([{ id }])
})

test('an application that a restored backup brings back is erased again by the ledger [LEGAL-05]', async () => {
  const { id } = await anApplication('Restored Applicant')
  const event = { id, at: ctx.now(), data: { enquiryId: id, recordIds: [id] } }

  await onErasureStarted(event, ctx)
  await postgres.db.write((tx) => referralErasing.eraseRows([id], tx))

  expect(await tablesWith('Restored Applicant')).toEqual([])
})
