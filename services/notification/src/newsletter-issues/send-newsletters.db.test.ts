import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { StaffActionCompleted } from '@seneb/contracts/messages/notification/every-service.messages'
import { maxNewsletterRefusals } from '@seneb/contracts/vocabulary/newsletter'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'
import { silentLogger } from '@seneb/testkit/silent-logger'
import type { TestDb } from '@seneb/testkit/test-db'

import { deliverDueEmails } from '../email-deliveries/deliver-due-emails.js'
import { MailFailure } from '../email-deliveries/delivery-failure.rules.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { confirmNewsletter, unsubscribeNewsletter } from '../newsletter/subscribe-newsletter.js'
import { eraseSubscriber, listSubscribers } from '../newsletter/manage-subscribers.js'
import { addressDigests, suppressedDigestsSql } from '../newsletter/subscriber.queries.js'
import { notificationDb, queueMail, respondingMailer, until } from '../notification.fixture.js'
import { NewsletterDesk } from './newsletter-desk.fixture.js'
import { readNewsletterIssue } from './read-newsletter-issues.js'
import { sendNewsletters } from './send-newsletters.js'
import { resolveNewsletterRecipient, resumeNewsletterIssue, stopNewsletterIssue } from './start-newsletter-issue.js'

let postgres: TestDb
let desk: NewsletterDesk
let box: Mailbox

beforeAll(async () => {
  postgres = await notificationDb()
  box = await startMailbox()
  desk = new NewsletterDesk(postgres, { smtpUrl: box.url })
})
beforeEach(() => box.clear())
afterEach(() => desk.clear())
afterAll(async () => {
  await box.stop()
  await postgres.close()
})

const editor = () => desk.as('Edda')
const recipientsOf = () => box.mails.flatMap(({ envelope }) => envelope.to)
const figuresOf = async (issueId: string) => (await readNewsletterIssue({ issueId }, editor())).issue.figures
const stateOf = async (issueId: string) => (await desk.stored(issueId))?.state

/** Runs turns as the worker does, each as soon as the rate lets it, until nothing happens any longer. */
async function sendAll(ctx: NotificationCtx, turns = 6): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await sendNewsletters(ctx)
    await postgres.dataSource.query(`update newsletter_issues set paced_until = null`)
  }
}

/** Lets the time of attempts under way be over. */
const afterLease = () =>
  postgres.dataSource.query(
    `update newsletter_recipients set claimed_at = now() - interval '1 hour' where state = 'sending'`,
  )

test('an issue reaches every confirmed subscriber once, with the one-click headers, and no one else [NEWS-05, D-16, RFC 8058]', async () => {
  await desk.subscribers(210)
  await postgres.dataSource.query(`insert into newsletter_subscribers (id, email, status) values
    (gen_random_uuid(), 'pending@readers.example', 'pending'),
    (gen_random_uuid(), 'left@readers.example', 'unsubscribed'),
    (gen_random_uuid(), 'suppressed@readers.example', 'suppressed')`)
  const issueId = await desk.sending()
  const ctx = desk.service()

  await sendAll(ctx)

  expect(recipientsOf()).toHaveLength(210)
  expect(new Set(recipientsOf()).size).toBe(210)
  expect(recipientsOf().filter((address) => !address.startsWith('reader-'))).toEqual([])
  expect(await stateOf(issueId)).toBe('sent')
  expect(await figuresOf(issueId)).toEqual({
    audience: 210,
    delivered: 210,
    failed: 0,
    skipped: 0,
    uncertain: 0,
    unsubscribed: 0,
  })
  const { mail } = box.mails[0] ?? {}
  const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]))
  const token = /unsubscribe\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(headers.get('list-unsubscribe')).toBe(`<https://api.seneb.example/newsletter/unsubscribe/${token}>`)
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(mail?.html).toContain(`/newsletter/unsubscribe/${token}"`)
  expect(new Set(box.mails.map(({ mail: { messageId } }) => messageId)).size).toBe(210)
})

