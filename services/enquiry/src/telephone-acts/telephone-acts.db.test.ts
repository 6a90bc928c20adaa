import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/enquiry/every-service.messages'
import { PatientErasureRequested } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import { RequestLinkRequested } from '@seneb/contracts/messages/enquiry/request-session.messages'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { careDesk, versionOf, type CareDesk } from '../care-enquiry-details/care-desk.fixture.js'
import { readCareEnquiry } from '../care-enquiry-details/read-care-enquiry.js'
import { listDataDisclosures } from '../data-disclosures/list-disclosures.js'
import { openCareEnquiry } from '../data-disclosures/open-care-enquiry.js'
import { findPatientSession } from '../request-access/request-session.js'
import { declineMyPlan } from '../plan-decisions/decide-my-plan.js'
import { readMyPlan } from '../plan-decisions/read-sent-plan.js'
import { openSession, sendPlan } from '../plan-decisions/sent-plan.fixture.js'
import { restoreConsentByTelephone, withdrawConsentByTelephone } from './change-consent-by-telephone.js'
import { correctByTelephone, withdrawByTelephone } from './correct-by-telephone.js'
import { cancelErasureByTelephone, sendLinkByTelephone, startErasureByTelephone } from './erase-by-telephone.js'
import { readTelephoneFacts } from './read-telephone-facts.js'
import { writeByTelephone } from './write-by-telephone.js'

const submittedAt = new Date('2026-11-22T09:00:00Z')
const after = (minutes: number) => new Date(submittedAt.getTime() + minutes * 60_000)
let desk: CareDesk

beforeAll(async () => {
  desk = await careDesk()
})
beforeEach(async () => {
  const tables = ['reply_promises', 'consents', 'care_enquiries', 'trip_plans', 'pending_withdrawals', 'outbox']
  const own = ['request_sessions', 'request_links', 'access_codes', 'requested_erasures', 'request_corrections']
  for (const table of [...tables, ...own]) await desk.postgres.dataSource.query(`delete from ${table}`)
})
afterAll(() => desk.postgres.close())

const agent = (minutes: number) => desk.as('Mona', ['care-agent'], after(minutes))
const detailsOf = (enquiryId: string) => readCareEnquiry({ enquiryId, eventsAfter: undefined }, agent(60))
const nowOf = (enquiryId: string) => versionOf(enquiryId, agent(60))

async function actionsOf(): Promise<readonly string[]> {
  const actions = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  return actions.map(({ action }) => action)
}

test('a correction by telephone changes the submission, and its audit entry names the fields without their values', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const changes = [{ name: 'fullName', value: 'Canary Corrected' }]
  await correctByTelephone({ enquiryId, version: await nowOf(enquiryId), changes }, agent(1))
  const { enquiry, events } = await detailsOf(enquiryId)

  expect(enquiry.fullName).toBe('Canary Corrected')
  expect(events[0]).toMatchObject({ kind: 'details-corrected', actorId: desk.idOf('Mona') })
  const [action] = await outboxPayloads(desk.postgres.db, StaffActionCompleted)
  expect(action).toMatchObject({ action: 'correct-by-telephone', object: { id: enquiryId } })
  expect(JSON.stringify(action)).toContain('fullName')
  expect(JSON.stringify(action)).not.toContain('Canary')
})

test('a dictated message waits for a reply, counts as read, and is filed once for its key', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const ctx = { ...agent(2), idempotencyKey: crypto.randomUUID() }
  await writeByTelephone({ enquiryId, text: 'Please call my sister.' }, ctx)
  await writeByTelephone({ enquiryId, text: 'Please call my sister.' }, ctx)
  const { enquiry, events } = await detailsOf(enquiryId)

  const messages = events.filter(({ kind }) => kind === 'message-received')
  expect(messages).toMatchObject([{ message: { source: 'phone', text: 'Please call my sister.' } }])
  expect(enquiry.unreadMessages).toBe(0)
  expect(await actionsOf()).toEqual(['write-by-telephone'])
})

test('a consent is withdrawn and restored by telephone, each audited once however often it is sent', async () => {
  const enquiryId = await desk.tripPlan({ planDraftConsentGiven: true }, submittedAt)
  const purpose = 'plan-draft' as const
  const withdraw = async () =>
    withdrawConsentByTelephone({ enquiryId, version: await nowOf(enquiryId), purpose }, agent(1))
  await withdraw()
  await withdraw()
  const facts = await readTelephoneFacts({ enquiryId }, agent(2))

  expect(facts.consents.find((one) => one.purpose === purpose)?.withdrawnAt).toBe(after(1).toISOString())
  expect(facts.consents.find((one) => one.purpose === 'personal-data')?.withdrawnAt).toBeUndefined()
  expect(await actionsOf()).toEqual(['withdraw-consent-by-telephone'])
  const restoring = restoreConsentByTelephone({ enquiryId, purpose }, agent(3))
  await expect(restoring).rejects.toMatchObject({ code: 'MY_REQUEST_CONFLICT' })
})

