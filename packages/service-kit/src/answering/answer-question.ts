import type { Bus } from '@seneb/bus/bus'
import { Outgoing } from '@seneb/bus/outgoing'
import { decode, encode, headerOf, wireHeaders, type Reply } from '@seneb/bus/wire'
import type { Question, ServiceName } from '@seneb/contracts/define'
import { codedProblemsOf } from '@seneb/contracts/forms/problem-codes'
import { parse } from '@seneb/contracts/forms/read-form'
import { AppError } from '@seneb/platform/app-error'
import type { Logger } from '@seneb/platform/logger'
import { counter, durations, meter } from '@seneb/platform/metrics'
import { SlotMap } from '@seneb/platform/slot-map'
import { inSpan, nameReference, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import { withDeadline } from '@seneb/platform/with-deadline'
import type { Msg, Subscription } from '@nats-io/transport-node'
import { ValidationError } from 'yup'

import type { Invoke } from '../decorators.js'
import type { Ctx } from '../ctx.js'
import type { PassReader } from './pass-reader.js'
import { refuseNul } from './refuse-nul.js'
import { whoAsks, type Asking, withStaff } from './access.js'

/** More questions than this at once are refused at once, so that an overloaded service stays quick (R14). */
const maxAtOnce = 200
const maxIdempotencyKeyLength = 255

/** Answers one question for this process; replicas share the work by a queue group. */
export class QuestionAnswerer {
  private subscription?: Subscription
  private readonly underWay = new SlotMap<Promise<void>>()
  private readonly metrics = answerMetrics()

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
    const work = this.answer(message)
    const key = this.underWay.add(work)
    this.metrics.inFlight.add(1)
    void work.finally(() => {
      void this.underWay.take(key)
      this.metrics.inFlight.add(-1)
    })
  }

  private async answer(message: Msg): Promise<void> {
    const startedAt = performance.now()
    const reply = await withTraceparent(headerOf(message.headers, wireHeaders.traceparent), () =>
      inSpan(`answer ${this.question.subject}`, { kind: SpanKind.SERVER }, () => this.replyTo(message)),
    )
    const outcome = 'failed' in reply ? reply.failed.code : 'ok'
    this.metrics.durations.record(performance.now() - startedAt, { subject: this.question.subject, outcome })
    this.send(message, encode(reply))
  }

  private send({ reply: subject }: Msg, body: Uint8Array): void {
    // Who asks without a place for the answer wants none.
    if (!subject) return
    const failed = (err: unknown) =>
      this.parts.log.error({ err, subject: this.question.subject }, 'an answer could not be sent')
    Outgoing.of(this.parts.bus.connection).publish({ subject, body, options: {}, failed })
  }

  private async replyTo(message: Msg): Promise<Reply> {
    try {
      if (this.underWay.size > maxAtOnce) {
        this.metrics.refused.add(1)
        throw new AppError('UNAVAILABLE')
      }
      const asking = await whoAsks(this.question, headerOf(message.headers, wireHeaders.pass), this.parts)
      const ctx = this.ctxFor(message, asking)
      const answer = await this.withinBudget(message, this.parsed(message, ctx), ctx)
      nameReference(answer)
      return { ok: answer ?? null }
    } catch (error) {
      return this.failed(error)
    }
  }

  private ctxFor(message: Msg, { partner, staff }: Asking): Ctx {
    const idempotencyKey = headerOf(message.headers, wireHeaders.idempotencyKey)
    if (idempotencyKey !== undefined && idempotencyKey.length > maxIdempotencyKeyLength) {
      const sentence = `Please use at most ${maxIdempotencyKeyLength} characters`
      const values = [{ name: 'max', value: String(maxIdempotencyKeyLength) }]
      const field = { path: 'idempotencyKey', message: sentence, code: 'IDEMPOTENCY_KEY_LONG', values }
      throw new AppError('INPUT_INVALID', { fields: [field] })
    }
    const { ctx, service } = this.parts
    // What a key of one mode has asked before is not there for one of the other.
    if (partner) return { ...ctx, idempotencyKey, partner, actor: `partner:${partner.mode}:${partner.id}` }
    if (!staff) return { ...ctx, idempotencyKey, actor: 'anonymous' }
    return withStaff({ ...ctx, idempotencyKey }, service, staff)
  }

  private parsed(message: Msg, ctx: Ctx): unknown {
    try {
      const input: unknown = parse(this.question.takes, decode(message.data), { now: ctx.now() })
      refuseNul(input)
      return input
    } catch (error) {
      if (error instanceof ValidationError) throw new AppError('INPUT_INVALID', { fields: codedProblemsOf(error) })
      throw error
    }
  }

  /** An answer nobody waits for any more is of no use; the work itself goes on to its own end. */
  private async withinBudget(message: Msg, input: unknown, ctx: Ctx): Promise<unknown> {
    const budgetMs = Number(headerOf(message.headers, wireHeaders.budget) ?? this.question.deadlineMs)
    const late = (): never => {
      throw new AppError('UNAVAILABLE')
    }
    return withDeadline(this.invoke(input, ctx), { ms: budgetMs, late })
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

/** Shared by all questions of a process: who is made twice by one name is one. */
function answerMetrics() {
  const inFlight = meter().createUpDownCounter('seneb_answers_in_flight', { description: 'Questions at work' })
  inFlight.add(0)
  return {
    durations: durations('seneb_answer_duration_seconds', {
      description: 'Questions answered, by subject and outcome',
    }),
    inFlight,
    refused: counter('seneb_answers_refused', { description: 'Questions refused because too many were at work' }),
  }
}
