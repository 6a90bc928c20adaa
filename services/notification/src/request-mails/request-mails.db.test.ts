import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { PatientErasureRequested } from '@seneb/contracts/messages/enquiry/my-erasure.messages'
import { PatientDocumentsRequested } from '@seneb/contracts/messages/enquiry/my-message.messages'
import { ReplyQueued } from '@seneb/contracts/messages/enquiry/reply.messages'
import { AccessCodeRequested, RequestLinkRequested } from '@seneb/contracts/messages/enquiry/request-session.messages'
import { TripPlanSubmitted } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import type { TestDb } from '@seneb/testkit/test-db'

import { deliverDueEmails } from '../email-deliveries/deliver-due-emails.js'
import type { FailureKind } from '../email-deliveries/delivery-failure.rules.js'
import { requestLinkPlaceholder } from '../emails/request-link.js'
import { notificationErasing } from '../erasures/on-erasure-started.js'
import {
  deliveriesOf,
  notificationDb,
  patientAddress,
  queueMail,
  receivedEvent,
  respondingMailer,
  testService,
  until,
} from '../notification.fixture.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { onTripPlanSubmitted } from '../operator-emails/on-trip-plan-submitted.js'
import { onReplyQueued } from '../replies/reply-mails.js'
import { RequestLink } from '../request-links/request-link.entity.js'
import {
  onAccessCodeRequested,
  onPatientDocumentsRequested,
  onPatientErasureRequested,
  onRequestLinkRequested,
} from './request-mails.js'

let db: TestDb

beforeAll(async () => {
  db = await notificationDb()
})
afterAll(() => db.close())

const secret = (letter: string) => letter.repeat(43)
const person = { fullName: 'Amal Haddad', email: patientAddress }
const requestedAt = '2026-11-22T09:00:00.000Z'
const about = (enquiryId: string) =>
  ({ mailId: randomUUID(), enquiryId, enquiryKind: 'trip-plan', requestedAt }) as const

/** Process of the service whose mail server takes everything, or gives the listed results first. */
function service(...results: readonly ('ok' | FailureKind)[]) {
  const { mailer, sent } = respondingMailer(...results)
  const { ctx, ...process } = testService({ db: db.db, changes: { mailer } })
  const sendDue = async (count: number) => {
    await deliverDueEmails(ctx)
    await until(() => sent.length >= count)
  }
  return { ctx, sent, sendDue, stop: () => process.stop() }
}

async function submitted(ctx: NotificationCtx, requestToken: string | undefined): Promise<string> {
  const event = aTripPlanSubmitted({ requestToken, submittedAt: '2026-11-21T09:00:00.000Z' })
  await onTripPlanSubmitted(receivedEvent(TripPlanSubmitted, event), ctx)
  return event.tripPlanId
}

const queueReply = (enquiryId: string, ctx: NotificationCtx) =>
  onReplyQueued(
    receivedEvent(ReplyQueued, {
      replyId: randomUUID(),
      enquiryId,
      enquiryKind: 'trip-plan',
      writtenAt: requestedAt,
      person,
      subject: 'About your request',
      body: 'Hello',
    }),
    ctx,
  )

test('the receipt and each later mail leave with the link, and no stored mail holds its secret', async () => {
  const { ctx, sendDue, sent, stop } = service('ok')
  const id = await submitted(ctx, secret('a'))
  await queueReply(id, ctx)
  const stored = JSON.stringify(await deliveriesOf(db.db, id))
  expect(stored).not.toContain(secret('a'))
  expect(stored).toContain(requestLinkPlaceholder)

  await sendDue(2)

  for (const { html, text } of sent) {
    expect(html).toContain(`/my-request#k=${secret('a')}"`)
    expect(text).toContain(`/my-request#k=${secret('a')}`)
    expect(html + text).not.toContain(requestLinkPlaceholder)
  }
  await stop()
})

test('a mail that is stored for another attempt still has the placeholder', async () => {
  const { ctx, stop } = service('deferred')
  const id = await submitted(ctx, secret('b'))

  await deliverDueEmails(ctx)
  await until(async () => (await deliveriesOf(db.db, id)).some(({ state }) => state === 'retrying'))

  const [{ content } = {}] = await deliveriesOf(db.db, id)
  expect(content?.html).toContain(requestLinkPlaceholder)
  expect(content?.html).not.toContain(secret('b'))
  await db.dataSource.query('delete from email_deliveries')
  await stop()
})

