import { AiPlanFailed, AiPlanGenerated, aiPlanFailures } from '@seneb/contracts/messages/ai-planning/ai-plan.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { createHandlerContext } from '@seneb/service-kit/events/inbox'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { deliveryWorker } from '../email-deliveries/deliver-due-emails.js'
import { outcomes } from '../email-deliveries/delivery.rules.js'
import { withdrawEmails } from '../email-deliveries/withdraw-emails.js'
import { aGeneratedAiPlan } from '../emails/a-generated-ai-plan.fixture.js'
import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  testService,
  type TestService,
} from '../notification.fixture.js'
import { composeOperatorEmails, composingWorker, enqueueOverdueOperatorEmails } from './compose-operator-emails.js'
import { onTripPlanSubmitted, onAiPlanFailed, onAiPlanGenerated } from './on-trip-plan-submitted.js'
import { OperatorEmail } from './operator-email.entity.js'
import { openHalves } from '../email-deliveries/sealed-halves.js'

let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})

beforeEach(() => {
  service.woken.length = 0
})

afterAll(() => db.close())

const submission = () => receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
const plan = (tripPlanId: string) => receivedEvent(AiPlanGenerated, aGeneratedAiPlan(tripPlanId))
const failure = (tripPlanId: string) =>
  receivedEvent(AiPlanFailed, { tripPlanId, failedAt: new Date().toISOString(), reason: aiPlanFailures[1] })

const kindsOf = async (tripPlanId: string) => (await deliveriesOf(db.db, tripPlanId)).map(({ kind }) => kind).toSorted()

async function operatorEmailOf(tripPlanId: string): Promise<OperatorEmail | null> {
  return db.db.read((tx) => tx.findOne(OperatorEmail, { trip_plan_id: tripPlanId }))
}

async function halvesOf(tripPlanId: string) {
  const { ai_plan_sealed: aiPlan = null, submitted_sealed: submitted = null } =
    (await operatorEmailOf(tripPlanId)) ?? {}
  return openHalves({ tripPlanId, submitted, aiPlan }, service.ctx)
}

/** Runs one turn of the worker, as when it is woken. */
const compose = () => composeOperatorEmails(service.ctx)

async function operatorDelivery(tripPlanId: string) {
  const found = (await deliveriesOf(db.db, tripPlanId)).filter(({ kind }) => kind === 'trip-plan-operator-email')
  expect(found).toHaveLength(1)
  return found[0]
}

test('a submission queues the receipt to the patient right away, and stores the details for the care team [D-50, TRIP-64]', async () => {
  const event = submission()

  await onTripPlanSubmitted(event, service.ctx)

  const [receipt, ...more] = await deliveriesOf(db.db, event.data.tripPlanId)
  expect(more).toEqual([])
  expect(receipt).toMatchObject({
    kind: 'trip-plan-receipt',
    state: 'queued',
    attempts: 0,
    content: {
      to: { address: 'amal.haddad@example.com', name: 'Amal Haddad' },
      subject: 'We have received your request (SNB-7K3M9Q)',
    },
    outcome_when_failed: outcomes.failed,
  })
  expect(receipt?.content?.text).toMatch(/Received: .+ in Paris\n/)
  expect(receipt?.content?.text).not.toMatch(/veneers|dental/i)
  expect(await halvesOf(event.data.tripPlanId)).toEqual({ submitted: event.data, aiPlan: undefined })
  expect(service.woken).toEqual([deliveryWorker])
})

test('an address that was written to often enough gets no receipt, and the details are stored for the care team [S20]', async () => {
  const event = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted({ withholdMail: true }))

  await onTripPlanSubmitted(event, service.ctx)

  expect(await kindsOf(event.data.tripPlanId)).toEqual([])
  expect(await halvesOf(event.data.tripPlanId)).toEqual({ submitted: event.data, aiPlan: undefined })
})