test('the link of a mail ends the subscription, and the issue counts the unsubscriptions', async () => {
  await desk.subscribers(2)
  const issueId = await desk.sending()
  await sendAll(desk.service())
  const token = /unsubscribe\/([\w-]{43})/.exec(box.mails[0]?.mail.text ?? '')?.[1] ?? ''

  await unsubscribeNewsletter({ token }, desk.service())
  await unsubscribeNewsletter({ token }, desk.service())

  expect((await figuresOf(issueId)).unsubscribed).toBe(1)
  const { rows } = await counts()
  expect(rows).toEqual({ confirmed: 1, unsubscribed: 1 })
})

async function counts() {
  const read = await postgres.dataSource.query<{ state: string; count: string }[]>(
    `select state, count from newsletter_counts where count <> 0 order by state`,
  )
  return { rows: Object.fromEntries(read.map(({ count, state }) => [state, Number(count)])) }
}

test('a person who leaves or is erased after the start gets no mail, and counts as skipped', async () => {
  const [leaving = '', erased = ''] = await desk.subscribers(10)
  const issueId = await desk.sending()
  const ctx = desk.service()
  await sendNewsletters(ctx)
  await desk.link(leaving, 'x'.repeat(43))
  await unsubscribeNewsletter({ token: 'x'.repeat(43) }, ctx)
  await eraseSubscriber({ subscriberId: erased }, desk.as('Lea', ['care-lead']))

  await sendAll(ctx)

  expect(recipientsOf()).toHaveLength(8)
  expect(await figuresOf(issueId)).toMatchObject({ audience: 10, delivered: 8, skipped: 2 })
  expect(await stateOf(issueId)).toBe('sent')
})

test('a person who confirms after the start does not get the issue', async () => {
  await desk.subscribers(1)
  await postgres.dataSource.query(
    `insert into newsletter_subscribers (id, email, status) values ('ffffffff-0000-7000-8000-000000000000', 'late@readers.example', 'pending')`,
  )
  await desk.link('ffffffff-0000-7000-8000-000000000000', 'y'.repeat(43))
  await desk.sending()
  await confirmNewsletter({ token: 'y'.repeat(43) }, desk.service())

  await sendAll(desk.service())

  expect(recipientsOf()).toEqual(['reader-0000001@readers.example'])
})

test('a stop takes effect within one batch, and a resume continues with the others, without repeats', async () => {
  await desk.subscribers(240)
  const issueId = await desk.sending()
  const ctx = desk.service()
  await sendNewsletters(ctx)
  box.mode = 'slow'
  box.slowMs = 5
  const turn = sendNewsletters(ctx)
  await until(() => box.mails.length >= 20)

  await stopNewsletterIssue({ issueId }, desk.as('Wafaa', ['writer']))
  const atStop = box.attempts
  await turn
  await sendAll(ctx)

  expect(box.mails.length - atStop).toBeLessThanOrEqual(ctx.newsletter.concurrentSends)
  expect(box.mails.length).toBeLessThan(200)
  expect(await desk.recipients(issueId)).toEqual({ delivered: box.mails.length, waiting: 240 - box.mails.length })
  box.mode = 'ok'
  await resumeNewsletterIssue({ issueId, version: 5 }, editor())
  await sendAll(ctx)
  expect(recipientsOf()).toHaveLength(240)
  expect(new Set(recipientsOf()).size).toBe(240)
})

test('concurrent processes send to everyone once', async () => {
  await desk.subscribers(150)
  const issueId = await desk.sending()
  const processes = [desk.service(), desk.service(), desk.service()]
  await sendNewsletters(processes[0] ?? desk.service())

  for (let turn = 0; turn < 4; turn++) {
    // Without the rate, which lets one of them go on at a time.
    await Promise.all(
      processes.map(async (ctx) => {
        await postgres.dataSource.query(`update newsletter_issues set paced_until = null`)
        await sendNewsletters(ctx)
      }),
    )
  }

  expect(recipientsOf().toSorted()).toEqual([...new Set(recipientsOf())].toSorted())
  expect(await desk.recipients(issueId)).toEqual({ delivered: 150 })
})

test('all processes together send no more than the rate allows', async () => {
  await desk.subscribers(60)
  await desk.sending()
  const slow = { smtpUrl: box.url, perSecond: 20 }
  await sendNewsletters(desk.service(slow))

  await Promise.all([1, 2, 3].map(() => sendNewsletters(desk.service(slow))))

  expect(box.mails).toHaveLength(20)
})

