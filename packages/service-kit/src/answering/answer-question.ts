import type { Bus } from '@seneb/bus/bus'
import { decode, encode, headerOf, wireHeaders, type Reply } from '@seneb/bus/wire'
import type { Question, ServiceName } from '@seneb/contracts/define'
import { parse, problemsOf } from '@seneb/contracts/forms/read-form'
import { staffActionRefusedOf } from '@seneb/contracts/messages/staff-action-events'
import { AppError } from '@seneb/platform/app-error'
import type { Logger } from '@seneb/platform/logger'
import { inSpan, meter, nameReference, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import { withDeadline } from '@seneb/platform/with-deadline'
import type { Msg, Subscription } from '@nats-io/transport-node'
import { ValidationError } from 'yup'

import type { Invoke } from '../bind-message.js'
import type { Ctx } from '../ctx.js'
import { assertAllowed } from './access.js'
import { countedDb, type Effects } from './counted-db.js'
import type { PassReader } from './pass-reader.js'
import type { StaffActor } from './staff-actor.js'
import { withStaff } from './with-staff.js'

/** More questions than this at once are refused at once, so that an overloaded service stays quick (R14). */
const maxAtOnce = 200
const maxIdempotencyKeyLength = 255

/** Answers one question for this process; replicas share the work by a queue group. */
export class QuestionAnswerer {
  private subscription?: Subscription
  private readonly underWay = new Set<Promise<void>>()
  private readonly durations = meter().createHistogram('seneb_answer_duration', {
    unit: 's',
    description: 'Questions answered, by subject and outcome',
  })

  constructor(
    private readonly question: Question,
    private readonly invoke: Invoke,
    private readonly parts: { service: ServiceName; bus: Bus; ctx: Ctx; log: Logger; passes?: PassReader },
  ) {}

  start(): void {
    const { bus, service } = this.parts
    this.subscription = bus.connection.subscribe(this.question.subject, {
      queue: service,
      callback: (error, message) => {
        if (error) this.parts.log.error({ err: error, subject: this.question.subject }, 'a subscription failed')
        else this.take(message)
      },
    })
  }

  async stop(): Promise<void> {
    if (!this.parts.bus.connection.isClosed()) await this.subscription?.drain()
    await Promise.allSettled(this.underWay)
  }

  private take(message: Msg): void {
    const work = this.answer(message).finally(() => this.underWay.delete(work))
    this.underWay.add(work)
  }

  private async answer(message: Msg): Promise<void> {
    const startedAt = performance.now()
    const reply = await withTraceparent(headerOf(message.headers, wireHeaders.traceparent), () =>
      inSpan(`answer ${this.question.subject}`, { kind: SpanKind.SERVER }, () => this.replyTo(message)),
    )
    const outcome = 'failed' in reply ? reply.failed.code : 'ok'
    this.durations.record((performance.now() - startedAt) / 1000, { subject: this.question.subject, outcome })
    message.respond(encode(reply))
  }

  private async replyTo(message: Msg): Promise<Reply> {
    try {
      if (this.underWay.size > maxAtOnce) throw new AppError('UNAVAILABLE')
      const staff = await this.staffOf(message)
      const effects: Effects = { changes: 0, acts: 0 }
      const ctx = this.ctxFor(message, staff, effects)
      const answer = await this.withinBudget(message, this.parsed(message, ctx), ctx)
      if (staff) assertActedOnce(this.question.subject, effects)
      nameReference(answer)
      return { ok: answer ?? null }
    } catch (error) {
      return this.failed(error)
    }
  }

  /** Who of our staff asks, once the question's access lets them; undefined where anybody may ask. */
  private async staffOf(message: Msg): Promise<StaffActor | undefined> {
    const { access } = this.question
    if (access === 'anyone') return undefined
    const now = this.parts.ctx.now()
    const pass = headerOf(message.headers, wireHeaders.pass)
    const staff = pass === undefined ? undefined : await this.parts.passes?.read(pass, now)
    try {
      assertAllowed(access, staff, now)
    } catch (error) {
      if (staff && error instanceof AppError && error.code === 'NOT_ALLOWED') await this.sayRefused(staff, now)
      throw error
    }
    return staff
  }

  /** For the security events; whoever is refused hears so also while the database is away. */
  private async sayRefused({ id: staffId, sessionId }: StaffActor, now: Date): Promise<void> {
    const { ctx, log, service } = this.parts
    const { subject: asked } = this.question
    const refusal = { refusalId: ctx.newId(), refusedAt: now.toISOString(), staffId, sessionId, asked }
    await ctx.db
      .write((tx) => tx.say(staffActionRefusedOf(service), refusal))
      .catch((error: unknown) => log.error({ subject: asked, err: error }, 'a refusal could not be noted'))
  }

  private ctxFor(message: Msg, staff: StaffActor | undefined, effects: Effects): Ctx {
    const idempotencyKey = headerOf(message.headers, wireHeaders.idempotencyKey)
    if (idempotencyKey !== undefined && idempotencyKey.length > maxIdempotencyKeyLength) {
      const sentence = `Please use at most ${maxIdempotencyKeyLength} characters`
      throw new AppError('INPUT_INVALID', { fields: [{ path: 'idempotencyKey', message: sentence }] })
    }
    const { ctx, service } = this.parts
    if (!staff) return { ...ctx, idempotencyKey, actor: 'anonymous' }
    return withStaff({ ...ctx, idempotencyKey, db: countedDb(ctx.db, service, effects) }, service, staff)
  }

  private parsed(message: Msg, ctx: Ctx): unknown {
    try {
      return parse(this.question.takes, decode(message.data), { now: ctx.now() })
    } catch (error) {
      if (error instanceof ValidationError) throw new AppError('INPUT_INVALID', { fields: problemsOf(error) })
      throw error
    }
  }

  /** An answer nobody waits for any more is of no use; the work itself goes on to its own end. */
  private async withinBudget(message: Msg, input: unknown, ctx: Ctx): Promise<unknown> {
    const budgetMs = Number(headerOf(message.headers, wireHeaders.budget) ?? this.question.deadlineMs)
    const late = () => ({ error: new AppError('UNAVAILABLE') })
    const { value, error } = await withDeadline(this.invoke(input, ctx), { ms: budgetMs, late })
    if (error !== undefined) throw error
    return value
  }

  private failed(error: unknown): Reply {
    const { subject, mayFail } = this.question
    if (error instanceof AppError && (error.code === 'UNAVAILABLE' || mayFail.includes(error.code))) {
      if (error.code === 'UNAVAILABLE')
        this.parts.log.warn({ subject, err: error.cause ?? error }, 'could not answer now')
      return { failed: { code: error.code, message: error.message, fields: error.fields } }
    }
    this.parts.log.error({ subject, err: error }, 'a question failed unexpectedly')
    const { code, message } = new AppError('INTERNAL')
    return { failed: { code, message, fields: [] } }
  }
}

/** What staff change is on the audit trail once (S10): a question that forgets its act, or acts twice, fails where it is tested. */
function assertActedOnce(subject: string, { acts, changes }: Effects): void {
  if (acts === (changes > 0 ? 1 : 0)) return
  throw new Error(
    `${subject} changed something ${changes} times and said ${acts} acts; it says one for what it changes`,
  )
}
