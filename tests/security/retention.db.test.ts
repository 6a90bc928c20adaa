import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sessionLifeHours } from '@seneb/contracts/vocabulary/my-request'
import { daysOf, retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import type { TestDb } from '@seneb/testkit/test-db'

import { careDesk, type CareDesk } from '../../services/enquiry/src/care-enquiry-details/care-desk.fixture.js'
import { enquiryWorkers } from '../../services/enquiry/src/enquiry-workers.js'
import { notificationDb, testService, type TestService } from '../../services/notification/src/notification.fixture.js'
import { notificationWorkers } from '../../services/notification/src/notification-workers.js'

const hourMs = 60 * 60 * 1000
const endedAt = new Date('2027-03-01T12:00:00Z')

let desk: CareDesk
let mails: TestDb
let service: TestService
beforeAll(async () => {
  desk = await careDesk()
  mails = await notificationDb()
  service = testService({ db: mails.db })
}, 60_000)
afterAll(async () => {
  await service.stop()
  await mails.close()
  await desk.postgres.close()
})

interface Ending {
  readonly what: string
  readonly database: () => TestDb
  readonly sweep: (now: Date) => Promise<unknown>
  readonly lifeMs: number
  /** Stores one row that began at a time. */
  readonly insert: string
  readonly table: string
}

const workerOf = <W extends { readonly name: string }>(workers: readonly W[], name: string): W => {
  const found = workers.find((worker) => worker.name === name)
  if (!found) throw new Error(`there is no worker ${name}`)
  return found
}
const sweepEnquiry = (name: string) => (now: Date) => workerOf(enquiryWorkers, name).run(desk.at(now))
const sweepMails = (name: string) => (now: Date) =>
  workerOf(notificationWorkers, name).run({ ...service.ctx, now: () => now })

const endings: readonly Ending[] = [
  {
    what: 'a session of a patient’s page',
    database: () => desk.postgres,
    sweep: sweepEnquiry('forget-request-sessions'),
    lifeMs: sessionLifeHours * hourMs,
    table: 'request_sessions',
    insert: `insert into request_sessions (digest, level, opened_at, seen_at) values ($1, 'pending', $2, $2)`,
  },
  {
    what: 'a code of a patient’s page',
    database: () => desk.postgres,
    sweep: sweepEnquiry('forget-access-codes'),
    lifeMs: 24 * hourMs,
    table: 'access_codes',
    insert: `insert into access_codes (id, session_digest, code_digest, has_link, sent_at) values ($1, 's', 'c', false, $2)`,
  },
  {
    what: 'a mail that belongs to no enquiry',
    database: () => mails,
    sweep: sweepMails('forget-unassigned-emails'),
    lifeMs: daysOf(retentionPeriods.unmatchedEmail) * 24 * hourMs,
    table: 'inbound_emails',
    insert: `insert into inbound_emails (id, source, received_at, dedupe_digest, state, attempts, next_attempt_at)
      values ($1::uuid, 'imap', $2, $1::uuid::text, 'unmatched', 0, $2)`,
  },
]

describe.each(endings)('$what', ({ database, insert, lifeMs, sweep, table }) => {
  test('is there until the last second of its time, and gone with it [LEGAL-05]', async () => {
    const { dataSource } = database()
    const count = async () => {
      const [row] = await dataSource.query<{ n: number }[]>(`select count(*)::int as n from ${table}`)
      return row?.n
    }
    await dataSource.query(`delete from ${table}`)
    await dataSource.query(insert, [randomUUID(), new Date(endedAt.getTime() - lifeMs)])

    await sweep(new Date(endedAt.getTime() - 1000))
    expect(await count()).toBe(1)
    await sweep(endedAt)
    expect(await count()).toBe(0)
  })
})

test('every period of retention-periods.ts is in the register of personal data [LEGAL-05]', () => {
  const register = readFileSync(new URL('../../docs/registers/personal-data.md', import.meta.url), 'utf8')

  expect(Object.entries(retentionPeriods).filter(([, period]) => !register.includes(period))).toEqual([])
})
