import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ErasureNoticeRequested, ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { PatientErasureRequested } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import { PatientDocumentsRequested } from '@seneb/contracts/messages/enquiry/my-message.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { untilWaiting } from '@seneb/testkit/until-waiting'

import { careDesk, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { cancelMyErasure, eraseMyRequest, eraseRequested } from './erase-my-request.js'
import { correctMyRequest } from './correct-my-request.js'
import { restoreMyConsent, withdrawMyConsent } from './my-consents.js'
import { listMyMessages, writeToCareTeam } from './my-messages.js'
import { maxActsPerDay } from '../request-access/limit-acts.js'
import { actOn, lookAt } from './my-request.fixture.js'
import { readMyRequest } from './read-my-request.js'
import { requestPatientDocuments } from './request-documents.js'
import { withdrawMyRequest } from './withdraw-my-request.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const now = new Date('2026-11-22T09:00:00Z')
const after = (hours: number) => new Date(now.getTime() + hours * 60 * 60_000)
const noFiles = { uploadIds: [], documentRequestId: undefined }
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'outbox']
  const own = ['request_links', 'request_sessions', 'access_codes', 'request_corrections', 'patient_document_requests']
  const rest = ['requested_erasures', 'pending_withdrawals', 'erasures', 'erased_records', 'idempotency_keys']
  for (const table of [...tables, ...own, ...rest]) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const lead = (at = now) => desk.as('lead', ['care-lead'], at)
const anEnquiry = (changes: object = {}) => desk.tripPlan(changes, submittedAt)
const linesOf = async (enquiryId: string) => {
  const { events } = await readCareEnquiry({ enquiryId }, lead())
  return events.map(({ kind }) => kind)
}

test('a session of the link alone changes nothing and reads no message', async () => {
  const id = await anEnquiry()
  const session = await lookAt(id, desk, now)
  const acts = [
    () => correctMyRequest({ session, changes: [{ name: 'fullName', value: 'Mallory' }] }, desk.at(now)),
    () => writeToCareTeam({ session, text: 'Hello', ...noFiles }, desk.at(now)),
    () => listMyMessages({ session, first: 20 }, desk.at(now)),
    () => withdrawMyConsent({ session, purpose: 'personal-data' }, desk.at(now)),
    () => withdrawMyRequest({ session }, desk.at(now)),
    () => eraseMyRequest({ session, typed: 'ERASE' }, desk.at(now)),
    () => cancelMyErasure({ session }, desk.at(now)),
  ]
  for (const act of acts) await expect(act()).rejects.toMatchObject({ code: 'LEVEL_TOO_LOW' })
  expect(await linesOf(id)).toEqual(['submitted'])
})

describe('a correction', () => {
  test('changes what the team reads, and keeps the earlier value for both', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)
    const changes = [
      { name: 'fullName', value: 'Amal Hadad' },
      { name: 'phoneNumber', value: '+33 6 00 00 00 01' },
      { name: 'totalBudget', value: '5000.50' },
      { name: 'companionTravelNeeds', value: '' },
    ]

    await correctMyRequest({ session, changes }, desk.at(now))

    const { request } = await readMyRequest({ session }, desk.at(now))
    const values = new Map(request?.personal?.fields.map(({ name, value }) => [name, value]))
    expect(values.get('fullName')).toBe('Amal Hadad')
    expect(values.get('totalBudget')).toBe('$5,000.5')
    expect(values.has('companionTravelNeeds')).toBe(false)
    const before = new Map(request?.personal?.corrections.map((one) => [one.name, one.before]))
    expect(before.get('fullName')).toBe('Amal Haddad')
    expect(before.get('companionTravelNeeds')).toBe('An aisle seat')
    const { enquiry, personal } = await readCareEnquiry({ enquiryId: id }, lead())
    expect(enquiry).toMatchObject({ fullName: 'Amal Hadad' })
    expect(personal).toMatchObject({ phoneNumber: '+33600000001' })
    expect(await linesOf(id)).toContain('details-corrected')
    const rows = await desk.postgres.dataSource.query('select t::text from request_corrections t')
    expect(JSON.stringify(rows)).not.toMatch(/Haddad|aisle/)
  })

  test('is refused for a value that the form refuses, for another field, and for one named twice', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)
    const invalid = [
      [{ name: 'age', value: '7' }],
      [{ name: 'fullName', value: '' }],
      [{ name: 'message', value: 'Hello' }],
      [
        { name: 'age', value: '43' },
        { name: 'age', value: '44' },
      ],
    ]
    for (const changes of invalid) {
      await expect(correctMyRequest({ session, changes }, desk.at(now))).rejects.toMatchObject({
        code: 'INPUT_INVALID',
      })
    }
  })
})

