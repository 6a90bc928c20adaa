import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ErasureNoticeRequested, ErasureStarted } from '@seneb/contracts/messages/enquiry/erasure.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { addCareNote } from '../care-enquiries/log-care-contact.js'
import { Consent } from '../consents/consent.entity.js'
import { enquiryWorkers } from '../enquiry-workers.js'
import {
  enquiryErasing,
  onAmbassadorErasureStarted,
  onApplicationErasureStarted,
  onErasureFinished,
  onErasureNoticeDelivered,
  onPartnerErasureStarted,
  onSubscriberErasureStarted,
} from './on-erasure-notice-delivered.js'
import { listErasures, readErasure, readErasureWaits } from './read-erasure.js'
import { startErasure } from './start-erasure.js'

const submittedAt = new Date('2026-11-21T09:00:00Z')
const now = new Date('2026-11-24T09:00:00Z')
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'consultations', 'erasures', 'outbox']
  for (const table of [...tables, 'erased_records']) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const lead = () => desk.as('lead', ['care-lead'], now)

/** An enquiry with marked words in every field, and a note of the team. */
async function anEnquiry() {
  const changes = { companionTravelNeeds: 'canary needs', insuranceCoverage: 'canary cover' }
  const id = await desk.tripPlan(changes, submittedAt)
  await addCareNote({ enquiryId: id, note: 'canary note' }, lead())
  const { enquiry } = await readCareEnquiry({ enquiryId: id }, lead())
  return { enquiryId: id, reference: enquiry.reference, version: await versionOf(id, lead()) }
}

/** Returns all rows of this service's tables as text, including everything published so far. */
async function tablesAsText(): Promise<string> {
  const tables = ['trip_plans', 'consultations', 'reply_promises', 'care_enquiries', 'care_events', 'replies']
  const kit = ['outbox', 'dead_letters', 'idempotency_keys']
  const rows = await Promise.all(
    [...tables, ...kit].map((table) => desk.postgres.dataSource.query(`select t::text from ${table} t`)),
  )
  return JSON.stringify(rows)
}

