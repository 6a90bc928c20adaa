import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ConsentWithdrawn } from '@seneb/contracts/messages/enquiry/consent.messages'
import { PartnerEnquiryWithdrawn } from '@seneb/contracts/messages/enquiry/partner-enquiry.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  operatorAddress,
  testService,
  type TestService,
} from '../notification.fixture.js'
import { onConsentWithdrawn, onPartnerEnquiryWithdrawn } from './on-consent-withdrawn.js'

let db: TestDb
let service: TestService

beforeAll(async () => {
  db = await notificationDb()
  service = testService({ db: db.db })
})
afterAll(() => db.close())

const contact = { fullName: 'Amal Haddad', email: 'amal@example.com', phoneNumber: '+33123456789' }
const withdrawal = (enquiryId: string, changes: object = {}) =>
  receivedEvent(PartnerEnquiryWithdrawn, {
    enquiryId,
    enquiryKind: 'trip-plan',
    reference: 'SNB-7K3M9Q',
    withdrawnBy: 'Nile Travel',
    contact,
    withdrawnAt: '2026-11-24T09:00:00.000Z',
    withdrawalToken: 'a-secret',
    ...changes,
  })

async function mailsOf(id: string) {
  const mails = (await deliveriesOf(db.db, id)).toSorted((a, b) => a.kind.localeCompare(b.kind))
  return mails.map(({ kind, state, content: words }) => ({
    kind,
    state,
    to: words?.to.address,
    subject: words?.subject,
    text: words?.text.replaceAll(/\s+/g, ' '),
  }))
}

test('person and team are notified once of a withdrawal by a partner, with advice for the person [S11, LEGAL-05]', async () => {
  const id = randomUUID()
  const event = withdrawal(id)
  await onPartnerEnquiryWithdrawn(event, service.ctx)
  await onPartnerEnquiryWithdrawn(event, service.ctx)

  const [person, team, ...others] = await mailsOf(id)
  expect(others).toEqual([])
  expect(person).toMatchObject({ to: contact.email, subject: 'Your request was withdrawn (SNB-7K3M9Q)' })
  for (const phrase of [
    'Nile Travel sent us a request for you. Now they told us that you withdraw it',
    'our team is no longer working on it',
    'Nothing has been erased',
    'Reply to this email',
    `${service.ctx.emailIdentity.siteUrl}/consents/a-secret`,
    'because Nile Travel sent us a request for you and told us that you agreed to it',
  ])
    expect(person?.text).toContain(phrase)
  expect(team).toMatchObject({ to: operatorAddress, subject: 'Withdrawn by a partner: SNB-7K3M9Q' })
  for (const phrase of [
    'Nile Travel, who handed this enquiry in',
    'nothing is erased',
    'The person is told',
    'Amal Haddad',
  ])
    expect(team?.text).toContain(phrase)
})

test('an address over its email limit gets no email, and the team is notified [S11, S20]', async () => {
  const id = randomUUID()
  await onPartnerEnquiryWithdrawn(withdrawal(id, { withholdMail: true }), service.ctx)

  const mails = await mailsOf(id)
  expect(mails.map(({ kind }) => kind)).toEqual(['partner-withdrawal-operator-email'])
  expect(mails[0]?.text).toContain('The person is not told by email')
})

test('no email is sent once the person ended the enquiry, in any order of events [LEGAL-05]', async () => {
  const about = {
    enquiryKind: 'trip-plan',
    effect: 'enquiry-ended',
    reference: 'SNB-7K3M9Q',
    contact: undefined,
  } as const
  const enquiryEnded = (enquiryId: string) =>
    receivedEvent(ConsentWithdrawn, { ...about, enquiryId, withdrawnAt: '2026-11-24T09:01:00.000Z' })
  const [first, second] = [randomUUID(), randomUUID()]
  await onPartnerEnquiryWithdrawn(withdrawal(first), service.ctx)
  await onConsentWithdrawn(enquiryEnded(first), service.ctx)
  await onConsentWithdrawn(enquiryEnded(second), service.ctx)
  await onPartnerEnquiryWithdrawn(withdrawal(second), service.ctx)

  for (const id of [first, second]) {
    const waiting = (await mailsOf(id)).filter(({ state }) => state === 'queued')
    expect(waiting.map(({ kind }) => kind)).toEqual(['consent-withdrawal-operator-email'])
  }
})
