import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createRequestClient } from '@seneb/bus/request-client'
import { connectBus, type Bus } from '@seneb/bus/bus'
import { consumerName, eventSubject } from '@seneb/contracts/define'
import type { TripPlanForm } from '@seneb/contracts/forms/trip-plan.form'
import { AiPlanRequested } from '@seneb/contracts/messages/enquiry/care-plan.messages'
import { SubmitTripPlan } from '@seneb/contracts/messages/enquiry/trip-plan.messages'
import { AppError } from '@seneb/platform/app-error'
import { aTripPlan, aTripPlanSubmitted } from '@seneb/testkit/a-trip-plan'
import { silentLogger } from '@seneb/testkit/silent-logger'
import { testBus, type TestBus } from '@seneb/testkit/test-bus'
import { testDb } from '@seneb/testkit/test-db'
import { testAtRest, testEventSealing } from '@seneb/testkit/test-keys'
import { Controller, Module, type INestMicroservice } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import { Ctx as Context, Payload } from '@nestjs/microservices'

import { HandleRequest, HandleEvent, type ReceivedEvent } from '../decorators.js'
import { foundWithin } from '../../../../tests/support/found-within.js'
import { NatsTransport } from './nats-transport.js'
import { createCtx, type Ctx } from '../ctx.js'
import { replayRequestedDeadLetters } from '../events/dead-letters.js'
import { EventConsumer } from '../events/event-consumer.js'
import { DuplicateEvent } from '../events/inbox.js'
import { DeadLetter, InboxEntry, OutboxEntry } from '../database/kit-tables.js'
import { OutboxRelay } from '../outbox/outbox-relay.js'

/** Handlers that the controllers below call next; each test sets them. */
let onRequest: (form: TripPlanForm, ctx: Ctx) => Promise<{ id: string; reference: string }>
let onEvent: (event: ReceivedEvent<typeof AiPlanRequested>, ctx: Ctx) => Promise<void>

@Controller()
class RequestController {
  @HandleRequest(SubmitTripPlan)
  submit(@Payload() form: TripPlanForm, @Context() ctx: Ctx) {
    return onRequest(form, ctx)
  }
}

@Controller()
class EventController {
  @HandleEvent(AiPlanRequested)
  onSubmitted(@Payload() event: ReceivedEvent<typeof AiPlanRequested>, @Context() ctx: Ctx) {
    return onEvent(event, ctx)
  }
}

@Module({ controllers: [RequestController] })
class RequestModule {}

@Module({ controllers: [EventController] })
class EventModule {}

/** One service of the platform built from the kit: database, connection, relay and handlers. */
async function aService(name: 'enquiry' | 'ai-planning', module: typeof RequestModule) {
  const own: { relay?: OutboxRelay } = {}
  const postgres = await testDb({
    schema: name.replace('-', '_'),
    onOutboxWrite: (entries) => own.relay?.onCommit(entries),
  })
  const bus = await connectBus({ name, url: nats.urlOf(name), log: silentLogger })
  const ctx = createCtx({ db: postgres.db, log: silentLogger, wake: () => undefined, atRest: testAtRest })
  const relay = new OutboxRelay({ service: name, bus, dataSource: postgres.dataSource, log: silentLogger })
  own.relay = relay
  relay.start()
  const server = new NatsTransport({
    service: name,
    bus,
    ctx,
    log: silentLogger,
    eventEncryption: testEventSealing,
    handlerConcurrency: 4,
  })
  const app: INestMicroservice = await NestFactory.createMicroservice(module, { strategy: server, logger: false })
  await app.listen()
  const close = async () => {
    await app.close()
    await relay.stop()
    await bus.drain()
    await postgres.close()
  }
  return { bus, close, ctx, postgres, server }
}

type Service = Awaited<ReturnType<typeof aService>>
let nats: TestBus
let enquiry: Service
let planning: Service
let gateway: Bus

beforeAll(async () => {
  nats = await testBus()
  enquiry = await aService('enquiry', RequestModule)
  planning = await aService('ai-planning', EventModule)
  gateway = await connectBus({ name: 'gateway', url: nats.urlOf('gateway'), log: silentLogger })
})
afterAll(async () => {
  await gateway.drain()
  await planning.close()
  await enquiry.close()
  await nats.stop()
})
beforeEach(() => {
  onRequest = () => Promise.resolve({ id: '00000000-0000-7000-8000-00000000000a', reference: 'SNB-234567' })
  onEvent = () => Promise.resolve()
})

const request = (form: object, options = {}) => createRequestClient(gateway).request(SubmitTripPlan, form, options)
const aPlanRequest = () => {
  const { trip, tripPlanId } = aTripPlanSubmitted()
  return { tripPlanId, trip }
}
const publish = (event = aPlanRequest()) => enquiry.ctx.db.write((tx) => tx.publish(AiPlanRequested, event))
const consumer = consumerName('ai-planning', AiPlanRequested)