describe('an enquiry whose person asked for erasure', () => {
  test('leaves only the proof of consent, and every service is notified once [LEGAL-05, TRIP-54]', async () => {
    const { enquiryId, reference, version } = await anEnquiry()
    expect(await tablesAsText()).toContain('canary needs')

    await startErasure({ enquiryId, version, reference: reference.toLowerCase(), reason: 'person-asked' }, lead())

    expect(await tablesAsText()).not.toMatch(/canary|Haddad|trip-plan.submitted/)
    const proofs = await desk.postgres.db.read((tx) => tx.find(Consent))
    expect(proofs.map(({ link_digest, trip_plan_id }) => [trip_plan_id, link_digest])).toEqual([
      [null, null],
      [null, null],
    ])
    const events = await outboxPayloads(desk.postgres.db, ErasureStarted, enquiryId)
    expect(events).toEqual([
      { enquiryId, kind: 'trip-plan', reason: 'person-asked', startedAt: now.toISOString(), recordIds: [enquiryId] },
    ])
  })

  test('notifies the person by one mail, of which only the fact remains once it is sent [LEGAL-05, S13]', async () => {
    const { enquiryId, reference, version } = await anEnquiry()
    const { notice } = await startErasure({ enquiryId, version, reference, reason: 'person-asked' }, lead())
    expect(notice).toEqual({ state: 'on-its-way', at: undefined })
    const [requestedNotice] = await outboxPayloads(desk.postgres.db, ErasureNoticeRequested)
    expect(requestedNotice).toMatchObject({ reference, enquiryKind: 'trip-plan', erasedAt: now.toISOString() })
    expect(requestedNotice?.email).toMatch(/@/)

    const at = '2026-11-24T09:00:05.000Z'
    const noticeId = requestedNotice?.noticeId ?? ''
    await onErasureNoticeDelivered({ data: { noticeId, state: 'sent', at } }, desk.at(now))

    expect(await outboxPayloads(desk.postgres.db, ErasureNoticeRequested)).toEqual([])
    expect((await readErasure({ enquiryId }, lead())).notice).toEqual({ state: 'sent', at })
    const erasedRecordSql = 'select erasure_id as id from erased_records where record_id = $1'
    expect(await desk.postgres.dataSource.query(erasedRecordSql, [noticeId])).toEqual([{ id: noticeId }])
  })

  test('is audited with its reason and nothing of the person [ADM-09, LEGAL-05]', async () => {
    const { enquiryId, reference, version } = await anEnquiry()
    const done = () =>
      desk.postgres.db.read((tx) =>
        tx.query<{ text: string }>(
          `select payload::text as text from outbox where payload->>'action' = 'erase-enquiry'`,
        ),
      )

    const erasure = await startErasure({ enquiryId, version, reference, reason: 'not-theirs' }, lead())
    // The owner of the address did not request anything.
    expect(erasure.notice).toBeUndefined()
    expect(await outboxPayloads(desk.postgres.db, ErasureNoticeRequested)).toEqual([])

    const auditActions = await done()
    expect(auditActions).toHaveLength(1)
    expect(auditActions[0]?.text).toContain('not-theirs')
    expect(auditActions[0]?.text).not.toMatch(/canary|Haddad|SNB-/)
  })

  test('is not erased when the typed reference differs: rejected at the field [LEGAL-05]', async () => {
    const { enquiryId, version } = await anEnquiry()

    const erasing = startErasure({ enquiryId, version, reference: 'SNB-OTHER1', reason: 'person-asked' }, lead())

    await expect(erasing).rejects.toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: 'reference' }] })
    expect(await tablesAsText()).toContain('canary needs')
  })

  test('was changed meanwhile: nothing is erased; erased already: it is unknown [LEGAL-05]', async () => {
    const { enquiryId, reference, version } = await anEnquiry()
    const erase = (seen: number) =>
      startErasure({ enquiryId, version: seen, reference, reason: 'person-asked' }, lead())

    await expect(erase(version + 1)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
    await erase(version)
    await expect(erase(version)).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
  })

  test('is finished when each service reports completion, in any order and any number of times [LEGAL-05]', async () => {
    const { enquiryId, reference, version } = await anEnquiry()
    const { services } = await startErasure({ enquiryId, version, reference, reason: 'person-asked' }, lead())
    expect(services.map(({ finishedAt }) => finishedAt)).toEqual(Array(4).fill(undefined))

    const finishedAt = '2026-11-24T09:00:20.000Z'
    for (const service of ['referral', 'ai-planning', 'notification', 'referral'] as const)
      await onErasureFinished({ data: { enquiryId, finishedAt } }, service, desk.at(now))
    await desk.postgres.db.write((tx) => enquiryErasing.onFinished(enquiryId, tx, desk.at(new Date(finishedAt))))

    const erasure = await readErasure({ enquiryId }, lead())
    expect(erasure).toMatchObject({
      reason: 'person-asked',
      startedAt: now.toISOString(),
      startedBy: desk.idOf('lead'),
    })
    expect(erasure.services).toEqual(
      ['enquiry', 'ai-planning', 'notification', 'referral'].map((service) => ({ service, finishedAt })),
    )
  })
})

const startedAt = now.toISOString()
test.each([
  [
    'an application',
    (id: string) => onApplicationErasureStarted({ data: { applicationId: id, startedAt } }, desk.at(now)),
  ],
  [
    'an ambassador',
    (id: string) => onAmbassadorErasureStarted({ data: { ambassadorId: id, startedAt } }, desk.at(now)),
  ],
  ['a subscriber', (id: string) => onSubscriberErasureStarted({ data: { subscriberId: id, startedAt } }, desk.at(now))],
  ['a partner', (id: string) => onPartnerErasureStarted({ data: { partnerId: id, startedAt } }, desk.at(now))],
])(
  'the erasure of %s is entered, so that the ledger gets it, and touches no enquiry [LEGAL-05]',
  async (_of, enter) => {
    const id = crypto.randomUUID()
    await enter(id)
    await enter(id)

    const entered = await desk.postgres.dataSource.query<{ erasure_id: string }[]>(
      `select erasure_id from enquiry.erased_records where record_id = $1`,
      [id],
    )
    expect(entered).toEqual([{ erasure_id: id }])
    await expect(readErasure({ enquiryId: id }, lead())).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
  },
)

