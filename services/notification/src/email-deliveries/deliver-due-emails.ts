import { withSpan, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import type { Lease } from '@seneb/service-kit/workers/leased-queue'

import { templateOfHalves } from '../emails/deferred-emails.js'
import { emailContext } from '../email-texts/email-context.js'
import type { NotificationCtx } from '../notification-ctx.js'
import { afterFailedAttempt, outcomes, type NextStep } from './delivery.rules.js'
import { deadSet, emailQueue, emptyHalvesSql, recordSentSql, retrySet, type DueEmail } from './email-delivery.entity.js'
import { sealText, textOf, type MailText } from './sealed-text.js'
import { reportsOutcome, notifyOutcome } from './publish-outcome.js'
import { readMailFailure, type MailFailure } from './delivery-failure.rules.js'
import { withLink } from './link-in-mail.js'
import { signedAddresses } from './patient-emails.js'

type ClaimedEmail = DueEmail & Lease

/** The worker that sends; woken whenever a mail is queued. */
export const deliveryWorker = 'deliver-due-emails'

/**
 * Starts sending every due mail, up to the number of free slots (PIPE-07, PIPE-13). It does not wait for them, so that
 * a slow server response blocks one slot only; each finished mail wakes the worker for the next.
 */
export async function deliverDueEmails(ctx: NotificationCtx): Promise<void> {
  const count = await ctx.sends.room()
  if (count <= 0) return

  const due = await emailQueue.claim(ctx.db, { count, leaseMs: ctx.delivery.leaseMs })

  const sends = due.map((email) => () => withTraceparent(email.traceparent, () => deliver(email, ctx)))
  ctx.sends.begin(sends, () => ctx.wake(deliveryWorker))
}

/** Makes one delivery attempt and records its outcome, in the trace that caused the mail. */
async function deliver(email: ClaimedEmail, ctx: NotificationCtx): Promise<void> {
  const { failure, content } = await attempt(email, ctx)
  const at = ctx.now()
  try {
    await untilRecorded(
      () => (failure ? recordFailure(email, { failure, content, at }, ctx) : recordSent(email, at, ctx)),
      ctx,
    )
  } catch (error) {
    // The row stays leased and is claimed again when the lease ends.
    ctx.log.error({ ...named(email), err: error }, 'an attempt to send could not be recorded')
  }
}

/** Outcome of an attempt and the text it sent, if the text could be rendered. */
interface Attempted {
  readonly failure?: MailFailure
  readonly content?: MailText
}

async function attempt(email: ClaimedEmail, ctx: NotificationCtx): Promise<Attempted> {
  const { id, kind, causeId, causeKind, attempts, messageId } = email
  const cause = { 'seneb.cause.id': causeId, 'seneb.cause.kind': causeKind }
  const attributes = { 'seneb.email.id': id, 'seneb.email.kind': kind, ...cause }
  const startedAt = performance.now()
  let content: MailText | undefined
  try {
    const mail = (content = textOf(email, { ...(await emailContext(ctx)), atRest: ctx.atRest }))
    await withSpan(
      'send email',
      { kind: SpanKind.CLIENT, attributes: { ...attributes, 'seneb.attempt': attempts } },
      () => ctx.mailer.send({ messageId, ...withLink(mail, email, ctx.atRest), ...signedAddresses(email, ctx) }),
    )
    ctx.metrics.attempted(kind, 'taken', performance.now() - startedAt)
    ctx.metrics.accepted(email, ctx.now())
    return { content }
  } catch (error) {
    const failure = readMailFailure(error)
    ctx.metrics.attempted(kind, failure.kind, performance.now() - startedAt)
    return { failure, content }
  }
}

async function recordSent(email: ClaimedEmail, at: Date, ctx: NotificationCtx): Promise<void> {
  const params = [email.id, outcomes.sent]
  if (!reportsOutcome(email)) await ctx.db.run(recordSentSql, params)
  else {
    await ctx.db.write(async (tx) => {
      const [sent] = await tx.query(recordSentSql, params)
      if (sent) await notifyOutcome(email, { state: 'sent', at }, tx)
    })
  }
  ctx.metrics.delivered(email.kind, 'sent')
  ctx.log.info({ ...named(email), outcome: outcomes.sent }, 'an email was sent')
}

/** A failed attempt. */
interface Failed {
  readonly failure: MailFailure
  readonly content: MailText | undefined
  readonly at: Date
}

async function recordFailure(email: ClaimedEmail, failed: Failed, ctx: NotificationCtx): Promise<void> {
  const { kind } = email
  const { failure } = failed
  const next = afterFailedAttempt({ ...email, failure: failure.kind }, ctx.delivery.retry)
  const fields = { ...named(email), code: failure.code, reason: failure.kind, outcome: next.outcome }
  await settleFailed(email, { ...failed, next }, ctx)
  if (next.state === 'dead') {
    ctx.metrics.delivered(kind, 'dead')
    ctx.log.error({ ...fields, state: 'dead' }, 'an email failed permanently')
    return
  }
  const { waitMs, outcome } = next
  ctx.metrics.delivered(kind, 'retrying')
  ctx.wakeIn(deliveryWorker, waitMs)
  if (outcome) ctx.log.error({ ...fields, retryInMs: waitMs }, 'an email could not be sent, trying on slowly')
  else ctx.log.warn({ ...fields, retryInMs: waitMs }, 'an email could not be sent, trying again')
}

/**
 * Stores the next step after a failed attempt and publishes it to consumers; does nothing when another process has
 * taken over the mail. Rendered text is stored too, because the server may have accepted it. The next attempt, in any
 * release, therefore sends the same text under the same Message-ID.
 */
async function settleFailed(
  email: ClaimedEmail,
  { at, failure: { code, kind }, next, content }: Failed & { readonly next: NextStep },
  ctx: NotificationCtx,
): Promise<void> {
  const sealed = content && email.template !== null ? sealText(content, email.id, ctx.atRest) : null
  const params = [kind, code, next.outcome ?? null, sealed]
  const settlement =
    next.state === 'dead'
      ? { name: 'recordDead', set: deadSet, params }
      : { name: 'recordRetry', set: retrySet, params: [...params, next.waitMs] }
  const move = next.state === 'dead' ? ({ state: 'not-delivered' } as const) : retryingIn(next.waitMs, at)
  await ctx.db.write(async (tx) => {
    if (sealed && email.template === templateOfHalves) await tx.query(emptyHalvesSql, [email.id, email.holder])
    if (await emailQueue.settleIn(tx, email, settlement)) await notifyOutcome(email, { ...move, at, code }, tx)
  })
}

function retryingIn(waitMs: number, at: Date) {
  return { state: 'retrying', nextTryAt: new Date(at.getTime() + waitMs).toISOString() } as const
}

/** Waits between attempts to record an outcome; the last repeats until the time is over. */
const waitsForDatabaseMs = [100, 300, 1000] as const

/** Tries to record as long as the mail is leased: an outcome lost with the database would be a mail sent twice. */
export async function untilRecorded(record: () => Promise<void>, ctx: NotificationCtx): Promise<void> {
  const endsAt = performance.now() + ctx.delivery.recordingMs
  for (let tries = 0; ; tries++) {
    try {
      await record()
      return
    } catch (error) {
      const waitMs = waitsForDatabaseMs[tries] ?? waitsForDatabaseMs[2]
      if (performance.now() + waitMs > endsAt) throw error
      ctx.log.warn({ err: error, retryInMs: waitMs }, 'the outcome of an email could not be stored, trying again')
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}

/** Returns the data of a mail that may appear outside its row: ids and kind, no personal data. */
function named({ id, kind, causeId, attempts }: ClaimedEmail) {
  return { id, kind, causeId, attempt: attempts }
}
