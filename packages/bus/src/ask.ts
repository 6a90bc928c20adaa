import type { Output, Question, ServiceName, Input } from '@seneb/contracts/define'
import { answerInbox } from '@seneb/contracts/nats-permissions'
import { AppError } from '@seneb/platform/app-error'
import { durations } from '@seneb/platform/metrics'
import { currentTraceparent, inSpan, SpanKind } from '@seneb/platform/telemetry'
import { deadlineMs } from '@seneb/platform/with-deadline'
import { NoRespondersError, type Msg } from '@nats-io/transport-node'

import { AnswerBox } from './answer-box.js'
import type { Bus } from './bus.js'
import { decode, encode, headersOf, wireHeaders, type Reply } from './wire.js'

export interface AskOptions {
  readonly idempotencyKey?: string
  /** The pass of the member of staff for whom is asked. */
  readonly pass?: string
}

/** What an input may look like before its form has read it. */
export type Unvalidated<T> = { [K in keyof T]?: unknown }

/** Asks questions of the services. */
export interface Asker {
  /**
   * Asks and waits for the answer, never longer than the question's deadline. Rejects with an AppError whose code
   * is one of the question's `mayFail`, UNAVAILABLE (nobody there, too late) or INTERNAL (the answerer failed).
   */
  ask<Q extends Question>(question: Q, input: Unvalidated<Input<Q>>, options?: AskOptions): Promise<Output<Q>>
}

const noRespondersRetryMs = [100, 300, 600] as const

export function createAsker(bus: Bus): Asker {
  const asked = durations('seneb_ask_duration_seconds', { description: 'Questions asked, by subject and outcome' })
  const boxes = new Map<ServiceName, AnswerBox>()
  const boxOf = (service: ServiceName): AnswerBox => {
    const box = boxes.get(service) ?? new AnswerBox(bus.connection, answerInbox(service))
    boxes.set(service, box)
    return box
  }
  return {
    ask: (question, input, options = {}) =>
      inSpan(`ask ${question.subject}`, { kind: SpanKind.CLIENT }, async () => {
        const startedAt = performance.now()
        let outcome = 'ok'
        try {
          const box = boxOf(question.answeredBy)
          return await answerOf({ bus, box, question, body: encode(input), options })
        } catch (error) {
          outcome = error instanceof AppError ? error.code : 'INTERNAL'
          throw error
        } finally {
          asked.record(performance.now() - startedAt, { subject: question.subject, outcome })
        }
      }),
  }
}

interface Call<Q extends Question> {
  readonly bus: Bus
  readonly box: AnswerBox
  readonly question: Q
  readonly body: Uint8Array
  readonly options: AskOptions
}

async function answerOf<Q extends Question>(call: Call<Q>): Promise<Output<Q>> {
  const reply = decode((await request(call)).data) as Reply
  if ('failed' in reply) throw new AppError(reply.failed.code, reply.failed)
  return reply.ok
}

/** Sends the request; when nobody listens (a service is just restarting) nothing has happened yet, so it is sent again. */
async function request({ body, box, bus, options, question }: Call<Question>): Promise<Msg> {
  const timeoutMs = deadlineMs(question.deadlineMs)
  const headers = headersOf({
    [wireHeaders.traceparent]: currentTraceparent(),
    [wireHeaders.budget]: String(question.deadlineMs),
    [wireHeaders.idempotencyKey]: options.idempotencyKey,
    [wireHeaders.pass]: options.pass,
  })
  for (let attempt = 0; ; attempt++) {
    try {
      // What is sent while the connection is away would be delivered after its asker has gone.
      if (!bus.outage.isOver) await bus.outage.over()
      const asking = box.request(question.subject, body, { timeoutMs, headers })
      return await bus.outage.unlessAway(asking)
    } catch (error) {
      if (error instanceof AppError) throw error
      const retryInMs = isNobodyThere(error) ? noRespondersRetryMs[attempt] : undefined
      if (retryInMs === undefined) throw new AppError('UNAVAILABLE', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, retryInMs))
    }
  }
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof NoRespondersError
}