test('reports how long each service has owed an erasure until it reports completion [LEGAL-05]', async () => {
  const waits = (time: string) => readErasureWaits(desk.at(new Date(time)))
  const owing = async (time: string) => Object.fromEntries((await waits(time)).map((w) => [w.service, w.seconds]))
  expect(await owing('2026-11-24T08:00:00Z')).toEqual({ enquiry: 0, 'ai-planning': 0, notification: 0, referral: 0 })
  for (const started of [now, new Date('2026-11-24T09:30:00Z')]) {
    const { enquiryId, reference, version } = await anEnquiry()
    const ctx = desk.as('lead', ['care-lead'], started)
    await startErasure({ enquiryId, version, reference, reason: 'person-asked' }, ctx)
    const finishedAt = started.toISOString()
    await onErasureFinished({ data: { enquiryId, finishedAt } }, 'ai-planning', desk.at(now))
    if (started === now) await onErasureFinished({ data: { enquiryId, finishedAt } }, 'referral', desk.at(now))
  }

  const hourLater = await owing('2026-11-24T10:00:00Z')

  expect(hourLater).toEqual({ enquiry: 3600, 'ai-planning': 0, notification: 3600, referral: 1800 })
})

test('an enquiry after its 24 months ends in the same way, and every service is notified [LEGAL-05, O-7]', async () => {
  const tripPlan = await desk.tripPlan({}, submittedAt)
  const consultation = await desk.consultation({}, submittedAt)
  const workAt = async (time: string) => {
    for (const worker of enquiryWorkers) await worker.run(desk.at(new Date(time)))
  }

  await workAt('2028-11-21T08:59:59Z')
  expect(await outboxPayloads(desk.postgres.db, ErasureStarted)).toEqual([])
  await workAt('2028-11-21T09:00:01Z')
  await workAt('2028-11-21T10:00:01Z')

  const events = await outboxPayloads(desk.postgres.db, ErasureStarted)
  expect(events.map(({ enquiryId, kind, reason }) => [enquiryId, kind, reason])).toEqual([
    [tripPlan, 'trip-plan', 'time-over'],
    [consultation, 'consultation', 'time-over'],
  ])
  expect((await readErasure({ enquiryId: tripPlan }, lead())).startedBy).toBeUndefined()
})

test('erasures are listed newest first, page by page, each as it is read alone [LEGAL-05]', async () => {
  const started = await Promise.all([anEnquiry(), anEnquiry(), anEnquiry()])
  for (const { enquiryId, reference, version } of started)
    await startErasure({ enquiryId, version, reference, reason: 'person-asked' }, lead())
  const first = await listErasures({ first: 2 }, lead())
  const second = await listErasures({ first: 100, after: first.next }, lead())

  const all = [...first.erasures, ...second.erasures]
  expect(first.erasures).toHaveLength(2)
  expect(all.map(({ enquiryId }) => enquiryId)).toEqual(
    expect.arrayContaining(started.map(({ enquiryId }) => enquiryId)),
  )
  expect(new Set(all.map(({ enquiryId }) => enquiryId)).size).toBe(all.length)
  const times = all.map(({ startedAt }) => startedAt)
  expect(times).toEqual(times.toSorted().toReversed())
  for (const one of all) expect(await readErasure({ enquiryId: one.enquiryId }, lead())).toEqual(one)
})

test('that an enquiry was erased is forgotten after 6 years [LEGAL-05, O-7]', async () => {
  const { enquiryId, reference, version } = await anEnquiry()
  await startErasure({ enquiryId, version, reference, reason: 'person-asked' }, lead())
  const runRetention = async (time: string) => {
    const worker = enquiryWorkers.find(({ name }) => name === 'forget-erasures')
    await worker?.run(desk.at(new Date(time)))
  }

  await runRetention('2032-11-24T08:59:59Z')
  expect(await readErasure({ enquiryId }, lead())).toMatchObject({ enquiryId })
  await runRetention('2032-11-24T09:00:01Z')
  await expect(readErasure({ enquiryId }, lead())).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
})
