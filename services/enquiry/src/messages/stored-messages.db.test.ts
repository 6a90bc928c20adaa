import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { untilWaiting } from '@seneb/testkit/until-waiting'
import type { RecordTable } from '@seneb/contracts/vocabulary/person-records'
import { decompressRecord } from '@seneb/platform/compressed-record'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { startErasure } from '../erasures/start-erasure.js'
import { mergeEnquiries } from '../merges/merge-enquiries.js'
import { readPersonRecord } from '../person-records/read-person-record.js'
import { eraseEnquiryRows } from '../retention/retention.js'
import { eraseWithdrawn } from '../withdrawals/erase-withdrawn.js'
import { restoreLocked } from '../withdrawals/restore-consent.js'
import { withdrawLocked } from '../withdrawals/withdraw-consent.js'
import { lockConsentsOfEnquiry } from '../consents/consents.js'
import { atHour, receiveMessage, settleFile, submittedAt } from './message-desk.fixture.js'
import { MessageFile } from './message.entity.js'
import { storeMessageFiles } from './store-message-files.js'

const dayHours = 24
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = [
    'reply_promises',
    'consents',
    'messages',
    'care_enquiries',
    'trip_plans',
    'consultations',
    'pending_withdrawals',
  ]
  for (const table of tables) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const lead = (hours: number) => desk.as('Mona', ['care-lead'], atHour(hours))
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId }, lead(9))
const count = async (table: string) => {
  const [row] = await desk.postgres.db.read((tx) =>
    tx.query<{ count: number }>(`/* count */ select count(*)::int as count from ${table}`),
  )
  return row?.count
}

/** Receives a message with canaries in each text and a stored file. */
async function aMessage(enquiryId: string) {
  const attachmentId = crypto.randomUUID()
  const attachments = [{ attachmentId, name: 'canary-name.pdf', type: 'application/pdf', bytes: 9 }]
  const texts = { subject: 'canary-subject', text: 'canary-text', fullText: 'canary-text > canary-quote' }
  const sender = { name: 'canary-sender', address: 'canary@example.com' }
  const messageId = await receiveMessage(desk, 1, { enquiryId, attachments, sender, ...texts })
  await settleFile(desk, 1, { attachmentId, messageId, enquiryId, state: 'stored' })
  const uploads = { read: () => Promise.resolve(Buffer.from('canary-file')) }
  await storeMessageFiles({ ...desk.at(atHour(1)), uploads, messageFileCapacityBytes: 1_000_000 })
  return messageId
}

test('the record of a person has each text of a message once, and of a file that it exists [LEGAL-05]', async () => {
  const [enquiryId, otherId] = [await desk.tripPlan({}, submittedAt), await desk.tripPlan({}, submittedAt)]
  await aMessage(enquiryId)
  await receiveMessage(desk, 1, { enquiryId: otherId, text: 'of somebody else' })
  const merge = { enquiryId, version: 1, mergedId: otherId, mergedVersion: 1, isSamePerson: false }
  await mergeEnquiries(merge, lead(1))
  const { record } = await readPersonRecord({ enquiryId, format: 'json' }, lead(2))
  const text = JSON.stringify(await decompressRecord(record))

  for (const planted of ['canary-subject', 'canary-text"', 'canary-quote', 'canary-sender', 'canary-name'])
    expect(text.split(planted)).toHaveLength(2)
  expect(text).not.toMatch(/canary-file|of somebody else/)
  expect(text).not.toContain(desk.idOf('Mona'))
  const tables = (await decompressRecord(record)) as RecordTable[]
  expect(tables.find(({ table }) => table === 'message_files')).toMatchObject({
    rows: [{ state: 'stored', bytes: expect.any(Number) }],
    withheld: { sealed: 'file' },
  })
})

test('an erasure leaves nothing of messages, files and merges [LEGAL-05]', async () => {
  const [enquiryId, otherId] = [await desk.tripPlan({}, submittedAt), await desk.tripPlan({}, submittedAt)]
  await aMessage(enquiryId)
  const merge = { enquiryId, version: 1, mergedId: otherId, mergedVersion: 1, isSamePerson: false }
  await mergeEnquiries(merge, lead(1))
  const { enquiry } = await detailsOf(enquiryId)
  const { reference, version } = enquiry
  await startErasure({ enquiryId, version, reference, reason: 'person-asked' }, lead(2))

  expect([await count('messages'), await count('message_files'), await count('merges')]).toEqual([0, 0, 0])
  await receiveMessage(desk, 3, { enquiryId, text: 'too late' })
  expect(await count('messages')).toBe(0)
})