test('a mail whose process was killed during hand-over is never resent automatically, and a person decides', async () => {
  await desk.subscribers(2)
  const issueId = await desk.sending()
  const killed = desk.service()
  await sendNewsletters(killed)
  // The server takes the mail, and the process is gone before it could record that.
  const gone = { ...killed.newsletter.mailer, send: () => new Promise<never>(() => undefined) }
  void sendNewsletters({ ...killed, newsletter: { ...killed.newsletter, mailer: gone, concurrentSends: 2 } })
  await until(async () => (await desk.recipients(issueId))['sending'] === 2)

  await sendAll(desk.service())
  expect(await stateOf(issueId)).toBe('sending')
  await afterLease()
  await sendAll(desk.service())

  expect(box.mails).toHaveLength(0)
  expect(await stateOf(issueId)).toBe('sent')
  const { issue, uncertain } = await readNewsletterIssue({ issueId }, editor())
  expect(issue.figures).toMatchObject({ audience: 2, delivered: 0, uncertain: 2 })
  const [one, other] = uncertain
  expect(one).toMatchObject({ messageId: `<${one?.recipientId}@seneb.example>`, email: undefined })
  const lead = await readNewsletterIssue({ issueId }, desk.as('Lea', ['care-lead', 'editor']))
  expect(lead.uncertain[0]?.email).toMatch(/@readers\.example$/)

  await resolveNewsletterRecipient({ recipientId: one?.recipientId ?? '', decision: 'delivered' }, editor())
  await resolveNewsletterRecipient({ recipientId: other?.recipientId ?? '', decision: 'send-again' }, editor())
  expect(await stateOf(issueId)).toBe('sending')
  await sendAll(desk.service())
  expect(box.mails.map(({ mail }) => mail.messageId)).toEqual([other?.messageId])
  expect(await figuresOf(issueId)).toMatchObject({ delivered: 2, uncertain: 0 })
  expect(await stateOf(issueId)).toBe('sent')
  await expect(
    resolveNewsletterRecipient({ recipientId: one?.recipientId ?? '', decision: 'send-again' }, editor()),
  ).rejects.toMatchObject({ code: 'NEWSLETTER_ISSUE_STATE_CONFLICT' })
})

test('a late outcome settles a mail that had become uncertain, unless a person settled it first', async () => {
  await desk.subscribers(1)
  /** An issue whose one mail became uncertain before the mail server answered, and a function for that answer. */
  const answeredLate = async () => {
    const issueId = await desk.sending()
    const ctx = desk.service()
    await sendNewsletters(ctx)
    let answer: (failure?: MailFailure) => void = () => undefined
    const answered = new Promise<void>((resolve, reject) => {
      answer = (failure) => (failure ? reject(failure) : resolve())
    })
    const slow = { ...ctx.newsletter.mailer, send: () => answered }
    const turn = sendNewsletters({ ...ctx, newsletter: { ...ctx.newsletter, mailer: slow } })
    await until(async () => (await desk.recipients(issueId))['sending'] === 1)
    await afterLease()
    await sendNewsletters(desk.service())
    expect(await desk.recipients(issueId)).toEqual({ uncertain: 1 })
    return { issueId, answer, turn }
  }

  const late = await answeredLate()
  late.answer()
  await late.turn

  expect(await desk.recipients(late.issueId)).toEqual({ delivered: 1 })
  expect(await figuresOf(late.issueId)).toMatchObject({ delivered: 1, uncertain: 0 })

  const settled = await answeredLate()
  const { uncertain } = await readNewsletterIssue({ issueId: settled.issueId }, editor())
  await resolveNewsletterRecipient({ recipientId: uncertain[0]?.recipientId ?? '', decision: 'delivered' }, editor())
  settled.answer(new MailFailure('refused', '550'))
  await settled.turn

  expect(await desk.recipients(settled.issueId)).toEqual({ delivered: 1 })
  expect(await figuresOf(settled.issueId)).toMatchObject({ delivered: 1, failed: 0, uncertain: 0 })
})

