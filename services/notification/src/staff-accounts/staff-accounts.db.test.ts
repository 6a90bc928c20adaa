import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AuditSealed } from '@seneb/contracts/messages/identity/audit.messages'
import { InvitationCreated } from '@seneb/contracts/messages/identity/invitation.messages'
import {
  SignInMethodsChanged,
  signInMethodsChanges,
  PasswordResetRequested,
} from '@seneb/contracts/messages/identity/sign-in-methods.messages'
import { Mailbox } from '@seneb/testkit/mailbox'
import type { TestDb } from '@seneb/testkit/test-db'

import {
  deliveriesOf,
  receivedEvent,
  notificationDb,
  testService,
  until,
  type TestService,
} from '../notification.fixture.js'
import {
  onAuditSealed,
  onInvitationCreated,
  onSignInMethodsChanged,
  onPasswordResetRequested,
} from './staff-account-mails.js'

let db: TestDb
let mailbox: Mailbox
let service: TestService

beforeAll(async () => {
  ;[db, mailbox] = await Promise.all([notificationDb(), Mailbox.start()])
  service = testService({ db: db.db, smtpUrl: mailbox.url })
  service.start()
})
afterAll(async () => {
  await service.stop()
  await mailbox.stop()
  await db.close()
})

const token = 'c2VjcmV0LW9mLWEtbGluay1uZXZlci1zdG9yZWQ'
const person = { email: 'mona@seneb.example', name: 'Mona Farouk' }

/** The mails that this made the service send, once all of them have arrived. */
async function mailsOf(count: number, cause: () => Promise<void>) {
  const before = mailbox.mails.length
  await cause()
  await until(() => mailbox.mails.length >= before + count)
  return mailbox.mails.slice(before).map(({ envelope, mail }) => ({
    to: envelope.to,
    subject: mail.subject,
    text: mail.text?.replaceAll(/\s+/g, ' ') ?? '',
  }))
}

test('an invited person gets their link once, and nothing of it is stored after sending [ADM-09, S13]', async () => {
  const invitationId = randomUUID()
  const event = receivedEvent(InvitationCreated, {
    invitationId,
    expiresAt: '2026-11-25T09:00:00.000Z',
    personal: { ...person, token },
  })

  const [mail] = await mailsOf(1, async () => {
    await onInvitationCreated(event, service.ctx)
    await onInvitationCreated(event, service.ctx)
  })

  expect(mail).toMatchObject({ to: ['mona@seneb.example'], subject: 'You are invited to the Seneb team' })
  expect(mail?.text).toContain('Hello Mona Farouk,')
  expect(mail?.text).toContain(`https://seneb.example/admin/welcome#${token}`)
  expect(mail?.text).toContain('Nov 25, 2026, 09:00 UTC')
  await until(async () => (await deliveriesOf(db.db, invitationId)).every(({ state }) => state === 'sent'))
  expect(await deliveriesOf(db.db, invitationId)).toMatchObject([
    { cause_kind: 'staff-account', kind: 'staff-invitation', sealed_body: null },
  ])
})

test('a link to set a new password says that it needs the second factor [S9]', async () => {
  const request = { resetId: randomUUID(), expiresAt: '2026-11-22T09:30:00.000Z', personal: { ...person, token } }

  const [mail] = await mailsOf(1, () =>
    onPasswordResetRequested(receivedEvent(PasswordResetRequested, request), service.ctx),
  )

  expect(mail?.text).toContain(`https://seneb.example/admin/reset#${token}`)
  expect(mail?.text).toContain('code app, a recovery code or a passkey')
})

test.each(signInMethodsChanges)(
  'the notice of %s says what to do if it was not you, and contains no usable link [S9]',
  async (change) => {
    const personal = { ...person, userAgent: 'Firefox on Linux' }
    const event = receivedEvent(SignInMethodsChanged, {
      noticeId: randomUUID(),
      change,
      changedAt: '2026-11-22T09:00:00.000Z',
      personal,
    })

    const [mail] = await mailsOf(1, () => onSignInMethodsChanged(event, service.ctx))

    expect(mail?.text).toContain('Nov 22, 2026, 09:00 UTC, by Firefox on Linux.')
    expect(mail?.text).toContain("Wasn't this you?")
    const links = mail?.text.match(/https:\S+/g)?.map((link) => link.replace(/\W+$/, ''))
    expect(new Set(links)).toEqual(new Set(['https://seneb.example', 'https://seneb.example/admin/me']))
  },
)

test('an admin is sent the seal of the day, by which the audit trail can be checked later [S10]', async () => {
  const hash = 'ab12cd34'.repeat(8)
  const sealed = { noticeId: randomUUID(), entries: 128, hash, sealedAt: '2026-11-22T09:00:00.000Z', personal: person }

  const [mail] = await mailsOf(1, async () => {
    await onAuditSealed(receivedEvent(AuditSealed, sealed), service.ctx)
    await onAuditSealed(receivedEvent(AuditSealed, sealed), service.ctx)
  })

  expect(mail).toMatchObject({ to: ['mona@seneb.example'], subject: 'The seal of the audit trail' })
  expect(mail?.text).toContain('Nov 22, 2026, 09:00 UTC. Entries: 128.')
  expect(mail?.text).toContain(Array.from({ length: 8 }, () => 'ab12cd34').join(' '))
})

test('a name that is no name is not greeted, and every address but one plain one is refused [S16]', async () => {
  const sent = (personal: { email: string; name: string }) => {
    const event = {
      invitationId: randomUUID(),
      expiresAt: '2026-11-25T09:00:00.000Z',
      personal: { ...personal, token },
    }
    return onInvitationCreated(receivedEvent(InvitationCreated, event), service.ctx)
  }
  const [mail] = await mailsOf(1, async () => {
    await sent({ name: 'x', email: 'a@seneb.example, evil@example.org' })
    await sent({ name: '<script>alert(1)</script>', email: 'b@seneb.example' })
  })

  expect(mail?.to).toEqual(['b@seneb.example'])
  expect(mail?.text).toContain('Hello,')
})
