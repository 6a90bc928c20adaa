import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import { AiPlanGenerated } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { ConsultationRequested } from '@seneb/contracts/messages/enquiry/consultation.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'

import { onConsultationRequested } from '../consultations/on-consultation-requested.js'
import { aGeneratedAiPlan } from '../emails/a-generated-ai-plan.fixture.js'
import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  testService,
  type TestService,
} from '../notification.fixture.js'
import { composeOperatorEmails } from '../operator-emails/compose-operator-emails.js'
import { onTripPlanSubmitted, onAiPlanGenerated } from '../operator-emails/on-trip-plan-submitted.js'
import { OperatorEmail } from '../operator-emails/operator-email.entity.js'
import { onConsentWithdrawn } from './on-consent-withdrawn.js'

let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})
afterAll(() => db.close())

type Effect = Payload<typeof ConsentWithdrawn>['effect']
type Kind = Payload<typeof ConsentWithdrawn>['enquiryKind']

const contact = { fullName: 'Amal Haddad', email: 'amal@example.com', phoneNumber: '+33123456789' }

const withdrawal = (enquiryId: string, enquiryKind: Kind, effect: Effect) =>
  receivedEvent(ConsentWithdrawn, {
    enquiryId,
    enquiryKind,
    effect,
    withdrawnAt: '2026-11-24T09:00:00.000Z',
    reference: 'SNB-7K3M9Q',
    contact: effect === 'enquiry-ended' ? undefined : contact,
  })

const aRequest = (consultationId: string) =>
  receivedEvent(ConsultationRequested, {
    consultationId,
    reference: 'SNB-7K3M9Q',
    requestedAt: '2026-11-21T09:00:00.000Z',
    treatmentType: 'Dental Care',
    personal: { ...contact, message: 'canary message' },
    preferredTime: undefined,
    consents: [],
  })

const textOf = async (id: string) =>
  (await deliveriesOf(db.db, id)).map(({ kind, state, content: words }) => ({ kind, state, text: words?.text ?? null }))

async function mailOf(id: string, kind: string) {
  return (await textOf(id)).find((mail) => mail.kind === kind)
}

const emptied = { submitted_sealed: null, ai_plan_sealed: null }
const operatorEmailOf = (id: string) => db.db.read((tx) => tx.findOne(OperatorEmail, { trip_plan_id: id }))

test('after an enquiry ended only the team is emailed, without health data [TRIP-26, LEGAL-05]', async () => {
  const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
  const id = submitted.data.tripPlanId
  await onTripPlanSubmitted(submitted, service.ctx)
  await onAiPlanGenerated(receivedEvent(AiPlanGenerated, aGeneratedAiPlan(id)), service.ctx)
  await composeOperatorEmails(service.ctx)
  expect((await mailOf(id, 'trip-plan-operator-email'))?.text).toContain('Veneers')

  const event = withdrawal(id, 'trip-plan', 'enquiry-ended')
  await onConsentWithdrawn(event, service.ctx)
  await onConsentWithdrawn(event, service.ctx)

  const mails = await textOf(id)
  expect(mails.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
    ['consent-withdrawal-operator-email', 'queued'],
    ['late-reply-notice', 'withdrawn'],
    ['partner-withdrawal-notice', 'withdrawn'],
    ['partner-withdrawal-operator-email', 'withdrawn'],
    ['reply-promise-operator-email', 'withdrawn'],
    ['trip-plan-operator-email', 'withdrawn'],
    ['trip-plan-receipt', 'withdrawn'],
    ['undelivered-reply-operator-email', 'withdrawn'],
  ])
  expect(JSON.stringify(mails)).not.toMatch(/Veneers|Dental|Haddad/)
  const [notice] = (await deliveriesOf(db.db, id)).filter(({ state }) => state === 'queued')
  expect(notice?.content).toMatchObject({ to: { address: operatorAddress }, subject: 'Consent withdrawn: SNB-7K3M9Q' })
  expect(notice?.content?.text).toContain('Do not reply to it')
  expect(await operatorEmailOf(id)).toMatchObject(emptied)
})

test('pending details are deleted, and later events create no email [LEGAL-05, PIPE-06]', async () => {
  const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
  const id = submitted.data.tripPlanId
  await onTripPlanSubmitted(submitted, service.ctx)

  await onConsentWithdrawn(withdrawal(id, 'trip-plan', 'enquiry-ended'), service.ctx)
  expect(await operatorEmailOf(id)).toMatchObject(emptied)
  await onAiPlanGenerated(receivedEvent(AiPlanGenerated, aGeneratedAiPlan(id)), service.ctx)
  await composeOperatorEmails(service.ctx)

  expect(await operatorEmailOf(id)).toMatchObject(emptied)
  expect((await mailOf(id, 'trip-plan-operator-email'))?.state).toBe('withdrawn')
})

