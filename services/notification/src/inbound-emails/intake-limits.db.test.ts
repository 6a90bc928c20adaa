import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { notificationDb } from '../notification.fixture.js'
import { InboundDesk } from './inbound-desk.fixture.js'
import { deleteExcessSql, maxFiledPerDay } from './inbound-email.queries.js'
import { maxBytesPerHour, maxEmailsPerHour, readIntake, roomOf } from './receive-email.js'
import { writtenEmail } from './written-email.fixture.js'

let db: TestDb
let desk: InboundDesk

beforeAll(async () => {
  db = await notificationDb()
  desk = new InboundDesk(db)
})
beforeEach(() => desk.clear())
afterAll(() => db.close())

/** Stores unmatched emails of a size each, a second apart and ending now. */
const insertUnmatched = (count: number, bytes: number) =>
  desk.run(
    `insert into inbound_emails (id, source, received_at, dedupe_digest, raw_sealed, state, attempts, next_attempt_at)
     select gen_random_uuid(), 'imap', now() - n * interval '1 second', 'stranger ' || n, repeat('x', $2)::bytea,
       'unmatched', 1, now() from generate_series(1, $1) n`,
    [count, bytes],
  )

test('many emails of strangers displace neither the disk nor an email that may be of a patient', async () => {
  await desk.mailedEnquiry()
  await desk.receive(writtenEmail({ text: 'of a patient' }))
  await desk.process()
  await desk.run(`update inbound_emails set received_at = now() - interval '1 day'`)
  await insertUnmatched(10, 1000)

  await desk.run(deleteExcessSql.replace('/* forgetExcessEmails */', ''), [100, 6, 1_000_000])
  const left = await desk.emails()
  expect(left).toHaveLength(6)
  expect(left[0]?.proposals).toHaveLength(1)
  expect(left[1]?.dedupe_digest).toBe('stranger 5')
  const patientBytes = left[0]?.raw_sealed?.length ?? 0
  await desk.run(deleteExcessSql.replace('/* forgetExcessEmails */', ''), [100, 100, patientBytes + 2500])

  expect((await desk.emails()).map(({ proposals }) => proposals.length)).toEqual([1, 0, 0])
})

test('an hour has a maximum number and a maximum size of emails', async () => {
  expect(roomOf(await readIntake(desk.ctx))).toBe(maxEmailsPerHour)
  await insertUnmatched(3, 1000)

  const intake = await readIntake(desk.ctx)
  expect(intake).toMatchObject({ lastHour: 3, lastHourBytes: 3000 })
  expect(roomOf(intake)).toBe(maxEmailsPerHour - 3)
  expect(roomOf({ ...intake, lastHourBytes: maxBytesPerHour })).toBe(0)
})

test('an enquiry receives a bounded number of emails a day; further ones wait for a staff member', async () => {
  const { id, replyAddress } = await desk.mailedEnquiry()
  await desk.run(
    `insert into inbound_emails (id, source, received_at, dedupe_digest, kind, enquiry_id, state, attempts, next_attempt_at)
     select gen_random_uuid(), 'imap', now(), 'filed ' || n, 'message', $1, 'done', 1, now() from generate_series(1, $2) n`,
    [id, maxFiledPerDay],
  )
  await desk.receive(writtenEmail({ to: replyAddress }))
  await desk.process()

  expect(await desk.messages()).toEqual([])
  const tray = (await desk.emails()).filter(({ state }) => state === 'unmatched')
  expect(tray).toMatchObject([{ reason: 'too-many', proposals: [{ enquiryId: id, reason: 'reply-token' }] }])
})
