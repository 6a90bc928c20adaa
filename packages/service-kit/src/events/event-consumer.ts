import type { Bus } from '@seneb/bus/bus'
import { decodeEnvelope, UnprocessableMessage } from '@seneb/bus/envelope'
import type { EventEncryption } from '@seneb/bus/event-encryption'
import { isStreamMissing } from '@seneb/bus/streams'
import { getHeader, wireHeaders } from '@seneb/bus/wire'
import { consumerName, eventKey, streamName, type EventContract, type ServiceName } from '@seneb/contracts/define'
import { AppError } from '@seneb/platform/app-error'
import { retryUntilSuccess } from '@seneb/platform/retry-until-success'
import type { Logger } from '@seneb/platform/logger'
import { counter, labelSets, type Counter } from '@seneb/platform/metrics'
import { SlotMap } from '@seneb/platform/slot-map'
import { withSpan, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import { withTimeout } from '@seneb/platform/with-timeout'
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream'

import type { InvokeHandler } from '../decorators.js'
import type { Ctx } from '../ctx.js'
import { erasableRecordId, isErased } from '../erasure/erase-records.js'
import { storeDeadLetter, type DeliveredMessage, type EventHandler } from './dead-letters.js'
import { DuplicateEvent, createHandlerContext } from './inbox.js'

/** Waits before each further delivery of an event that failed; the last one repeats. */
const retryWaitsMs = [500, 1000, 2000, 5000, 15_000, 60_000] as const
/** The delivery that ends in dead letters when it fails too: about three minutes after the first. */
const lastDelivery = 8
/** Possible outcomes of a delivery. */
const outcomes = ['processed', 'duplicate', 'retried', 'dead_letter'] as const
/** A collection of metrics waits no longer than this for information from NATS. */
const infoDeadlineMs = 1000
const consumerMissing = 'the consumer does not exist yet, waiting for the topology step'

export interface EventConsumerDeps {
  readonly service: ServiceName
  readonly bus: Bus
  readonly ctx: Ctx
  readonly log: Logger
  readonly eventEncryption: EventEncryption
  readonly handlerConcurrency: number
}

/** Consumes one kind of event through a durable consumer that all replicas of the service share. */
export class EventConsumer implements EventHandler {
  readonly consumer: string
  private messages?: ConsumerMessages
  private loop?: Promise<void>
  private stopping = false
  private readonly inFlight = new SlotMap<Promise<void>>()
  private readonly consumed: Counter
  private consumerHandle?: Consumer

  constructor(
    private readonly event: EventContract,
    private readonly invoke: InvokeHandler,
    private readonly deps: EventConsumerDeps,
  ) {
    this.consumer = consumerName(deps.service, event)
    this.consumed = counter('seneb_events_consumed', {
      description: 'Deliveries, by consumer and outcome',
      labels: labelSets('outcome', outcomes).map((outcome) => ({ consumer: this.consumer, ...outcome })),
    })
  }

  start(): void {
    this.loop = this.consumeForever()
  }

  async stop(): Promise<void> {
    this.stopping = true
    this.messages?.stop()
    await this.loop
    await Promise.allSettled(this.inFlight)
  }

  async handle(message: DeliveredMessage): Promise<void> {
    const recordId = erasableRecordId(message.subject)
    try {
      await this.handleOnce(message, recordId)
    } catch (error) {
      // The event concerns an erased record, so its failure does not become a dead letter.
      const isOver = !(error instanceof DuplicateEvent) && (await isErased(recordId, this.deps.ctx.db))
      throw isOver ? new DuplicateEvent(message.subject, { cause: error }) : error
    }
  }

  private async handleOnce(message: DeliveredMessage, recordId: string | undefined): Promise<void> {
    const received = decodeEnvelope(this.event, message.body, this.deps.eventEncryption)
    await withTraceparent(message.traceparent, () =>
      withSpan(
        `process ${eventKey(this.event)}`,
        { kind: SpanKind.CONSUMER, attributes: { 'seneb.consumer': this.consumer } },
        async () => {
          const once = createHandlerContext(this.deps.ctx, this.consumer, { id: received.id, recordId })
          await this.invoke(received, once.ctx)
          await once.close()
        },
      ),
    )
  }

  /**
   * Returns the number of this consumer's pending and in-progress events according to NATS; undefined while NATS cannot
   * report it.
   */
  async pendingCount(): Promise<number | undefined> {
    const { consumerHandle, deps } = this
    if (!consumerHandle || !deps.bus.outage.isConnected) return undefined
    const count = consumerHandle.info().then(
      (info) => info.num_pending + info.num_ack_pending,
      () => undefined,
    )
    return withTimeout(count, { ms: infoDeadlineMs, onTimeout: () => undefined })
  }

  /** A method, so that loops read the current value: it changes while they wait. */
  private isStopping(): boolean {
    return this.stopping
  }

  /** Consumes until stopped; restarts after NATS disconnects or the consumer or stream disappears. */
  private async consumeForever(): Promise<void> {
    while (!this.isStopping()) {
      try {
        await this.consume()
      } catch (error) {
        if (!this.isStopping())
          this.deps.log.warn({ consumer: this.consumer, err: error }, 'consuming stopped, restarting')
      }
      if (!this.isStopping()) await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  private async consume(): Promise<void> {
    const { bus, handlerConcurrency } = this.deps
    const stream = streamName(this.event.publisher)
    const consumer = await retryUntilSuccess(() => bus.jetstream.consumers.get(stream, this.consumer), {
      log: this.deps.log,
      describeRetryable: (error) => (isStreamMissing(error) && !this.isStopping() ? consumerMissing : undefined),
    })
    this.consumerHandle = consumer
    this.messages = await consumer.consume({
      max_messages: 64,
      expires: 5000,
      idle_heartbeat: 1000,
      // A missing stream makes waiting pointless: consuming ends, and waits until the topology step has created the
      // stream again.
      abort_on_missing_resource: true,
    })
    if (this.stopping) this.messages.stop()
    for await (const message of this.messages) {
      const work = this.onMessage(message)
      const key = this.inFlight.add(work)
      void work.finally(() => {
        void this.inFlight.remove(key)
      })
      if (this.inFlight.size >= handlerConcurrency) await Promise.race(this.inFlight)
    }
  }

  private async onMessage(message: JsMsg): Promise<void> {
    const delivered = {
      subject: message.subject,
      body: message.data,
      traceparent: getHeader(message.headers, wireHeaders.traceparent),
    }
    const deliveries = message.info.deliveryCount
    const { consumer, deps } = this
    try {
      await this.handle(delivered)
      message.ack()
      this.count('processed')
    } catch (error) {
      if (error instanceof DuplicateEvent) {
        message.ack()
        this.count('duplicate')
      } else if (error instanceof UnprocessableMessage || (deliveries >= lastDelivery && !isTransient(error))) {
        await this.deadLetter(message, delivered, error)
      } else {
        const retryInMs = retryWaitsMs[Math.min(deliveries, retryWaitsMs.length) - 1] ?? 500
        deps.log.warn({ consumer, deliveries, retryInMs, err: error }, 'an event could not be processed, retrying')
        message.nak(retryInMs)
        this.count('retried')
      }
    }
  }

  private async deadLetter(message: JsMsg, delivered: DeliveredMessage, error: unknown): Promise<void> {
    const { consumer, deps } = this
    try {
      await storeDeadLetter(deps.ctx, { consumer, message: delivered, error, deliveries: message.info.deliveryCount })
      message.ack()
      this.count('dead_letter')
      deps.log.error({ consumer, subject: message.subject, err: error }, 'an event was moved to dead letters')
    } catch (storeError) {
      // The dead letter could not be stored either: the message stays in the stream and is delivered again.
      deps.log.error({ consumer, err: storeError }, 'a dead letter could not be stored, the event stays in the stream')
      message.nak(retryWaitsMs[3])
    }
  }

  private count(outcome: (typeof outcomes)[number]): void {
    this.consumed.add(1, { consumer: this.consumer, outcome })
  }
}

/** The database is unavailable, so every event fails; none becomes a dead letter for that reason. */
function isTransient(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE'
}