test('a program that corrects the same thing again and again is stopped', async () => {
  const id = await anEnquiry()
  const session = await actOn(id, desk, now)
  await desk.postgres.dataSource.query(
    `insert into care_events (id, enquiry_id, at, kind)
     select gen_random_uuid(), $1, $2, 'details-corrected' from generate_series(1, $3)`,
    [id, now, maxActsPerDay],
  )

  const changes = [{ name: 'nationality', value: 'Belgium' }]
  await expect(correctMyRequest({ session, changes }, desk.at(now))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

describe('a message', () => {
  test('reaches the timeline, and is listed for the person', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)

    const { messageId } = await writeToCareTeam({ session, text: 'May I bring my sister?', ...noFiles }, desk.at(now))

    const { messages } = await listMyMessages({ session, first: 20 }, desk.at(now))
    expect(messages).toMatchObject([{ id: messageId, isFromMe: true, text: 'May I bring my sister?', files: [] }])
    expect(await linesOf(id)).toContain('message-received')
  })

  test('is sent once per idempotency key, and at most twenty times a day', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)
    const keyed = { ...desk.at(now), idempotencyKey: crypto.randomUUID() }
    const first = await writeToCareTeam({ session, text: 'One', ...noFiles }, keyed)
    expect(await writeToCareTeam({ session, text: 'One', ...noFiles }, keyed)).toEqual(first)
    for (let count = 1; count < 20; count++) {
      await writeToCareTeam({ session, text: `Number ${count}`, ...noFiles }, desk.at(now))
    }
    const next = writeToCareTeam({ session, text: 'Too many', ...noFiles }, desk.at(now))
    await expect(next).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    const page = await listMyMessages({ session, first: 15 }, desk.at(now))
    const rest = await listMyMessages({ session, first: 15, after: page.next }, desk.at(now))
    expect(new Set([...page.messages, ...rest.messages].map(({ text }) => text)).size).toBe(20)
  })

  test('is listed by cursors of pages only', async () => {
    const session = await actOn(await anEnquiry(), desk, now)
    for (const forged of ['9999999999/00000000-0000-0000-0000-000000000000', 'x']) {
      const page = listMyMessages({ session, first: 5, after: forged }, desk.at(now))
      await expect(page).rejects.toMatchObject({ code: 'INPUT_INVALID' })
    }
  })

  test('answers a request for documents, whose names stand in no mail and no table', async () => {
    const id = await anEnquiry()
    await requestPatientDocuments({ enquiryId: id, names: ['X-ray of the jaw', 'Passport'] }, lead())
    const session = await actOn(id, desk, now)
    const wanted = (await readMyRequest({ session }, desk.at(now))).request?.personal?.documentRequests ?? []
    expect(wanted.map(({ name }) => name).toSorted()).toEqual(['Passport', 'X-ray of the jaw'])
    const [mail] = await outboxPayloads(desk.postgres.db, PatientDocumentsRequested, id)
    expect(JSON.stringify(mail)).not.toContain('X-ray')
    const rows = await desk.postgres.dataSource.query('select t::text from patient_document_requests t')
    expect(JSON.stringify(rows)).not.toContain('X-ray')

    const uploadIds = [crypto.randomUUID()]
    const sent = { session, text: 'Here it is', uploadIds, documentRequestId: wanted[0]?.id }
    await writeToCareTeam(sent, desk.at(now))

    const { request } = await readMyRequest({ session }, desk.at(now))
    expect(request?.personal?.documentRequests.map(({ sentAt }) => sentAt !== undefined)).toEqual([true, false])
    const again = writeToCareTeam({ session, text: 'Again', uploadIds, documentRequestId: undefined }, desk.at(now))
    await expect(again).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  })
})

describe('a consent', () => {
  test('can be withdrawn and restored on the page, which shows the withdrawal', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)

    await withdrawMyConsent({ session, purpose: 'personal-data' }, desk.at(now))
    await withdrawMyConsent({ session, purpose: 'personal-data' }, desk.at(now))

    expect((await readMyRequest({ session }, desk.at(now))).request).toMatchObject({ state: 'withdrawn' })
    const write = writeToCareTeam({ session, text: 'Hello', ...noFiles }, desk.at(now))
    await expect(write).rejects.toMatchObject({ code: 'MY_REQUEST_CONFLICT' })
    await restoreMyConsent({ session, purpose: 'personal-data' }, desk.at(now))
    expect((await readMyRequest({ session }, desk.at(now))).request).toMatchObject({ state: 'new' })
    const other = withdrawMyConsent({ session, purpose: 'health-data' }, desk.at(now))
    await expect(other).rejects.toMatchObject({ code: 'MY_REQUEST_CONFLICT' })
  })
})