test('without a secret the link leads to the page itself', async () => {
  const { ctx, sendDue, sent, stop } = service('ok')
  await submitted(ctx, undefined)
  await sendDue(1)
  expect(sent[0]?.html).toMatch(/\/my-request"/)
  expect(sent[0]?.text).not.toContain('#k=')
  await stop()
})

test('another link replaces the secret, and an older event does not', async () => {
  const { ctx, sendDue, sent, stop } = service('ok')
  const id = await submitted(ctx, secret('c'))
  const replace = (linkToken: string, at: string) =>
    onRequestLinkRequested(
      receivedEvent(RequestLinkRequested, { ...about(id), requestedAt: at, isReplaced: true, linkToken, person }),
      ctx,
    )
  await replace(secret('e'), '2026-11-23T09:00:00.000Z')
  await replace(secret('d'), '2026-11-22T09:00:00.000Z')

  await sendDue(3)

  for (const { html } of sent) expect(html).toContain(`#k=${secret('e')}"`)
  expect(sent.map(({ subject }) => subject)).toContain('Your link')
  await stop()
})

test('a code is mailed with the link that opens its page, once per event, and an event without a recipient mails no one', async () => {
  const { ctx, sendDue, sent, stop } = service('ok')
  const id = await submitted(ctx, secret('i'))
  const event = receivedEvent(AccessCodeRequested, { ...about(id), expiresAt: requestedAt, code: '012345', person })
  await onAccessCodeRequested(event, ctx)
  await onAccessCodeRequested(event, ctx)
  const [nobody, noOne] = [randomUUID(), randomUUID()]
  const decoy = { expiresAt: requestedAt, code: '999999', person: undefined }
  await onAccessCodeRequested(receivedEvent(AccessCodeRequested, { ...about(nobody), ...decoy }), ctx)
  const link = { ...about(noOne), isReplaced: false, code: '999999', person: undefined }
  await onRequestLinkRequested(receivedEvent(RequestLinkRequested, link), ctx)

  await sendDue(2)

  const codes = sent.filter(({ subject }) => subject === 'Your code')
  expect(codes).toHaveLength(1)
  expect(codes[0]).toMatchObject({ to: { address: patientAddress } })
  expect(codes[0]?.text).toContain('012345')
  expect(codes[0]?.text).toContain(`/my-request#k=${secret('i')}`)
  expect([...(await deliveriesOf(db.db, nobody)), ...(await deliveriesOf(db.db, noOne))]).toEqual([])
  await stop()
})

test('mails about documents and a planned erasure name nothing that was asked for', async () => {
  const { ctx, sendDue, sent, stop } = service('ok')
  const id = await submitted(ctx, secret('f'))
  await onPatientDocumentsRequested(receivedEvent(PatientDocumentsRequested, { ...about(id), count: 2, person }), ctx)
  const erasure = { ...about(id), eraseAt: '2026-11-23T09:00:00.000Z', person }
  await onPatientErasureRequested(receivedEvent(PatientErasureRequested, erasure), ctx)

  await sendDue(3)

  const subjects = sent.map(({ subject }) => subject)
  expect(subjects).toEqual(expect.arrayContaining(['We need something from you', 'Your data will be erased']))
  const planned = sent.find(({ subject }) => subject === 'Your data will be erased')
  expect(planned?.text).toContain('November 23, 2026, 11:00 in Cairo')
  expect(planned?.text).toContain(`#k=${secret('f')}`)
  await stop()
})

test('a mail to the team never gets the secret, whatever its text holds', async () => {
  const { ctx, sendDue, sent, stop } = service('ok')
  const id = await submitted(ctx, secret('g'))
  const text = `see /my-request#k=${requestLinkPlaceholder}`
  const cause = { kind: 'trip-plan', id } as const
  await queueMail(ctx, {
    kind: 'consent-withdrawal-operator-email',
    cause,
    email: { subject: 'Note', html: text, text },
  })

  await sendDue(2)

  expect(sent.find(({ subject }) => subject === 'Note')?.text).toBe(text)
  await stop()
})

test('an erasure ends the secret', async () => {
  const { ctx, stop } = service('ok')
  const id = await submitted(ctx, secret('h'))
  const count = async () => (await db.db.read((tx) => tx.find(RequestLink, { where: { enquiry_id: id } }))).length
  expect(await count()).toBe(1)
  await db.db.write((tx) => notificationErasing.eraseRows([id], tx))
  expect(await count()).toBe(0)
  await stop()
})
