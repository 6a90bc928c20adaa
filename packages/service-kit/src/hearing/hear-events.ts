import type { Bus } from '@seneb/bus/bus'
import { openEnvelope, Poison } from '@seneb/bus/envelope'
import type { EventSealing } from '@seneb/bus/event-sealing'
import { isNotMadeYet } from '@seneb/bus/streams'
import { headerOf, wireHeaders } from '@seneb/bus/wire'
import { consumerName, eventKey, streamName, type SenebEvent, type ServiceName } from '@seneb/contracts/define'
import { AppError } from '@seneb/platform/app-error'
import { retryUntilDone } from '@seneb/platform/retry-until-done'
import type { Logger } from '@seneb/platform/logger'
import { counter, labelled, type Counter } from '@seneb/platform/metrics'
import { SlotMap } from '@seneb/platform/slot-map'
import { inSpan, SpanKind, withTraceparent } from '@seneb/platform/telemetry'
import { withDeadline } from '@seneb/platform/with-deadline'
import type { Consumer, ConsumerMessages, JsMsg } from '@nats-io/jetstream'

import type { Invoke } from '../decorators.js'
import type { Ctx } from '../ctx.js'
import { erasableOf, isErased } from '../erasing/erase-records.js'
import { storeDeadLetter, type DeliveredMessage, type EventHandler } from './dead-letters.js'
import { DuplicateEvent, handlerCtx } from './inbox.js'

/** Waits before each further delivery of an event that failed; the last one repeats. */
const retryWaitsMs = [500, 1000, 2000, 5000, 15_000, 60_000] as const
/** The delivery that ends in dead letters when it fails too: about three minutes after the first. */
const lastDelivery = 8
/** What may become of a delivery. */
const outcomes = ['heard', 'duplicate', 'retried', 'dead'] as const
/** Whoever looks at the metrics does not wait longer for what NATS knows. */
const infoDeadlineMs = 1000
const notMadeYet = 'the consumer does not exist, waiting until the topology step has made it'

export interface EventHandlerParts {
  readonly service: ServiceName
  readonly bus: Bus
  readonly ctx: Ctx
  readonly log: Logger
  readonly eventSealing: EventSealing
  readonly handlerConcurrency: number
}

/** Hears one kind of event through a durable consumer that all replicas of the service share. */
export class EventHearer implements EventHandler {
  readonly consumer: string
  private messages?: ConsumerMessages
  private loop?: Promise<void>
  private stopping = false
  private readonly underWay = new SlotMap<Promise<void>>()
  private readonly heard: Counter
  private known?: Consumer

  constructor(
    private readonly event: SenebEvent,
    private readonly invoke: Invoke,
    private readonly parts: EventHandlerParts,
  ) {
    this.consumer = consumerName(parts.service, event)
    this.heard = counter('seneb_events_heard', {
      description: 'Deliveries, by consumer and outcome',
      labels: labelled('outcome', outcomes).map((outcome) => ({ consumer: this.consumer, ...outcome })),
    })
  }

  start(): void {
    this.loop = this.consumeForever()
  }

  async stop(): Promise<void> {
    this.stopping = true
    this.messages?.stop()
    await this.loop
    await Promise.allSettled(this.underWay)
  }

  async handle(message: DeliveredMessage): Promise<void> {
    const about = erasableOf(message.subject)
    try {
      await this.handleOnce(message, about)
    } catch (error) {
      // Late, refilled or replayed: what it is about is gone, so whatever ails it is no dead letter.
      const isOver = !(error instanceof DuplicateEvent) && (await isErased(about, this.parts.ctx.db))
      throw isOver ? new DuplicateEvent(message.subject, { cause: error }) : error
    }
  }

  private async handleOnce(message: DeliveredMessage, about: string | undefined): Promise<void> {
    const heard = openEnvelope(this.event, message.body, this.parts.eventSealing)
    await withTraceparent(message.traceparent, () =>
      inSpan(
        `hear ${eventKey(this.event)}`,
        { kind: SpanKind.CONSUMER, attributes: { 'seneb.consumer': this.consumer } },
        async () => {
          const once = handlerCtx(this.parts.ctx, this.consumer, { id: heard.id, about })
          await this.invoke(heard, once.ctx)
          await once.close()
        },
      ),
    )
  }