test('an uncertain mail can be resent within a week only; its delivery can be recorded later', async () => {
  await desk.subscribers(1)
  const issueId = await desk.sending()
  await sendNewsletters(desk.service())
  await postgres.dataSource.query(
    `update newsletter_recipients set state = 'uncertain', claimed_at = now() - interval '8 days'`,
  )
  await sendAll(desk.service())
  const recipientId = (await readNewsletterIssue({ issueId }, editor())).uncertain[0]?.recipientId ?? ''

  await expect(resolveNewsletterRecipient({ recipientId, decision: 'send-again' }, editor())).rejects.toMatchObject({
    fields: [{ path: 'decision', message: expect.stringContaining('over 7 days old') as unknown }],
  })
  expect(await stateOf(issueId)).toBe('sent')
  await resolveNewsletterRecipient({ recipientId, decision: 'delivered' }, editor())
  expect(await figuresOf(issueId)).toMatchObject({ delivered: 1, uncertain: 0 })
})

test('a mail without a response of the server is uncertain; one that never reached it waits', async () => {
  await desk.subscribers(1)
  const issueId = await desk.sending()
  const short = { NOTIFICATION_SEND_DEADLINE_MS: '300', NOTIFICATION_NEWSLETTER_PER_SECOND: '200' }
  const ctx = desk.service({ smtpUrl: box.url, environment: short })
  await sendNewsletters(ctx)
  box.mode = 'silent'
  await sendNewsletters(ctx)
  expect(await desk.recipients(issueId)).toEqual({ waiting: 1 })

  await postgres.dataSource.query(`update newsletter_recipients set due_at = now()`)
  await postgres.dataSource.query(`update newsletter_issues set paced_until = null`)
  box.mode = 'slow'
  let release: () => void = () => undefined
  box.slowUntil = new Promise<void>((resolve) => (release = resolve))
  // Long enough for the whole mail to be sent before the deadline.
  const longer = { ...short, NOTIFICATION_SEND_DEADLINE_MS: '3000' }
  await sendNewsletters(desk.service({ smtpUrl: box.url, environment: longer }))
  release()

  expect(await desk.recipients(issueId)).toEqual({ uncertain: 1 })
  expect((await readNewsletterIssue({ issueId }, editor())).uncertain[0]?.code).toEqual(expect.any(String))
})

test('while the mail server is away everyone waits, and nothing fails', async () => {
  await desk.subscribers(5)
  const issueId = await desk.sending()
  const away = desk.service({ smtpUrl: 'smtp://127.0.0.1:1' })
  await sendNewsletters(away)

  await sendNewsletters(away)

  expect(await desk.recipients(issueId)).toEqual({ waiting: 5 })
  await postgres.dataSource.query(`update newsletter_recipients set due_at = now()`)
  await sendAll(desk.service())
  expect(await figuresOf(issueId)).toMatchObject({ delivered: 5, failed: 0 })
})

test('a mail that the server defers waits, and fails after the last attempt without counting as a bounce', async () => {
  await desk.subscribers(1)
  const issueId = await desk.sending()
  const ctx = desk.service()
  box.mode = '4xx'

  await sendAll(ctx)
  expect(await desk.recipients(issueId)).toEqual({ waiting: 1 })
  for (let attempt = 0; attempt < 4; attempt++) {
    await postgres.dataSource.query(`update newsletter_recipients set due_at = now()`)
    await sendAll(ctx, 2)
  }

  expect(await figuresOf(issueId)).toMatchObject({ delivered: 0, failed: 1 })
  expect((await counts()).rows).toEqual({ confirmed: 1 })
})