test('an erasure deletes a message that is filed while it waits for the enquiry [LEGAL-05]', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const messageId = await aMessage(enquiryId)

  const { erased } = await desk.postgres.db.write(async (tx) => {
    await tx.query('/* lockEnquiry */ select id from care_enquiries where id = $1 for update', [enquiryId])
    const columns = 'enquiry_id, source, kind, received_at, language, is_known_sender, sender_check'
    await tx.query(
      `/* fileAnother */ insert into messages (id, ${columns}) select gen_random_uuid(), ${columns} from messages where id = $1`,
      [messageId],
    )
    const erasing = desk.postgres.db.write((other) => eraseEnquiryRows([enquiryId], other))
    await untilWaiting(desk.postgres.db)
    return { erased: erasing }
  })
  await erased

  expect(await count('messages')).toBe(0)
})

test('a withdrawn enquiry takes its messages out of reach, and the undoing returns them; after a week they are gone', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  await aMessage(enquiryId)
  const ctx = desk.at(atHour(2))
  const withdraw = () =>
    ctx.db.write(async (tx) => withdrawLocked(await lockConsentsOfEnquiry(enquiryId, tx), 'personal-data', { tx, ctx }))
  await withdraw()
  await expect(detailsOf(enquiryId)).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })

  await ctx.db.write(async (tx) =>
    restoreLocked(await lockConsentsOfEnquiry(enquiryId, tx), 'personal-data', { tx, ctx }),
  )
  expect((await detailsOf(enquiryId)).events.flatMap(({ message }) => message?.text ?? [])).toEqual(['canary-text'])
  await withdraw()
  await eraseWithdrawn.run(desk.at(atHour(2 + 8 * dayHours)))
  expect([await count('messages'), await count('message_files')]).toEqual([0, 0])
})

test('a message that arrives while its enquiry is set aside is listed once the withdrawal is undone', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const ctx = desk.at(atHour(2))
  await ctx.db.write(async (tx) =>
    withdrawLocked(await lockConsentsOfEnquiry(enquiryId, tx), 'personal-data', { tx, ctx }),
  )
  const messageId = await receiveMessage(desk, 3, { enquiryId, text: 'Please wait, I changed my mind.' })
  await receiveMessage(desk, 3, { enquiryId, messageId })
  await receiveMessage(desk, 3, { enquiryId: crypto.randomUUID() })
  expect(await count('messages')).toBe(1)

  await ctx.db.write(async (tx) =>
    restoreLocked(await lockConsentsOfEnquiry(enquiryId, tx), 'personal-data', { tx, ctx }),
  )

  const { enquiry, events } = await detailsOf(enquiryId)
  expect(events.flatMap(({ message }) => message?.text ?? [])).toEqual(['Please wait, I changed my mind.'])
  expect(enquiry.unreadMessages).toBe(1)
})

test('texts and files are out of use while the withdrawal about health can be undone, and erased after a week', async () => {
  const enquiryId = await desk.consultation({}, submittedAt)
  await aMessage(enquiryId)
  const ctx = desk.at(atHour(2))
  const withdraw = () =>
    ctx.db.write(async (tx) => withdrawLocked(await lockConsentsOfEnquiry(enquiryId, tx), 'health-data', { tx, ctx }))
  const texts = async () => (await detailsOf(enquiryId)).events.flatMap(({ message }) => message?.text ?? [])
  await withdraw()
  expect(await texts()).toEqual([])

  await ctx.db.write(async (tx) =>
    restoreLocked(await lockConsentsOfEnquiry(enquiryId, tx), 'health-data', { tx, ctx }),
  )
  expect(await texts()).toEqual(['canary-text'])
  await withdraw()
  await receiveMessage(desk, 3, { enquiryId, text: 'written after it' })
  await eraseWithdrawn.run(desk.at(atHour(2 + 8 * dayHours)))
  expect(await texts()).toEqual(['written after it'])
  const [left] = await desk.postgres.db.read((tx) =>
    tx.query<{ sealed: Buffer | null; state: string }>('/* file */ select sealed, state from message_files'),
  )
  expect(left).toEqual({ sealed: null, state: 'lost' })
})

test('a file that is accepted while its enquiry is set aside is stored, and none after its texts were erased', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const attachmentId = crypto.randomUUID()
  const attachments = [{ attachmentId, name: 'report.pdf', type: 'application/pdf', bytes: 9 }]
  const messageId = await receiveMessage(desk, 1, { enquiryId, attachments })
  await desk.postgres.dataSource.query('delete from care_enquiries where id = $1', [enquiryId])
  const settled = { attachmentId, messageId, enquiryId, state: 'stored' } as const
  const stateOf = async () =>
    (await desk.postgres.db.read((tx) => tx.findOne(MessageFile, { id: attachmentId })))?.state

  await settleFile(desk, 2, settled)
  expect(await stateOf()).toBe('uploaded')

  await desk.postgres.dataSource.query(`update message_files set state = 'lost'`)
  await desk.postgres.dataSource.query('update messages set preview_sealed = null, content_sealed = null')
  await settleFile(desk, 3, settled)
  expect(await stateOf()).toBe('lost')
})