test('an enquiry received after its end creates no email to the team [LEGAL-05]', async () => {
  const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
  const id = submitted.data.tripPlanId

  await onConsentWithdrawn(withdrawal(id, 'trip-plan', 'enquiry-ended'), service.ctx)
  await onTripPlanSubmitted(submitted, service.ctx)
  await onAiPlanGenerated(receivedEvent(AiPlanGenerated, aGeneratedAiPlan(id)), service.ctx)
  await composeOperatorEmails(service.ctx)

  expect(await operatorEmailOf(id)).toMatchObject(emptied)
  expect(JSON.stringify(await textOf(id))).not.toMatch(/Veneers|Haddad/)
})

test.each(['before', 'after'] as const)(
  'a draft withdrawn %s the details arrived is left out of the team email, with the reason [TRIP-26, D-66]',
  async (when) => {
    const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
    const id = submitted.data.tripPlanId
    const withdraw = () => onConsentWithdrawn(withdrawal(id, 'trip-plan', 'draft-erased'), service.ctx)
    await onAiPlanGenerated(receivedEvent(AiPlanGenerated, aGeneratedAiPlan(id)), service.ctx)

    if (when === 'before') await withdraw()
    else
      await db.db.write((tx) =>
        tx.query('update operator_emails set ai_plan_sealed = null where trip_plan_id = $1', [id]),
      )
    await onTripPlanSubmitted(submitted, service.ctx)
    if (when === 'after') await withdraw()
    await composeOperatorEmails(service.ctx)

    const text = (await mailOf(id, 'trip-plan-operator-email'))?.text ?? ''
    expect(text).toContain('No draft: the person withdrew the consent to one.')
    expect(text).not.toContain('AI-assisted DRAFT')
    const notice = (await mailOf(id, 'consent-withdrawal-operator-email'))?.text ?? ''
    expect(notice.replaceAll(/\s+/g, ' ')).toContain('Delete any draft you have')
    expect(notice).not.toMatch(/Veneers|Dental/)
  },
)

test('a draft withdrawn after both parts arrived is in no email either [TRIP-26, D-66]', async () => {
  const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
  const id = submitted.data.tripPlanId
  await onTripPlanSubmitted(submitted, service.ctx)
  await onAiPlanGenerated(receivedEvent(AiPlanGenerated, aGeneratedAiPlan(id)), service.ctx)

  await onConsentWithdrawn(withdrawal(id, 'trip-plan', 'draft-erased'), service.ctx)
  await composeOperatorEmails(service.ctx)

  const text = (await mailOf(id, 'trip-plan-operator-email'))?.text
  expect(text).toContain('No draft: the person withdrew the consent to one.')
  expect(text).not.toContain('AI-assisted DRAFT')
})

test.each(['before', 'after'] as const)(
  'health details of a consultation that are withdrawn %s the request was heard are in no mail, and the team can answer [LEGAL-05, D-66]',
  async (when) => {
    const id = randomUUID()
    const withdraw = () => onConsentWithdrawn(withdrawal(id, 'consultation', 'health-erased'), service.ctx)

    if (when === 'before') await withdraw()
    await onConsultationRequested(aRequest(id), service.ctx)
    if (when === 'after') await withdraw()

    const mails = await textOf(id)
    expect(JSON.stringify(mails)).not.toMatch(/canary|Dental/)
    expect(mails.find(({ kind }) => kind === 'consultation-operator-email')).toMatchObject({
      state: 'withdrawn',
      text: null,
    })
    expect(mails.find(({ kind }) => kind === 'consultation-receipt')?.state).toBe('queued')
    const notice = mails.find(({ kind }) => kind === 'consent-withdrawal-operator-email')?.text
    for (const phrase of ['SNB-7K3M9Q', 'Amal Haddad', 'amal@example.com', 'The request stands'])
      expect(notice).toContain(phrase)
  },
)

test('both receipts contain the link, and one without a secret has none [TRIP-26]', async () => {
  const textOf = async (token: string | undefined) => {
    const submitted = receivedEvent(TripPlanSubmitted, { ...aTripPlanSubmitted(), withdrawalToken: token })
    const requested = aRequest(randomUUID())
    await onTripPlanSubmitted(submitted, service.ctx)
    await onConsultationRequested({ ...requested, data: { ...requested.data, withdrawalToken: token } }, service.ctx)
    const receipts = [
      await mailOf(submitted.data.tripPlanId, 'trip-plan-receipt'),
      await mailOf(requested.data.consultationId, 'consultation-receipt'),
    ]
    return receipts.map((mail) => mail?.text ?? '')
  }

  for (const text of await textOf('a-secret'))
    expect(text).toContain(`${service.ctx.emailIdentity.siteUrl}/consents/a-secret`)
  for (const text of await textOf(undefined)) expect(text).not.toContain('/consents/')
})