test('an address that is refused for good has bounced; refused again it is suppressed, delivered it is well', async () => {
  const [id] = await desk.subscribers(1)
  const logged: object[] = []
  const ctx = { ...desk.service(), log: { ...silentLogger, info: (fields: object) => void logged.push(fields) } }
  const states: string[] = []
  const send = async (mode: 'ok' | '5xx' | 'no-mailbox') => {
    box.mode = mode
    const issueId = await desk.sending()
    await sendAll(ctx, 4)
    const { subscribers } = await listSubscribers({ first: 1 }, desk.as('Lea', ['care-lead']))
    states.push(subscribers[0]?.state ?? '')
    return figuresOf(issueId)
  }

  const [refused, accepted] = [await send('no-mailbox'), await send('ok')]
  await send('no-mailbox')
  await send('no-mailbox')

  expect([refused.failed, accepted.delivered]).toEqual([1, 1])
  expect(states).toEqual(['bounced', 'confirmed', 'bounced', 'suppressed'])
  expect((await counts()).rows).toEqual({ suppressed: 1 })
  expect(logged).toContainEqual({ id, state: 'suppressed' })
  // The digest survives an erasure, so it is stored with the suppression.
  const digests = addressDigests('reader-0000001@readers.example', ctx.atRest)
  expect(await postgres.db.read((tx) => tx.query(suppressedDigestsSql, [digests]))).toHaveLength(1)
})

test('a text that the server refuses fails and is no bounce of its readers', async () => {
  await desk.subscribers(2)
  box.mode = '5xx'
  for (let issue = 0; issue < 2; issue++) {
    const issueId = await desk.sending()
    await sendAll(desk.service(), 4)
    expect(await figuresOf(issueId)).toMatchObject({ delivered: 0, failed: 2 })
  }
  expect((await counts()).rows).toEqual({ confirmed: 2 })
})

test('a text that is refused to five in a row stops the issue with a reason, and once resumed everyone gets it', async () => {
  await desk.subscribers(60)
  const issueId = await desk.sending()
  const ctx = desk.service()
  box.mode = '5xx'
  await sendAll(ctx, 4)

  expect(await readNewsletterIssue({ issueId }, editor())).toMatchObject({
    issue: { state: 'stopped', version: 5, holdReason: 'text-refused' },
  })
  const { failed = 0, waiting = 0 } = await desk.recipients(issueId)
  expect(failed).toBeGreaterThanOrEqual(maxNewsletterRefusals)
  expect(failed).toBeLessThan(maxNewsletterRefusals + ctx.newsletter.concurrentSends)
  expect(failed + waiting).toBe(60)
  expect((await counts()).rows).toEqual({ confirmed: 60 })
  const acts = (await outboxPayloads(postgres.db, StaffActionCompleted)).filter(({ object }) => object.id === issueId)
  expect(acts.filter(({ actor }) => actor.id === 'system')).toMatchObject([{ action: 'stop-newsletter-issue' }])

  box.mode = 'ok'
  await resumeNewsletterIssue({ issueId, version: 5 }, editor())
  await sendAll(ctx, 4)
  expect(await figuresOf(issueId)).toMatchObject({ audience: 60, delivered: 60, failed: 0 })
  expect(new Set(recipientsOf()).size).toBe(60)
})

test('refusals of a text with deliveries in between do not stop an issue', async () => {
  await desk.subscribers(9)
  const issueId = await desk.sending()
  const ctx = desk.service()
  const refused = ['refused', 'refused', 'refused', 'refused'] as const
  const { mailer } = respondingMailer(...refused, 'ok', ...refused)

  await sendAll({ ...ctx, newsletter: { ...ctx.newsletter, mailer, concurrentSends: 1 } }, 4)

  expect(await stateOf(issueId)).toBe('sent')
  expect(await figuresOf(issueId)).toMatchObject({ delivered: 1, failed: 8 })
})

test('an issue that cannot be written is stopped with a reason, and the next one is sent', async () => {
  await desk.subscribers(2)
  const [deep, other] = [await desk.sending(), await desk.sending()]
  await postgres.dataSource.query(`update newsletter_issues set body = repeat('>', 11000) || ' x' where id = $1`, [
    deep,
  ])

  await sendAll(desk.service())

  expect(await desk.stored(deep)).toMatchObject({ state: 'stopped', hold_reason: 'failed' })
  expect(await desk.recipients(deep)).toEqual({ waiting: 2 })
  expect(await stateOf(other)).toBe('sent')
  expect(recipientsOf()).toHaveLength(2)
})

test('attempts while the server is away do not use up those of a mail', async () => {
  await desk.subscribers(1)
  const issueId = await desk.sending()
  const again = () => postgres.dataSource.query(`update newsletter_recipients set due_at = now()`)
  await sendAll(desk.service(), 1)
  for (let turn = 0; turn < 6; turn++) {
    await sendAll(desk.service({ smtpUrl: 'smtp://127.0.0.1:1' }), 1)
    await again()
  }
  box.mode = '4xx'
  await sendAll(desk.service(), 1)

  expect(await desk.recipients(issueId)).toEqual({ waiting: 1 })
})