describe.each([
  ['details first', 'details'],
  ['plan first', 'plan'],
] as const)('%s', (_order, first) => {
  async function consumeBoth(event: ReturnType<typeof submission>, outcome: () => Promise<void>): Promise<void> {
    if (first === 'plan') await outcome()
    await onTripPlanSubmitted(event, service.ctx)
    if (first === 'details') await outcome()
    expect(service.woken).toContain(composingWorker)
    await compose()
  }

  test('the care team gets one mail with the details and the draft [PIPE-06, PIPE-13]', async () => {
    const event = submission()
    const { tripPlanId } = event.data

    await consumeBoth(event, () => onAiPlanGenerated(plan(tripPlanId), service.ctx))

    const mail = await operatorDelivery(tripPlanId)
    expect(mail).toMatchObject({
      content: { to: { address: operatorAddress } },
      outcome_when_failed: outcomes.failedWithPlan,
    })
    expect(mail?.content?.text).toContain('Full name: Amal Haddad')
    expect(mail?.content?.text).toContain('Nine nights in Cairo')
    expect(await kindsOf(tripPlanId)).toEqual(['trip-plan-operator-email', 'trip-plan-receipt'])
  })

  test('without a plan the care team gets the details and the fixed sentence [PIPE-06, PIPE-09, PIPE-15]', async () => {
    const event = submission()
    const { tripPlanId } = event.data

    await consumeBoth(event, () => onAiPlanFailed(failure(tripPlanId), service.ctx))

    const mail = await operatorDelivery(tripPlanId)
    expect(mail).toMatchObject({ outcome_when_failed: outcomes.failed })
    expect(mail?.content?.text).toContain('AI plan generation failed...')
    expect(mail?.content?.text).toContain('Failed to generate trip plan')
  })

  test('a queued mail refers to the details, which are stored in one place only [S13]', async () => {
    const event = submission()
    const { tripPlanId } = event.data

    await consumeBoth(event, () => onAiPlanGenerated(plan(tripPlanId), service.ctx))

    expect(await operatorEmailOf(tripPlanId)).toMatchObject({ composed_at: expect.any(Date) })
    expect(await halvesOf(tripPlanId)).toEqual({
      submitted: event.data,
      aiPlan: { plan: expect.anything() as unknown },
    })
    const { sealed_body: sealed, template } = (await operatorDelivery(tripPlanId)) ?? {}
    expect(template).toBe('trip-plan-operator-email.v2')
    expect(sealed?.length).toBeLessThan(200)
  })
})

test('without the consent to a draft the care team is notified right away, and waits for no plan [D-66, PIPE-06]', async () => {
  const event = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted({ withholdDraft: true }))
  const { tripPlanId } = event.data

  await onTripPlanSubmitted(event, service.ctx)
  expect(service.woken).toContain(composingWorker)
  await compose()

  const mail = await operatorDelivery(tripPlanId)
  expect(mail).toMatchObject({ state: 'queued', outcome_when_failed: outcomes.failed })
  expect(mail?.content?.text).toContain('No draft: the person did not allow one.')
  expect(mail?.content?.text).not.toContain('AI plan generation failed')
  expect(await kindsOf(tripPlanId)).toEqual(['trip-plan-operator-email', 'trip-plan-receipt'])
  expect(await operatorEmailOf(tripPlanId)).toMatchObject({ composed_at: expect.any(Date) })
})

test('both halves at the same time make one mail, again and again [R2]', async () => {
  for (let round = 0; round < 15; round += 1) {
    const event = submission()
    const { tripPlanId } = event.data

    await Promise.all([
      onTripPlanSubmitted(event, service.ctx),
      onAiPlanGenerated(plan(tripPlanId), service.ctx),
      onAiPlanGenerated(plan(tripPlanId), service.ctx),
      compose(),
    ])
    await Promise.all([compose(), compose()])

    expect(await kindsOf(tripPlanId)).toEqual(['trip-plan-operator-email', 'trip-plan-receipt'])
  }
})

