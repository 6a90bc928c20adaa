import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Payload } from '@seneb/contracts/define'
import { PromiseThresholdPassed } from '@seneb/contracts/messages/enquiry/reply-promise.messages'
import { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { promiseThresholdNames } from '@seneb/contracts/vocabulary/care-enquiries'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'

import { onConsentWithdrawn } from '../consents/on-consent-withdrawn.js'
import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  queueMail,
  testService,
  type TestService,
} from '../notification.fixture.js'
import { onTripPlanSubmitted } from '../operator-emails/on-trip-plan-submitted.js'
import { onPromiseThresholdPassed } from './on-promise-threshold-passed.js'

let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})
afterAll(() => db.close())

type Passed = Payload<typeof PromiseThresholdPassed>

const person = { fullName: 'Amal Haddad', email: 'amal@example.com', timeZone: 'Europe/Paris' }

function passed(enquiryId: string, changes: Partial<Passed> = {}) {
  const threshold = changes.threshold ?? 'overdue'
  return receivedEvent(PromiseThresholdPassed, {
    enquiryId,
    enquiryKind: 'trip-plan',
    threshold,
    reference: 'SNB-7K3M9Q',
    isAssigned: false,
    submittedAt: '2026-11-22T09:00:00.000Z',
    dueAt: '2026-11-23T09:00:00.000Z',
    person: threshold === 'overdue' ? person : undefined,
    ...changes,
  })
}

/** An enquiry whose receipt was queued. */
const receipted = () => queueMail(service.ctx, { kind: 'trip-plan-receipt' })
const promiseMails = async (id: string) =>
  (await deliveriesOf(db.db, id)).filter(({ kind }) => /^(?:reply-promise|late-reply)/.test(kind))
const summaryOf = async (id: string) =>
  (await promiseMails(id)).map(({ kind, occasion, state, content: words }) => [
    kind,
    occasion,
    state,
    words?.to.address,
  ])

test('the team is reminded once per threshold, and the person once at the last, also with repeated events [GEN-07, D-50]', async () => {
  const id = await receipted()
  for (const threshold of [...promiseThresholdNames, ...promiseThresholdNames]) {
    await onPromiseThresholdPassed(passed(id, { threshold }), service.ctx)
  }

  expect((await summaryOf(id)).toSorted()).toEqual([
    ['late-reply-notice', 'once', 'queued', person.email],
    ['reply-promise-operator-email', 'half-over', 'queued', operatorAddress],
    ['reply-promise-operator-email', 'nearly-over', 'queued', operatorAddress],
    ['reply-promise-operator-email', 'overdue', 'queued', operatorAddress],
  ])
})

test('two processes that consume the same threshold concurrently queue one mail each [GEN-07, R8]', async () => {
  const id = await receipted()
  await Promise.all([1, 2, 3].map(() => onPromiseThresholdPassed(passed(id), service.ctx)))

  expect(await promiseMails(id)).toHaveLength(2)
})

test('mails to the team contain no name and nothing about the treatment [D-50, S13]', async () => {
  const id = await receipted()
  for (const threshold of promiseThresholdNames) await onPromiseThresholdPassed(passed(id, { threshold }), service.ctx)

  const toTeam = (await promiseMails(id)).filter(({ kind }) => kind === 'reply-promise-operator-email')
  expect(toTeam.map(({ content: words }) => words?.subject)).toEqual([
    '12 hours without an answer: SNB-7K3M9Q',
    '20 hours without an answer: SNB-7K3M9Q',
    'The promise is broken: SNB-7K3M9Q',
  ])
  for (const { content: words } of toTeam) {
    expect(words?.text).toContain(`/admin/enquiries/${id}`)
    expect(words?.text).toContain('Nobody yet')
    expect(`${words?.subject} ${words?.text} ${words?.html}`).not.toMatch(/Amal|Haddad|amal@|Dental|Paris/)
  }
})

test('an address without a receipt, because it reached its limit, gets no notice, while the team does [S20]', async () => {
  const id = randomUUID()
  await onPromiseThresholdPassed(passed(id), service.ctx)

  expect(await summaryOf(id)).toEqual([['reply-promise-operator-email', 'overdue', 'queued', operatorAddress]])
  expect((await promiseMails(id))[0]?.content?.text).toContain('The patient gets no email about it')
})

test.each(['before', 'after'] as const)(
  'of an enquiry that was taken back %s its threshold was heard nobody is told, also when its receipt was sent long ago [TRIP-26, LEGAL-05]',
  async (when) => {
    const submitted = receivedEvent(TripPlanSubmitted, aTripPlanSubmitted())
    const id = submitted.data.tripPlanId
    await onTripPlanSubmitted(submitted, service.ctx)
    await db.dataSource.query(`update email_deliveries set state = 'sent', sealed_body = null where cause_id = $1`, [
      id,
    ])
    const withdraw = () =>
      onConsentWithdrawn(
        receivedEvent(ConsentWithdrawn, {
          enquiryId: id,
          enquiryKind: 'trip-plan',
          effect: 'enquiry-ended',
          reference: 'SNB-7K3M9Q',
          withdrawnAt: '2026-11-23T08:59:59.000Z',
          contact: undefined,
        }),
        service.ctx,
      )

    if (when === 'before') await withdraw()
    await onPromiseThresholdPassed(passed(id, { threshold: 'nearly-over' }), service.ctx)
    await onPromiseThresholdPassed(passed(id), service.ctx)
    if (when === 'after') await withdraw()

    const mails = await promiseMails(id)
    expect(mails.length).toBeGreaterThan(0)
    expect(mails.filter(({ state, content: words }) => state !== 'withdrawn' || words)).toEqual([])
  },
)

test('the mail about a consultation is forgotten with it, as its cause [LEGAL-05]', async () => {
  const id = await queueMail(service.ctx, {
    kind: 'consultation-receipt',
    cause: { kind: 'consultation', id: randomUUID() },
  })
  await onPromiseThresholdPassed(passed(id, { enquiryKind: 'consultation' }), service.ctx)

  const mails = await promiseMails(id)
  expect(mails.map(({ cause_kind }) => cause_kind)).toEqual(['consultation', 'consultation'])
  expect(mails.find(({ kind }) => kind === 'late-reply-notice')?.content?.text).toContain(
    'because of a request that was sent to us',
  )
})