async function eventually(check: () => Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = Date.now() + withinMs
  while (!(await check())) {
    if (Date.now() > end) throw new Error('it did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const consumedIds = async () =>
  (await planning.postgres.db.read((tx) => tx.find(InboxEntry))).map(({ event_id }) => event_id)
const publishedIds = async () =>
  (await enquiry.postgres.db.read((tx) => tx.query<{ id: string }>('select id from outbox'))).map(({ id }) => id)
const allConsumed = async () => {
  const consumed = new Set(await consumedIds())
  return (await publishedIds()).every((id) => consumed.has(id))
}
const everythingPublished = async () => {
  const waiting = 'select id from outbox_unpublished'
  return (await enquiry.postgres.db.read((tx) => tx.query(waiting))).length === 0
}

describe('requests and replies', () => {
  test('the handler receives the parsed input, the key and the caller, and the client the reply', async () => {
    let seen: unknown
    onRequest = (form, ctx) => {
      seen = [form.fullName, form.numberOfNights, ctx.idempotencyKey, ctx.actor]
      return Promise.resolve({ id: '00000000-0000-7000-8000-00000000000b', reference: 'SNB-AAAAAA' })
    }

    const form = aTripPlan({ fullName: '  Amal ', accommodationType: 'Not required' })
    const receipt = await request(form, { idempotencyKey: 'k1' })

    expect(receipt.reference).toBe('SNB-AAAAAA')
    expect(seen).toEqual(['Amal', '0', 'k1', 'anonymous'])
  })

  test('invalid input is rejected with every field before the use case runs [TRIP-45]', async () => {
    onRequest = () => Promise.reject(new Error('must not be reached'))

    const pending = request(aTripPlan({ age: '', email: 'x' }))

    await expect(pending).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [
        { path: 'age', message: 'Age is required' },
        { path: 'email', message: 'Please enter a valid email address' },
      ],
    })
  })

  test('an expected error keeps its code, an unexpected one is masked [ERR-04]', async () => {
    onRequest = () => Promise.reject(new AppError('IDEMPOTENCY_CONFLICT'))
    await expect(request(aTripPlan())).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' })

    onRequest = () => Promise.reject(new Error('password=hunter2 in table trip_plans'))
    const failing = request(aTripPlan())
    await expect(failing).rejects.toMatchObject({ code: 'INTERNAL' })
    await expect(failing).rejects.not.toThrow(/hunter2/)
  })

  test('a key of more than 255 characters is rejected at its field', async () => {
    const pending = request(aTripPlan(), { idempotencyKey: 'k'.repeat(256) })

    await expect(pending).rejects.toMatchObject({ code: 'INPUT_INVALID', fields: [{ path: 'idempotencyKey' }] })
  })

  test('a missing reply fails with UNAVAILABLE at the deadline and not later [R10]', async () => {
    const seen: string[] = []
    const seeAfter = (ms: number, what: string) => void setTimeout(() => seen.push(what), ms).unref()
    onRequest = () => new Promise(() => undefined)
    seeAfter(SubmitTripPlan.deadlineMs - 300, 'a little before it')
    const pending = request(aTripPlan())
    seeAfter(SubmitTripPlan.deadlineMs + 300, 'a little after it')

    // The clocks run in one process, so that a busy machine does not change their order.
    await expect(pending).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    expect(seen).toEqual(['a little before it'])
  })

  test('while NATS is down clients fail within a second, and nothing reaches the handler later [R5]', async () => {
    const reached: string[] = []
    onRequest = (form) => {
      reached.push(form.fullName)
      return new Promise(() => undefined)
    }
    const inFlight = request(aTripPlan({ fullName: 'Under way' }))
    await eventually(() => Promise.resolve(reached.length === 1))
    const isTold = (pending: Promise<unknown>) => {
      const codes: unknown[] = []
      pending.catch((error: unknown) => codes.push((error as AppError).code))
      return () => codes.includes('UNAVAILABLE')
    }
    const tooEarly = () => isTold(request(aTripPlan({ fullName: 'Too early' })))

    const first = [isTold(inFlight)]
    await nats.kill()
    first.push(tooEarly())
    await foundWithin(1, 'who had asked is told', () => first.every((isNotified) => isNotified()))
    await foundWithin(0.1, 'who asks later is told at once', tooEarly())
    await nats.start()
    onRequest = (form) => {
      reached.push(form.fullName)
      return Promise.resolve({ id: '00000000-0000-7000-8000-00000000000c', reference: 'SNB-CCCCCC' })
    }
    await eventually(() =>
      request(aTripPlan({ fullName: 'Again' })).then(
        () => true,
        () => false,
      ),
    )

    expect(reached).not.toContain('Too early')
    expect(reached.at(-1)).toBe('Again')
  }, 30_000)
})

describe('publishing and consuming', () => {
  test('an event is processed once, with the trace of its publisher, and its effect is stored in the same transaction', async () => {
    const received: string[] = []
    onEvent = async (event, ctx) => {
      await ctx.db.write(async (tx) => {
        received.push(event.data.tripPlanId)
        await tx.query('select 1')
      })
    }
    const event = aPlanRequest()

    await publish(event)
    await eventually(allConsumed)

    expect(received).toEqual([event.tripPlanId])
  })

  test('a redelivered event has no effect', async () => {
    let effects = 0
    onEvent = (_event, ctx) =>
      ctx.db.write(async (tx) => {
        await tx.query('select 1')
        effects += 1
      })
    await publish()
    await eventually(allConsumed)

    const [entry] = await enquiry.postgres.db.read((tx) => tx.find(OutboxEntry, { order: { occurred_at: 'desc' } }))
    const body = Buffer.from(JSON.stringify({ id: entry?.id, at: entry?.occurred_at, data: entry?.payload }))
    const again = planning.server.handlers.get(consumer)?.handle({ subject: String(entry?.subject), body })
    await expect(again).rejects.toBeInstanceOf(DuplicateEvent)

    expect(effects).toBe(1)
  })

  test('a failing handler is retried and blocks no other event', async () => {
    const stubborn = aPlanRequest()
    const order: string[] = []
    let failures = 0
    onEvent = (event) => {
      if (event.data.tripPlanId === stubborn.tripPlanId && failures++ < 2) return Promise.reject(new Error('not yet'))
      order.push(event.data.tripPlanId)
      return Promise.resolve()
    }
    const next = aPlanRequest()

    await publish(stubborn)
    await publish(next)
    await eventually(allConsumed)

    expect(order).toEqual([next.tripPlanId, stubborn.tripPlanId])
  })

  test('the pending count of a consumer comes from NATS, and is unknown while it is down', async () => {
    const eventConsumer = planning.server.handlers.get(consumer)
    if (!(eventConsumer instanceof EventConsumer)) throw new Error('nobody hears')
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    onEvent = () => released
    await publish()
    await publish()

    await eventually(async () => (await eventConsumer.pendingCount()) === 2)
    planning.bus.outage.onDisconnect()
    expect(await eventConsumer.pendingCount()).toBeUndefined()
    planning.bus.outage.onReconnect()
    release()
    await eventually(async () => (await eventConsumer.pendingCount()) === 0)
  })

  test('a poison event becomes a dead letter with a reason without values, others pass, and a replay works [R11, PIPE-21]', async () => {
    const planRequest = aPlanRequest()
    const bodyOf = (id: string, data: object) =>
      JSON.stringify({
        id,
        at: new Date(),
        data: testEventSealing.seal(AiPlanRequested, { ...planRequest, ...data }, id),
      })
    const [misfit, unsealed] = [enquiry.ctx.newId(), enquiry.ctx.newId()]
    const subject = eventSubject(AiPlanRequested, planRequest)
    await enquiry.bus.jetstream.publish(subject, bodyOf(misfit, { trip: { age: 'secret@example.com' } }))
    await enquiry.bus.jetstream.publish(subject, JSON.stringify({ id: unsealed, at: new Date(), data: planRequest }))
    await publish()
    await eventually(allConsumed)
    const deadLetters = () => planning.postgres.db.read((tx) => tx.find(DeadLetter, { order: { reason: 'desc' } }))
    await eventually(async () => (await deadLetters()).length === 2)
    const [deadLetter, other] = await deadLetters()

    expect(deadLetter?.reason).toContain('does not fit its contract: trip.nationality (optionality)')
    expect(deadLetter?.reason).not.toContain('secret@example.com')
    expect(other?.reason).toBe('enquiry.ai-plan.requested.v1 could not be opened')
    for (const { body } of [deadLetter, other] as DeadLetter[])
      expect(body.toString('latin1')).not.toMatch(/secret|Veneers/)

    const id = String(deadLetter?.id)
    const mended = testAtRest.seal(Buffer.from(bodyOf(misfit, {})), id)
    await planning.postgres.db.write((tx) => tx.update(DeadLetter, { id }, { state: 'replay', body: mended }))
    await replayRequestedDeadLetters(planning.ctx, planning.server.handlers)

    expect((await deadLetters()).map(({ state }) => state)).toEqual(['replayed', 'dead'])
    expect(await consumedIds()).toContain(misfit)
  })

  test('after NATS loses its store, published but unprocessed events are still processed once [R4]', async () => {
    const effects = new Map<string, number>()
    onEvent = () => Promise.reject(new Error('not yet'))
    for (let i = 0; i < 20; i++) await publish()
    await eventually(everythingPublished)

    await nats.kill()
    nats.wipe()
    onEvent = (event, ctx) =>
      ctx.db.write(async (tx) => {
        await tx.query('select 1')
        effects.set(event.id, (effects.get(event.id) ?? 0) + 1)
      })
    await nats.start()

    await eventually(allConsumed, 25_000)
    expect(effects.size).toBe(20)
    expect(Math.max(...effects.values())).toBe(1)
  }, 60_000)
})