describe('consumed twice', () => {
  test('the same event has effect once: the inbox contains it', async () => {
    const event = submission()
    const consume = async () => {
      const once = createHandlerContext(service.ctx, 'a-consumer', event)
      await onTripPlanSubmitted(event, once.ctx as typeof service.ctx)
    }

    await consume()
    await expect(consume()).rejects.toMatchObject({ name: 'DuplicateEvent' })

    expect(await kindsOf(event.data.tripPlanId)).toEqual(['trip-plan-receipt'])
  })

  test('the same news in new events makes no second mail and stores nothing again [R12]', async () => {
    const event = submission()
    const { tripPlanId } = event.data
    await onTripPlanSubmitted(event, service.ctx)
    await onAiPlanGenerated(plan(tripPlanId), service.ctx)
    await compose()
    const composed = await halvesOf(tripPlanId)

    await onTripPlanSubmitted({ ...event, id: crypto.randomUUID() }, service.ctx)
    await onAiPlanGenerated(plan(tripPlanId), service.ctx)
    await onAiPlanFailed(failure(tripPlanId), service.ctx)
    await compose()

    expect(await kindsOf(tripPlanId)).toEqual(['trip-plan-operator-email', 'trip-plan-receipt'])
    expect(await halvesOf(tripPlanId)).toEqual(composed)
  })
})

test('many are composed together, each once, and one that cannot be read holds up none of them [PIPE-13]', async () => {
  const events = Array.from({ length: 25 }, submission)
  for (const event of events) await onTripPlanSubmitted(event, service.ctx)
  for (const { data } of events) await onAiPlanGenerated(plan(data.tripPlanId), service.ctx)
  const [broken, ...others] = events.map(({ data }) => data.tripPlanId)
  await db.db.write((tx) =>
    tx.query(`/* break */ update operator_emails set submitted_sealed = '\\x00' where trip_plan_id = $1`, [broken]),
  )

  await Promise.all([compose(), compose()])
  await compose()
  await compose()

  for (const id of others) expect(await kindsOf(id)).toEqual(['trip-plan-operator-email', 'trip-plan-receipt'])
  expect(await kindsOf(broken ?? '')).toEqual(['trip-plan-receipt'])
  expect(await operatorEmailOf(broken ?? '')).toMatchObject({ composed_at: null, submitted_sealed: expect.any(Buffer) })
  await db.db.write((tx) => tx.query('/* mend */ delete from operator_emails where trip_plan_id = $1', [broken]))
})

test('of a mail that was withdrawn before it was queued the details do not stay [LEGAL-05]', async () => {
  const event = submission()
  const { tripPlanId } = event.data
  await onTripPlanSubmitted(event, service.ctx)
  await onAiPlanGenerated(plan(tripPlanId), service.ctx)
  await db.db.write((tx) =>
    withdrawEmails(
      { cause: { kind: 'trip-plan', id: tripPlanId }, kinds: ['trip-plan-operator-email'] },
      tx,
      service.ctx,
    ),
  )

  await compose()

  expect(await operatorDelivery(tripPlanId)).toMatchObject({ state: 'withdrawn' })
  expect(await halvesOf(tripPlanId)).toEqual({ submitted: undefined, aiPlan: undefined })
})

test('nothing of a handler that fails is stored', async () => {
  const event = submission()
  const failing = { ...service.ctx, newId: () => 'not a uuid' }

  await expect(onTripPlanSubmitted(event, failing)).rejects.toThrow()

  expect(await operatorEmailOf(event.data.tripPlanId)).toBeNull()
})

describe('no word of a plan', () => {
  const age = (minutes: number) =>
    db.db.write((tx) =>
      tx.query(`/* age */ update operator_emails
        set submitted_received_at = clock_timestamp() - ${minutes} * interval '1 minute' where composed_at is null`),
    )

  test('after two hours the care team gets the details alone, once, and a late plan changes nothing [GEN-07]', async () => {
    const event = submission()
    const { tripPlanId } = event.data
    await onTripPlanSubmitted(event, service.ctx)

    await age(119)
    await enqueueOverdueOperatorEmails(service.ctx)
    expect(await kindsOf(tripPlanId)).toEqual(['trip-plan-receipt'])

    await age(121)
    await enqueueOverdueOperatorEmails(service.ctx)
    await enqueueOverdueOperatorEmails(service.ctx)
    await onAiPlanGenerated(plan(tripPlanId), service.ctx)
    await compose()

    const mail = await operatorDelivery(tripPlanId)
    expect(mail?.content?.text).toContain('AI plan generation failed...')
    expect(mail?.content?.text).toContain('An unexpected error occurred')
    expect(await operatorEmailOf(tripPlanId)).toMatchObject({ submitted_sealed: null, ai_plan_sealed: null })
  })
})
