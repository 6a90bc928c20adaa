import type { Bus } from '@seneb/bus/bus'
import { decode, encode, headerOf, wireHeaders, type Reply } from '@seneb/bus/wire'
import type { Question } from '@seneb/contracts/define'
import { parse, problemsOf } from '@seneb/contracts/forms/read-form'
import { AppError } from '@seneb/platform/app-error'
import type { Logger } from '@seneb/platform/logger'
import { inSpan, meter, nameReference, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import { withDeadline } from '@seneb/platform/with-deadline'
import type { Msg, Subscription } from '@nats-io/transport-node'
import { ValidationError } from 'yup'

import type { Invoke } from '../bind-message.js'
import type { Ctx } from '../ctx.js'
import { assertAllowed } from './access.js'
import type { PassReader } from './pass-reader.js'
import type { StaffActor } from './staff-actor.js'

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
    private readonly parts: { service: string; bus: Bus; ctx: Ctx; log: Logger; passes?: PassReader },
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
      const ctx = this.ctxFor(message, await this.staffOf(message))
      const answer = await this.withinBudget(message, this.parsed(message, ctx), ctx)
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
    assertAllowed(access, staff, now)
    return staff
  }

  private ctxFor(message: Msg, staff: StaffActor | undefined): Ctx {
    const idempotencyKey = headerOf(message.headers, wireHeaders.idempotencyKey)
    if (idempotencyKey !== undefined && idempotencyKey.length > maxIdempotencyKeyLength) {
      const sentence = `Please use at most ${maxIdempotencyKeyLength} characters`
      throw new AppError('INPUT_INVALID', { fields: [{ path: 'idempotencyKey', message: sentence }] })
    }
    return { ...this.parts.ctx, idempotencyKey, staff, actor: staff ? `staff:${staff.id}` : 'anonymous' }
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