test('an enquiry that a withdrawn consent ended comes back with its plan when the person calls in time', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const planId = await sendPlan(desk, enquiryId, after(1))
  const session = await openSession(desk, enquiryId, after(2))
  await declineMyPlan({ session, planId, text: 'Too far.' }, desk.at(after(3)))
  await openCareEnquiry({ enquiryId, eventsAfter: undefined }, agent(4))
  const purpose = 'personal-data' as const
  const withdrawing = { enquiryId, version: await nowOf(enquiryId), purpose }
  expect(await withdrawConsentByTelephone(withdrawing, agent(5))).toEqual({ enquiryId, version: 0 })
  await expect(detailsOf(enquiryId)).rejects.toMatchObject({ code: 'ENQUIRY_UNKNOWN' })
  expect((await readMyPlan({ session }, desk.at(after(6)))).plan).toBeUndefined()
  await restoreConsentByTelephone({ enquiryId, purpose }, agent(7))

  expect((await detailsOf(enquiryId)).enquiry.planDecision).toBe('declined')
  const { plan } = await readMyPlan({ session }, desk.at(after(8)))
  expect(plan).toMatchObject({ planId, decision: 'declined', decisions: [{ text: 'Too far.' }] })
  const { disclosures } = await listDataDisclosures({ enquiryId }, agent(9))
  expect(disclosures.map(({ recipient }) => recipient)).toContain('staff')
  expect(await actionsOf()).toEqual(['withdraw-consent-by-telephone', 'restore-consent-by-telephone'])
})

test('a request is withdrawn by telephone once, with a line that says so', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  await withdrawByTelephone({ enquiryId, version: await nowOf(enquiryId) }, agent(1))
  await withdrawByTelephone({ enquiryId, version: await nowOf(enquiryId) }, agent(2))
  const { enquiry, events } = await detailsOf(enquiryId)

  expect(enquiry).toMatchObject({ state: 'closed', outcome: 'withdrawn' })
  expect(events[0]).toMatchObject({ kind: 'closed', note: 'The person withdrew the request by telephone.' })
  expect(await actionsOf()).toEqual(['withdraw-by-telephone'])
})

test('the link is mailed to the address of the enquiry; a new one ends open pages', async () => {
  const enquiryId = await desk.tripPlan({ email: 'amal@example.org' }, submittedAt)
  await sendLinkByTelephone({ enquiryId, endsEarlierLinks: false }, agent(30))
  const session = await openSession(desk, enquiryId, after(31))
  const isOpen = () => desk.postgres.db.read((tx) => findPatientSession(session, tx, after(33)))
  expect(await isOpen()).toBeDefined()
  await sendLinkByTelephone({ enquiryId, endsEarlierLinks: true }, agent(32))

  expect(await isOpen()).toBeUndefined()
  const mails = await outboxPayloads(desk.postgres.db, RequestLinkRequested, enquiryId)
  expect(mails.map(({ isReplaced, person }) => [isReplaced, person?.email])).toEqual([
    [false, 'amal@example.org'],
    [true, 'amal@example.org'],
  ])
  expect(await actionsOf()).toEqual(['send-link-by-telephone', 'send-link-by-telephone'])
})

test('an erasure by telephone begins after 24 hours, tells the person by mail, and can be canceled by telephone', async () => {
  const enquiryId = await desk.tripPlan({}, submittedAt)
  const start = async (minutes: number) =>
    startErasureByTelephone({ enquiryId, version: await nowOf(enquiryId) }, agent(minutes))
  await start(1)
  await start(2)

  const eraseAt = after(24 * 60 + 1).toISOString()
  expect((await readTelephoneFacts({ enquiryId }, agent(3))).eraseAt).toBe(eraseAt)
  const mails = await outboxPayloads(desk.postgres.db, PatientErasureRequested, enquiryId)
  expect(mails.map((mail) => mail.eraseAt)).toEqual([eraseAt])
  await cancelErasureByTelephone({ enquiryId }, agent(4))
  await cancelErasureByTelephone({ enquiryId }, agent(5))
  expect((await readTelephoneFacts({ enquiryId }, agent(6))).eraseAt).toBeUndefined()
  expect(await actionsOf()).toEqual(['start-erasure-by-telephone', 'cancel-erasure-by-telephone'])
})

test('an unknown enquiry is refused by every act, and a changed one by those that name its version', async () => {
  const enquiryId = crypto.randomUUID()
  const unknown = { code: 'ENQUIRY_UNKNOWN' }
  const [seen, ctx] = [{ enquiryId, version: 1 }, agent(1)]

  await expect(correctByTelephone({ ...seen, changes: [{ name: 'fullName' }] }, ctx)).rejects.toMatchObject(unknown)
  await expect(writeByTelephone({ enquiryId, text: 'x' }, ctx)).rejects.toMatchObject(unknown)
  await expect(withdrawByTelephone(seen, ctx)).rejects.toMatchObject(unknown)
  await expect(sendLinkByTelephone({ enquiryId, endsEarlierLinks: true }, ctx)).rejects.toMatchObject(unknown)
  await expect(startErasureByTelephone(seen, ctx)).rejects.toMatchObject(unknown)
  await expect(cancelErasureByTelephone({ enquiryId }, ctx)).rejects.toMatchObject(unknown)
  await expect(readTelephoneFacts({ enquiryId }, ctx)).rejects.toMatchObject(unknown)
  const ofPurpose = { ...seen, purpose: 'plan-draft' as const }
  await expect(withdrawConsentByTelephone(ofPurpose, ctx)).rejects.toMatchObject(unknown)
  await expect(restoreConsentByTelephone(ofPurpose, ctx)).rejects.toMatchObject(unknown)
  const known = await desk.tripPlan({}, submittedAt)
  const stale = { enquiryId: known, version: 99 }
  await expect(withdrawByTelephone(stale, ctx)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
  await expect(startErasureByTelephone(stale, ctx)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' })
})