test('a withdrawn request is closed and stays readable; withdrawing it again changes nothing', async () => {
  const id = await anEnquiry()
  const session = await actOn(id, desk, now)

  await withdrawMyRequest({ session }, desk.at(now))
  await withdrawMyRequest({ session }, desk.at(now))

  const { enquiry, events } = await readCareEnquiry({ enquiryId: id }, lead())
  expect(enquiry).toMatchObject({ state: 'closed', outcome: 'withdrawn' })
  expect(events.filter(({ kind }) => kind === 'closed')).toHaveLength(1)
  const { request } = await readMyRequest({ session }, desk.at(now))
  expect(request?.state).toBe('closed')
  expect(request?.steps.map(({ kind }) => kind)).toContain('closed')
})

describe('an erasure that the person asks for', () => {
  test('starts after 24 hours and leaves nothing of the page', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)
    await correctMyRequest({ session, changes: [{ name: 'nationality', value: 'Belgium' }] }, desk.at(now))

    const { eraseAt } = await eraseMyRequest({ session, typed: 'ERASE' }, desk.at(now))
    expect(await eraseMyRequest({ session, typed: 'ERASE' }, desk.at(after(0.2)))).toEqual({ eraseAt })
    expect(eraseAt).toBe(after(24).toISOString())
    expect(await outboxPayloads(desk.postgres.db, PatientErasureRequested, id)).toMatchObject([{ eraseAt }])

    await eraseRequested.run(desk.at(after(23.9)))
    expect(await outboxPayloads(desk.postgres.db, ErasureStarted, id)).toEqual([])
    await eraseRequested.run(desk.at(after(24.1)))

    expect(await outboxPayloads(desk.postgres.db, ErasureStarted, id)).toMatchObject([{ reason: 'person-asked' }])
    expect(await outboxPayloads(desk.postgres.db, ErasureNoticeRequested)).toHaveLength(1)
    for (const table of [
      'request_links',
      'request_sessions',
      'access_codes',
      'request_corrections',
      'requested_erasures',
    ]) {
      expect(await desk.postgres.dataSource.query(`select from ${table}`)).toEqual([])
    }
    expect((await readMyRequest({ session }, desk.at(now))).request).toBeUndefined()
  })

  test('can be canceled until then', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)
    await eraseMyRequest({ session, typed: 'ERASE' }, desk.at(now))
    expect((await readMyRequest({ session }, desk.at(now))).request?.eraseAt).toBe(after(24).toISOString())

    await cancelMyErasure({ session }, desk.at(now))
    await cancelMyErasure({ session }, desk.at(now))
    await eraseRequested.run(desk.at(after(25)))

    expect(await outboxPayloads(desk.postgres.db, ErasureStarted, id)).toEqual([])
    const lines = await linesOf(id)
    expect(lines.filter((kind) => kind.startsWith('erasure-'))).toEqual(['erasure-canceled', 'erasure-requested'])
  })

  test('is not canceled any more while it starts', async () => {
    const session = await actOn(await anEnquiry(), desk, now)
    await eraseMyRequest({ session, typed: 'ERASE' }, desk.at(now))

    const { canceled } = await desk.postgres.db.write(async (tx) => {
      await tx.query('/* startErasure */ delete from requested_erasures')
      await tx.query('/* endSessions */ delete from request_sessions')
      const settled = Promise.allSettled([cancelMyErasure({ session }, desk.at(now))])
      await untilWaiting(desk.postgres.db)
      return { canceled: settled }
    })

    expect(await canceled).toMatchObject([{ reason: { code: 'SESSION_ENDED' } }])
  })

  test('does not wait for another one that fails', async () => {
    const [broken, id] = [await anEnquiry(), await anEnquiry()]
    for (const enquiryId of [broken, id]) {
      await eraseMyRequest({ session: await actOn(enquiryId, desk, now), typed: 'ERASE' }, desk.at(now))
    }
    await desk.postgres.dataSource.query(
      `insert into pending_withdrawals (enquiry_id, effect, kind, withdrawn_at, erase_at, rows_sealed)
       values ($1, 'enquiry-ended', 'trip-plan', $2, $2, 'unreadable')`,
      [broken, now],
    )

    await expect(eraseRequested.run(desk.at(after(24.1)))).rejects.toThrow()

    expect(await outboxPayloads(desk.postgres.db, ErasureStarted, id)).toHaveLength(1)
    expect(await outboxPayloads(desk.postgres.db, ErasureStarted, broken)).toEqual([])
  })

  test('also ends a request whose consent was withdrawn', async () => {
    const id = await anEnquiry()
    const session = await actOn(id, desk, now)
    await withdrawMyConsent({ session, purpose: 'personal-data' }, desk.at(now))
    await eraseMyRequest({ session, typed: 'ERASE' }, desk.at(now))

    await eraseRequested.run(desk.at(after(24.1)))

    expect(await outboxPayloads(desk.postgres.db, ErasureStarted, id)).toHaveLength(1)
    expect(await desk.postgres.dataSource.query('select from pending_withdrawals')).toEqual([])
  })
})
