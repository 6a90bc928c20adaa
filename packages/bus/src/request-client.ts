import type { Output, RequestContract, ServiceName, Input } from '@seneb/contracts/define'
import { replyInboxPrefix } from '@seneb/contracts/nats-permissions'
import { AppError } from '@seneb/platform/app-error'
import { durationHistogram } from '@seneb/platform/metrics'
import { currentTraceparent, withSpan, SpanKind } from '@seneb/platform/telemetry'
import { deadlineMs } from '@seneb/platform/with-timeout'
import { NoRespondersError, type Msg } from '@nats-io/transport-node'

import { ReplyInbox } from './reply-inbox.js'
import type { Bus } from './bus.js'
import { decode, encode, toHeaders, wireHeaders, type Reply } from './wire.js'

export interface RequestOptions {
  readonly idempotencyKey?: string
  /** Identity token of the staff member on whose behalf the request is sent. */
  readonly identityToken?: string
}

/** Input before its form has validated it. */
export type Unvalidated<T> = { [K in keyof T]?: unknown }

/** Sends requests to the services. */
export interface RequestClient {
  /**
   * Sends a request and waits for the reply, never longer than the request's deadline. Rejects with an AppError with
   * one of the contract's `errors`, UNAVAILABLE (no responder, or too late) or INTERNAL (the responder failed).
   */
  request<Q extends RequestContract>(
    contract: Q,
    input: Unvalidated<Input<Q>>,
    options?: RequestOptions,
  ): Promise<Output<Q>>
}

const noRespondersRetryMs = [100, 300, 600] as const

export function createRequestClient(bus: Bus): RequestClient {
  const durations = durationHistogram('seneb_request_client_duration_seconds', {
    description: 'Requests sent, by subject and outcome',
  })
  const inboxes = new Map<ServiceName, ReplyInbox>()
  const inboxFor = (service: ServiceName): ReplyInbox => {
    const inbox = inboxes.get(service) ?? new ReplyInbox(bus.connection, replyInboxPrefix(service))
    inboxes.set(service, inbox)
    return inbox
  }
  return {
    request: (contract, input, options = {}) =>
      withSpan(`request ${contract.subject}`, { kind: SpanKind.CLIENT }, async () => {
        const startedAt = performance.now()
        let outcome = 'ok'
        try {
          const inbox = inboxFor(contract.service)
          return await sendAndUnwrap({ bus, inbox, contract, body: encode(input), options })
        } catch (error) {
          outcome = error instanceof AppError ? error.code : 'INTERNAL'
          throw error
        } finally {
          durations.record(performance.now() - startedAt, { subject: contract.subject, outcome })
        }
      }),
  }
}

interface OutgoingRequest<Q extends RequestContract> {
  readonly bus: Bus
  readonly inbox: ReplyInbox
  readonly contract: Q
  readonly body: Uint8Array
  readonly options: RequestOptions
}

async function sendAndUnwrap<Q extends RequestContract>(call: OutgoingRequest<Q>): Promise<Output<Q>> {
  const reply = decode((await sendRequest(call)).data) as Reply
  if ('error' in reply) throw new AppError(reply.error.code, reply.error)
  return reply.ok
}

/**
 * Sends the request. Without a responder, because a service is restarting, nothing was done yet, so it is sent again.
 */
async function sendRequest({ body, inbox, bus, options, contract }: OutgoingRequest<RequestContract>): Promise<Msg> {
  const timeoutMs = deadlineMs(contract.deadlineMs)
  const headers = toHeaders({
    [wireHeaders.traceparent]: currentTraceparent(),
    [wireHeaders.timeoutMs]: String(contract.deadlineMs),
    [wireHeaders.idempotencyKey]: options.idempotencyKey,
    [wireHeaders.identityToken]: options.identityToken,
  })
  for (let attempt = 0; ; attempt++) {
    try {
      // A request sent while the connection is away would be delivered after its caller has stopped waiting.
      if (!bus.outage.isConnected) await bus.outage.whenConnected()
      const reply = inbox.request(contract.subject, body, { timeoutMs, headers })
      return await bus.outage.rejectIfDisconnected(reply)
    } catch (error) {
      if (error instanceof AppError) throw error
      const retryInMs = isNoResponders(error) ? noRespondersRetryMs[attempt] : undefined
      if (retryInMs === undefined) throw new AppError('UNAVAILABLE', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, retryInMs))
    }
  }
}

function isNoResponders(error: unknown): boolean {
  return error instanceof NoRespondersError
}
