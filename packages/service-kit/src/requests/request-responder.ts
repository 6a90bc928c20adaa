import type { Bus } from '@seneb/bus/bus'
import { BatchedPublisher } from '@seneb/bus/batched-publisher'
import { decode, encode, getHeader, wireHeaders, type Reply } from '@seneb/bus/wire'
import type { RequestContract, ServiceName } from '@seneb/contracts/define'
import { codedProblemsOf, problemCode } from '@seneb/contracts/forms/problem-codes'
import { parse } from '@seneb/contracts/forms/read-form'
import { AppError } from '@seneb/platform/app-error'
import type { Logger } from '@seneb/platform/logger'
import { counter, durationHistogram, meter } from '@seneb/platform/metrics'
import { SlotMap } from '@seneb/platform/slot-map'
import { withSpan, tagSpanWithReference, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import { withTimeout } from '@seneb/platform/with-timeout'
import type { Msg, Subscription } from '@nats-io/transport-node'
import { ValidationError } from 'yup'
import type { FieldProblem } from '@seneb/contracts/errors'

import type { InvokeHandler } from '../decorators.js'
import type { Ctx } from '../ctx.js'
import type { IdentityTokenVerifier } from './identity-token-verifier.js'
import { defineAuditedResource } from './audited-resource.js'
import { authenticateCaller, type Caller, withStaffActor } from './access.js'

/**
 * Maximum number of concurrent requests; more are refused immediately, so that an overloaded service stays fast (R14).
 */
const maxConcurrentRequests = 200
const maxIdempotencyKeyLength = 255

/** Handles one kind of request for this process; replicas share the work by a queue group. */
export class RequestResponder {
  private subscription?: Subscription
  private readonly inFlight = new SlotMap<Promise<void>>()
  private readonly metrics = responderMetrics()

  constructor(
    private readonly contract: RequestContract,
    private readonly invoke: InvokeHandler,
    private readonly deps: {
      service: ServiceName
      bus: Bus
      ctx: Ctx
      log: Logger
      tokenVerifier?: IdentityTokenVerifier
    },
  ) {}

  start(): void {
    const { bus, service } = this.deps
    this.subscription = bus.connection.subscribe(this.contract.subject, {
      queue: service,
      callback: (error, message) => {
        if (error) this.deps.log.error({ err: error, subject: this.contract.subject }, 'a subscription failed')
        else this.onMessage(message)
      },
    })
  }

  async stop(): Promise<void> {
    if (!this.deps.bus.connection.isClosed()) await this.subscription?.drain()
    await Promise.allSettled(this.inFlight)
  }

  private onMessage(message: Msg): void {
    const work = this.respond(message)
    const key = this.inFlight.add(work)
    this.metrics.inFlight.add(1)
    void work.finally(() => {
      void this.inFlight.remove(key)
      this.metrics.inFlight.add(-1)
    })
  }

  private async respond(message: Msg): Promise<void> {
    const startedAt = performance.now()
    const reply = await withTraceparent(getHeader(message.headers, wireHeaders.traceparent), () =>
      withSpan(`handle ${this.contract.subject}`, { kind: SpanKind.SERVER }, () => this.handle(message)),
    )
    const outcome = 'error' in reply ? reply.error.code : 'ok'
    this.metrics.durations.record(performance.now() - startedAt, { subject: this.contract.subject, outcome })
    this.send(message, encode(reply))
  }

  private send({ reply: subject }: Msg, body: Uint8Array): void {
    // A message without a reply subject expects no reply.
    if (!subject) return
    const onError = (err: unknown) =>
      this.deps.log.error({ err, subject: this.contract.subject }, 'a reply could not be sent')
    BatchedPublisher.of(this.deps.bus.connection).publish({ subject, body, options: {}, onError })
  }

  private async handle(message: Msg): Promise<Reply> {
    try {
      if (this.inFlight.size > maxConcurrentRequests) {
        this.metrics.rejected.add(1)
        throw new AppError('UNAVAILABLE')
      }
      const caller = await authenticateCaller(
        this.contract,
        getHeader(message.headers, wireHeaders.identityToken),
        this.deps,
      )
      const ctx = this.createContext(message, caller)
      const result = await this.withTimeout(message, this.parseInput(message, ctx), ctx)
      await this.auditRecords(result, ctx)
      tagSpanWithReference(result)
      return { ok: result ?? null }
    } catch (error) {
      return this.toErrorReply(error)
    }
  }

  private createContext(message: Msg, { partner, staff }: Caller): Ctx {
    const idempotencyKey = getHeader(message.headers, wireHeaders.idempotencyKey)
    if (idempotencyKey !== undefined && idempotencyKey.length > maxIdempotencyKeyLength) {
      const message = `Please use at most ${maxIdempotencyKeyLength} characters`
      const values = [{ name: 'max', value: String(maxIdempotencyKeyLength) }]
      const field = { path: 'idempotencyKey', message, code: 'IDEMPOTENCY_KEY_LONG', values }
      throw new AppError('INPUT_INVALID', { fields: [field] })
    }
    const { ctx, service } = this.deps
    // Replies stored for a key of one mode are not available to a key of the other mode.
    if (partner) return { ...ctx, idempotencyKey, partner, actor: `partner:${partner.mode}:${partner.id}` }
    if (!staff) return { ...ctx, idempotencyKey, actor: 'anonymous' }
    return withStaffActor({ ...ctx, idempotencyKey }, service, staff)
  }

  private parseInput(message: Msg, ctx: Ctx): unknown {
    try {
      const input: unknown = parse(this.contract.input, decode(message.data), { now: ctx.now() })
      rejectNul(input)
      return input
    } catch (error) {
      if (error instanceof ValidationError) throw new AppError('INPUT_INVALID', { fields: codedProblemsOf(error) })
      throw error
    }
  }

  /**
   * Rejects with UNAVAILABLE at the caller's deadline, after which a reply is useless; the work itself continues to its
   * end.
   */
  private async withTimeout(message: Msg, input: unknown, ctx: Ctx): Promise<unknown> {
    const timeoutMs = Number(getHeader(message.headers, wireHeaders.timeoutMs) ?? this.contract.deadlineMs)
    const onTimeout = (): never => {
      throw new AppError('UNAVAILABLE')
    }
    return withTimeout(this.invoke(input, ctx), { ms: timeoutMs, onTimeout })
  }

  /** Audits records about people that a personal token reads; the reader gets nothing when that fails. */
  private async auditRecords(result: unknown, ctx: Ctx): Promise<void> {
    const { recordsOfPeople, subject } = this.contract
    if (recordsOfPeople === undefined || ctx.staff?.source !== 'token') return
    const found = (result as Readonly<Record<string, unknown>>)[recordsOfPeople]
    const records = Array.isArray(found) ? found.length : 1
    const object = { resource: readRecordsAudit, id: subject }
    await ctx.db.write((tx) => ctx.audit(tx, { action: 'read-records', object, after: { records } }))
  }

  private toErrorReply(error: unknown): Reply {
    const { subject, errors } = this.contract
    if (error instanceof AppError && (error.code === 'UNAVAILABLE' || errors.includes(error.code))) {
      if (error.code === 'UNAVAILABLE')
        this.deps.log.warn({ subject, err: error.cause ?? error }, 'could not handle a request now')
      return { error: { code: error.code, message: error.message, fields: error.fields } }
    }
    this.deps.log.error({ subject, err: error }, 'a request failed unexpectedly')
    const { code, message } = new AppError('INTERNAL')
    return { error: { code, message, fields: [] } }
  }
}

/** Returns metrics shared by all requests of a process: creating two with one name yields the same metric. */
function responderMetrics() {
  const inFlight = meter().createUpDownCounter('seneb_requests_in_flight', { description: 'Requests in flight' })
  inFlight.add(0)
  return {
    durations: durationHistogram('seneb_request_duration_seconds', {
      description: 'Requests handled, by subject and outcome',
    }),
    inFlight,
    rejected: counter('seneb_requests_rejected', { description: 'Requests rejected because too many were in flight' }),
  }
}

/** Audit format of what a personal token reads of people: the number of records. */
const readRecordsAudit = defineAuditedResource('records', { records: 'plain' })

const nul = '\0'

/** Throws INPUT_INVALID at every field with U+0000: PostgreSQL stores and compares no text with it (22021). */
export function rejectNul(input: unknown): void {
  const fields = [...problemsIn(input, '')]
  if (fields.length > 0) throw new AppError('INPUT_INVALID', { fields })
}

function* problemsIn(value: unknown, path: string): Generator<FieldProblem> {
  if (typeof value === 'string') {
    if (value.includes(nul)) yield problemAt(path)
  } else if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) yield* problemsIn(each, `${path}[${at}]`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) yield* problemsIn(each, path === '' ? key : `${path}.${key}`)
  }
}

function problemAt(path: string): FieldProblem {
  const code = problemCode({ path, rule: 'plain-text', type: 'string' })
  return { path, message: 'Please remove control characters', code }
}
