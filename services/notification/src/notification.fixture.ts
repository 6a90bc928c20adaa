import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

import type { EventContract, Payload } from '@seneb/contracts/define'
import type { Logger } from '@seneb/platform/logger'
import { createCtx } from '@seneb/service-kit/ctx'
import type { ReceivedEvent } from '@seneb/service-kit/decorators'
import type { Db } from '@seneb/service-kit/database/db'
import { WorkerLoop } from '@seneb/service-kit/workers/worker-loop'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testDb, type TestDb } from '@seneb/testkit/test-db'
import { testAtRest } from '@seneb/testkit/test-keys'

import { notificationSettings } from './config.js'
import { deliverDueEmails, deliveryWorker } from './email-deliveries/deliver-due-emails.js'
import { EmailDelivery } from './email-deliveries/email-delivery.entity.js'
import { enqueueEmail, type EmailToSend } from './email-deliveries/enqueue-email.js'
import { outcomes } from './email-deliveries/delivery.rules.js'
import { MailFailure, type FailureKind } from './email-deliveries/delivery-failure.rules.js'
import type { Mailer, OutgoingMail } from './email-deliveries/mailer.js'
import { textOf, type MailText, type StoredText } from './email-deliveries/sealed-text.js'
import { shippedEmailTexts } from './email-texts/shipped-email-texts.js'
import { closeNotificationCtx, createNotificationCtx, type NotificationCtx } from './notification-ctx.js'
import { EmailReader } from './inbound-emails/email-reader.js'
import { sourceProgram } from './inbound-emails/source-program.fixture.js'
import { migrations } from './migrations/index.js'
import { notificationEntities } from './notification.module.js'

export const operatorAddress = 'operators@seneb.example'
/** Key that tests share with the gateway. */
export const testMailKey = Buffer.alloc(32, 9).toString('base64')
export const patientAddress = 'patient@example.com'

export function notificationDb(): Promise<TestDb> {
  return testDb({
    schema: 'notification',
    entities: notificationEntities,
    migrations,
  })
}

export interface TestService {
  readonly ctx: NotificationCtx
  /** Workers woken since the start. */
  readonly woken: string[]
  /** Sends due mails until stopped, as the running service does. */
  start(): void
  /** Ends as the service ends on SIGTERM. */
  stop(): Promise<void>
  /** Ends abruptly, as a killed process does: work in flight is never finished. */
  kill(): Promise<void>
}

/**
 * One process of the service without its bus: real settings, mailer and worker, but much shorter waits. Its worker runs
 * when it is woken and every `intervalMs`, one second by default.
 */
export function testService(options: {
  db: Db
  smtpUrl?: string
  environment?: object
  changes?: Partial<NotificationCtx>
  log?: Logger
  intervalMs?: number
}): TestService {
  const { db, smtpUrl = 'smtp://127.0.0.1:1', environment, changes, log = silentLogger, intervalMs = 1000 } = options
  const settings = notificationSettings.validateSync({
    NOTIFICATION_SMTP_URL: smtpUrl,
    NOTIFICATION_OPERATOR_EMAIL: operatorAddress,
    NOTIFICATION_MAIL_KEY: testMailKey,
    NOTIFICATION_GATEWAY_URL: 'http://127.0.0.1:1',
    NOTIFICATION_RETRY_STEP_MS: 40,
    NOTIFICATION_SEND_DEADLINE_MS: 5000,
    ...environment,
  })
  const woken: string[] = []
  const wake = (worker: string) => {
    woken.push(worker)
    if (worker === deliveryWorker) loop.wake()
  }
  const created = createNotificationCtx(createCtx({ db, log, wake, atRest: testAtRest }), settings)
  const ctx: NotificationCtx = {
    ...created,
    inbound: { ...created.inbound, reader: new EmailReader(sourceProgram) },
    ...changes,
  }
  const loop = new WorkerLoop({ name: deliveryWorker, intervalMs, run: deliverDueEmails }, ctx)
  return {
    ctx,
    woken,
    start: () => loop.start(),
    stop: async () => {
      await loop.stop()
      await closeNotificationCtx(ctx)
    },
    kill: () => loop.stop(),
  }
}

/** Queues one mail and returns the id of its cause. */
export async function queueMail(ctx: NotificationCtx, changes: Partial<EmailToSend> = {}): Promise<string> {
  const mail: EmailToSend = {
    kind: 'trip-plan-receipt',
    cause: { kind: 'trip-plan', id: randomUUID() },
    to: { name: 'Amal Haddad', address: patientAddress },
    email: { subject: 'We have received your request', html: '<p>Hello</p>', text: 'Hello' },
    outcomeWhenFailed: outcomes.failed,
    ...changes,
  }
  await ctx.db.write((tx) => enqueueEmail(mail, tx, ctx))
  ctx.wake(deliveryWorker)
  return mail.cause.id
}

/** A delivery with its text decrypted, while it has any. */
export interface OpenedDelivery extends EmailDelivery {
  readonly content?: MailText
}

const rendering = { atRest: testAtRest, siteUrl: 'https://seneb.example', texts: shippedEmailTexts }

type StoredDelivery = EmailDelivery & Pick<StoredText, 'submitted' | 'aiPlan'>

/** In one statement, because the halves of a mail are deleted with the text of its row. */
const deliveriesSql = `/* deliveriesOf */
  select d.*, o.submitted_sealed as submitted, o.ai_plan_sealed as "aiPlan"
  from email_deliveries d left join operator_emails o on o.trip_plan_id = d.cause_id
  where $1::uuid is null or d.cause_id = $1::uuid order by d.queued_at, d.kind`

/** The deliveries of one cause, or of all, oldest first. */
export async function deliveriesOf(db: Db, causeId?: string): Promise<OpenedDelivery[]> {
  const rows = await db.read((tx) => tx.query<StoredDelivery>(deliveriesSql, [causeId ?? null]))
  return rows.map(({ submitted, aiPlan, ...row }) => {
    const { id, cause_id, sealed_body: sealedText, template = null } = row
    if (!sealedText) return { ...row, content: undefined }
    return {
      ...row,
      content: textOf({ id, causeId: cause_id, sealedBody: sealedText, template, submitted, aiPlan }, rendering),
    }
  })
}

/** The one delivery of a cause. */
export async function deliveryOf(db: Db, causeId: string): Promise<OpenedDelivery> {
  const [delivery, second] = await deliveriesOf(db, causeId)
  if (!delivery || second) throw new Error('expected exactly one delivery')
  return delivery
}

/** An event as the kit passes it to a handler. */
export function receivedEvent<E extends EventContract>(_event: E, data: Payload<E>): ReceivedEvent<E> {
  return { id: randomUUID(), at: new Date(), data }
}

/**
 * A mail server that gives one of the given results per attempt, repeats the last one, and records the time of each
 * attempt.
 */
export function respondingMailer(...results: ReadonlyArray<'ok' | FailureKind>) {
  const sent: OutgoingMail[] = []
  const attemptsAt: number[] = []
  const mailer: Mailer = {
    send: (mail) => {
      const result = results[Math.min(attemptsAt.length, results.length - 1)] ?? 'ok'
      attemptsAt.push(performance.now())
      if (result !== 'ok') return Promise.reject(new MailFailure(result, `TEST-${result}`))
      sent.push(mail)
      return Promise.resolve()
    },
    close: () => undefined,
  }
  return { mailer, sent, attemptsAt }
}

/** Resolves when the condition holds; rejects after 25 seconds. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 25_000
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('waited 25 s in vain')
    await pause(10)
  }
}