test('the link of a forwarded issue leaves the newsletter and never confirms a subscription [D-16]', async () => {
  const [id = ''] = await desk.subscribers(1)
  await desk.sending()
  await sendAll(desk.service(), 4)
  const token = /unsubscribe\/([\w-]{43})/.exec(box.mails[0]?.mail.text ?? '')?.[1] ?? ''
  await unsubscribeNewsletter({ token }, desk.service())
  await postgres.dataSource.query(`update newsletter_subscribers set status = 'pending' where id = $1`, [id])

  await expect(confirmNewsletter({ token }, desk.service())).rejects.toMatchObject({ code: 'NEWSLETTER_LINK_INVALID' })
  expect((await counts()).rows).toEqual({ pending: 1 })
})

test('a server that never answers about one mail gets no others for a while', async () => {
  await desk.subscribers(30)
  const issueId = await desk.sending()
  const environment = { NOTIFICATION_SEND_DEADLINE_MS: '300' }
  const ctx = desk.service({ smtpUrl: box.url, environment })
  await sendNewsletters(ctx)
  await postgres.dataSource.query(`update newsletter_issues set paced_until = null`)
  box.mode = 'slow'
  let release: () => void = () => undefined
  box.slowUntil = new Promise<void>((resolve) => (release = resolve))
  await sendNewsletters(ctx)
  await sendNewsletters(ctx)
  release()

  const { uncertain = 0, waiting = 0 } = await desk.recipients(issueId)
  expect(uncertain).toBeLessThanOrEqual(ctx.newsletter.concurrentSends)
  expect(uncertain + waiting).toBe(30)
})

test('a receipt of a patient does not wait behind a newsletter', async () => {
  await desk.subscribers(50)
  const issueId = await desk.sending()
  box.mode = 'slow'
  let release: () => void = () => undefined
  box.slowUntil = new Promise<void>((resolve) => (release = resolve))
  const ctx = desk.service()
  await sendNewsletters(ctx)
  const turn = sendNewsletters(ctx)
  await until(() => box.attempts === ctx.newsletter.concurrentSends)
  box.mode = 'ok'

  await queueMail(ctx)
  await deliverDueEmails(ctx)
  await until(() => recipientsOf().includes('patient@example.com'))

  expect(await desk.recipients(issueId)).toMatchObject({ sending: ctx.newsletter.concurrentSends })
  release()
  await turn
})

test('whether a failed mail may have been accepted depends on how much of it was sent', async () => {
  const { newsletter } = desk.service({ smtpUrl: box.url, environment: { NOTIFICATION_SEND_DEADLINE_MS: '1500' } })
  const mail = { messageId: '<1@x>', to: { address: 'a@b.example' }, subject: 's', html: '<p>h</p>', text: 't' }
  const failureIn = async (mode: Mailbox['mode']) => {
    box.mode = mode
    box.slowMs = 2000
    const failure = await newsletter.mailer.send(mail).then(
      () => undefined,
      (error: unknown) => error as MailFailure,
    )
    return failure?.isMaybeAccepted
  }

  expect([await failureIn('4xx'), await failureIn('5xx'), await failureIn('slow')]).toEqual([false, false, true])
  newsletter.mailer.close()
  expect(await failureIn('silent')).toBe(false)
})

test('an unforeseen failure before the mail was sent is tried again', async () => {
  await desk.subscribers(1)
  const issueId = await desk.sending()
  const ctx = desk.service()
  const { mailer } = respondingMailer('unexpected', 'ok')
  const broken = { ...ctx, newsletter: { ...ctx.newsletter, mailer } }
  await sendAll(broken, 2)
  expect(await desk.recipients(issueId)).toEqual({ waiting: 1 })

  await postgres.dataSource.query(`update newsletter_recipients set due_at = now()`)
  await sendAll(broken, 3)

  expect(await figuresOf(issueId)).toMatchObject({ delivered: 1 })
})