  /** How many events wait for this consumer or are at work, as NATS has it; undefined while it cannot say. */
  async waiting(): Promise<number | undefined> {
    const { known, parts } = this
    if (!known || !parts.bus.outage.isOver) return undefined
    const told = known.info().then(
      (info) => info.num_pending + info.num_ack_pending,
      () => undefined,
    )
    return withDeadline(told, { ms: infoDeadlineMs, late: () => undefined })
  }

  /** Asked anew each time, because it changes while a loop waits. */
  private isStopping(): boolean {
    return this.stopping
  }

  /** Consumes until stopped; whatever ends it (NATS away, consumer or stream gone) it begins again. */
  private async consumeForever(): Promise<void> {
    while (!this.isStopping()) {
      try {
        await this.consume()
      } catch (error) {
        if (!this.isStopping())
          this.parts.log.warn({ consumer: this.consumer, err: error }, 'consuming ended, beginning again')
      }
      if (!this.isStopping()) await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }

  private async consume(): Promise<void> {
    const { bus, handlerConcurrency } = this.parts
    const stream = streamName(this.event.saidBy)
    const consumer = await retryUntilDone(() => bus.jetstream.consumers.get(stream, this.consumer), {
      log: this.parts.log,
      reason: (error) => (isNotMadeYet(error) && !this.isStopping() ? notMadeYet : undefined),
    })
    this.known = consumer
    this.messages = await consumer.consume({
      max_messages: 64,
      expires: 5000,
      idle_heartbeat: 1000,
      // With the stream gone there is nothing to wait for: end, and wait until the topology step has made it anew.
      abort_on_missing_resource: true,
    })
    if (this.stopping) this.messages.stop()
    for await (const message of this.messages) {
      const work = this.take(message)
      const key = this.underWay.add(work)
      void work.finally(() => {
        void this.underWay.take(key)
      })
      if (this.underWay.size >= handlerConcurrency) await Promise.race(this.underWay)
    }
  }

  private async take(message: JsMsg): Promise<void> {
    const delivered = {
      subject: message.subject,
      body: message.data,
      traceparent: headerOf(message.headers, wireHeaders.traceparent),
    }
    const deliveries = message.info.deliveryCount
    const { consumer, parts } = this
    try {
      await this.handle(delivered)
      message.ack()
      this.count('heard')
    } catch (error) {
      if (error instanceof DuplicateEvent) {
        message.ack()
        this.count('duplicate')
      } else if (error instanceof Poison || (deliveries >= lastDelivery && !isTransient(error))) {
        await this.deadLetter(message, delivered, error)
      } else {
        const retryInMs = retryWaitsMs[Math.min(deliveries, retryWaitsMs.length) - 1] ?? 500
        parts.log.warn({ consumer, deliveries, retryInMs, err: error }, 'an event could not be heard, trying again')
        message.nak(retryInMs)
        this.count('retried')
      }
    }
  }

  private async deadLetter(message: JsMsg, delivered: DeliveredMessage, error: unknown): Promise<void> {
    const { consumer, parts } = this
    try {
      await storeDeadLetter(parts.ctx, { consumer, message: delivered, error, deliveries: message.info.deliveryCount })
      message.ack()
      this.count('dead')
      parts.log.error({ consumer, subject: message.subject, err: error }, 'an event was put into dead letters')
    } catch (storeError) {
      // Not even the dead letter could be stored: the message stays in the stream and comes back.
      parts.log.error({ consumer, err: storeError }, 'a dead letter could not be stored, the event stays in the stream')
      message.nak(retryWaitsMs[3])
    }
  }

  private count(outcome: (typeof outcomes)[number]): void {
    this.heard.add(1, { consumer: this.consumer, outcome })
  }
}

/** The database is away: every event fails then, so that none is made a dead letter for it. */
function isTransient(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAVAILABLE'
}
