import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices'
import {
  eventKey,
  type RequestContract,
  type EventContract,
  type ServiceName,
  type Input,
  type Output,
} from '@seneb/contracts/define'
import { allEvents, allRequests } from '@seneb/contracts/messages/all-messages'
import { operationsFor } from '@seneb/contracts/messages/operations/operations'
import { observeGauges } from '@seneb/platform/metrics'
import { isObservable, lastValueFrom } from 'rxjs'

import { RequestResponder } from '../requests/request-responder.js'
import type { IdentityTokenVerifier } from '../requests/identity-token-verifier.js'
import type { InvokeHandler } from '../decorators.js'
import type { EventHandler } from '../events/dead-letters.js'
import { EventConsumer, type EventConsumerDeps } from '../events/event-consumer.js'
import { stubProcessState, type ProcessState } from '../operations/process-state.js'
import type { Ctx } from '../ctx.js'
import { discardDeadLetters, replayDeadLetters, replayReason } from '../operations/replay-dead-letters.js'
import { countDeadLetterReasons, listDeadLetters } from '../operations/list-dead-letters.js'
import { listWorkers, readOutbox, readServiceStatus } from '../operations/service-status.js'

const described = { seneb_events_waiting: 'Events that a consumer has not processed yet, by consumer' }

/**
 * Nest's transport strategy for our bus: every `@HandleRequest` method becomes a queue subscription, every
 * `@HandleEvent` method a durable JetStream consumer. All share one connection. Nest's own NATS server does not support
 * JetStream, and stops reconnecting after twenty seconds (R5).
 */
export class NatsTransport extends Server implements CustomTransportStrategy {
  private responders: RequestResponder[] = []
  private consumers: EventConsumer[] = []
  private stopObserving = (): void => undefined

  /**
   * `assertHandled` gets all messages that have a method, before the first one is handled, and throws when one is
   * missing.
   */
  constructor(
    private readonly deps: EventConsumerDeps & {
      readonly tokenVerifier?: IdentityTokenVerifier
      readonly processState?: ProcessState
    },
    private readonly assertHandled: (bound: readonly HandledMessage[]) => void = () => undefined,
  ) {
    super()
  }

  /** The event handlers of this service, by consumer name, for the replay of dead letters. */
  readonly handlers = new Map<string, EventHandler>()

  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      for (const handler of this.messageHandlers.values()) this.bind(handler)
      this.assertHandled([...this.messageHandlers.values()].map(contractOf))
      this.bindOperations()
      for (const responder of this.responders) responder.start()
      for (const consumer of this.consumers) consumer.start()
      this.stopObserving = observeGauges(described, async () => ({ seneb_events_waiting: await this.pendingCounts() }))
      // A subscription that the server has not registered yet receives nothing, so the first requests would fail.
      await this.deps.bus.connection.flush()
      callback()
    } catch (error) {
      callback(error)
    }
  }

  /** Stops consuming and waits for messages in flight. */
  async close(): Promise<void> {
    this.stopObserving()
    await Promise.all([...this.responders, ...this.consumers].map((closable) => closable.stop()))
  }

  on(): void {
    throw new Error('the bus server has no events of its own; watch the connection instead')
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Nest declares it so
  unwrap<T>(): T {
    return this.deps.bus.connection as T
  }

  /** Returns the number of events waiting for each consumer, as far as NATS can report it now. */
  private async pendingCounts() {
    const counts = this.consumers.map(async (consumer) => {
      const value = await consumer.pendingCount()
      return value === undefined ? [] : [{ value, labels: { consumer: consumer.consumer } }]
    })
    return (await Promise.all(counts)).flat()
  }

  /** Binds the operations requests that every service has; the kit handles them. */
  private bindOperations(): void {
    const { processState = stubProcessState, service } = this.deps
    for (const { invoke, contract } of operationHandlers(service, processState))
      this.responders.push(new RequestResponder(contract, invoke, this.deps))
  }

  private bind(handler: MessageHandler): void {
    const contract = contractOf(handler)
    const invoke: InvokeHandler = async (input, ctx) => {
      const result: unknown = await handler(input, ctx)
      return isObservable(result) ? lastValueFrom(result) : result
    }
    if (contract.kind === 'request') {
      this.responders.push(new RequestResponder(contract, invoke, this.deps))
    } else {
      const consumer = new EventConsumer(contract, invoke, this.deps)
      this.consumers.push(consumer)
      this.handlers.set(consumer.consumer, consumer)
    }
  }
}

/** Returns the request or event that a method was bound to. */
export function contractOf(handler: MessageHandler): HandledMessage {
  const contract = (handler.extras as { contract?: HandledMessage } | undefined)?.contract
  if (!contract) throw new Error('every message method is bound with @HandleRequest or @HandleEvent')
  return contract
}

/** Request or event that a method handles. */
export type HandledMessage = RequestContract | EventContract

/**
 * Returns the messages that a service's methods must handle: every request that the kit does not reply to, and every
 * event it consumes.
 */
function messagesOf(service: ServiceName): readonly string[] {
  const ofTheKit = Object.values(operationsFor[service]).map(nameOf)
  const requests = allRequests.filter(({ service: handledBy }) => handledBy === service).map(({ subject }) => subject)
  return [
    ...requests.filter((subject) => !ofTheKit.includes(subject)),
    ...allEvents.filter(({ consumers }) => consumers.includes(service)).map(eventKey),
  ]
}

/** Throws, naming every message without a method and every method that the contracts do not assign to this service. */
export function assertAllHandled(service: ServiceName, bound: readonly HandledMessage[]): void {
  const [expected, handled] = [messagesOf(service), bound.map(nameOf)]
  const missing = expected.filter((name) => !handled.includes(name))
  const foreign = handled.filter((name) => !expected.includes(name))
  const problems = [
    ...missing.map((name) => `no method of ${service} is bound to ${name}`),
    ...foreign.map((name) => `${service} binds ${name}, which the contracts do not give to it`),
  ]
  if (problems.length > 0) throw new Error(`${problems.join('; ')}. Controllers stand in ${service}.module.ts.`)
}

function nameOf(message: HandledMessage): string {
  return message.kind === 'event' ? eventKey(message) : message.subject
}

/** Request that the kit handles for a service. */
interface OperationHandler {
  readonly contract: RequestContract
  readonly invoke: InvokeHandler
}

/**
 * Handlers of the requests that every service has about its operation; a request without a handler does not compile.
 */
function operationHandlers(service: ServiceName, process: ProcessState): readonly OperationHandler[] {
  const contracts = operationsFor[service]
  const handlers: { [Name in keyof typeof contracts]: OperationHandler } = {
    ListDeadLetters: operationHandler(contracts.ListDeadLetters, (input, { db }) => listDeadLetters(input, db)),
    CountDeadLetterReasons: operationHandler(contracts.CountDeadLetterReasons, (_input, { db }) =>
      countDeadLetterReasons(db),
    ),
    ReplayDeadLetters: operationHandler(contracts.ReplayDeadLetters, replayDeadLetters),
    ReplayReason: operationHandler(contracts.ReplayReason, replayReason),
    DiscardDeadLetters: operationHandler(contracts.DiscardDeadLetters, discardDeadLetters),
    ReadOutbox: operationHandler(contracts.ReadOutbox, (_input, { db }) => readOutbox(db, process.relay())),
    ListWorkers: operationHandler(contracts.ListWorkers, () => Promise.resolve(listWorkers(process.workers()))),
    ReadServiceStatus: operationHandler(contracts.ReadServiceStatus, (_input, { db }) =>
      readServiceStatus(db, process),
    ),
  }
  return Object.values(handlers)
}

function operationHandler<Q extends RequestContract>(
  contract: Q,
  to: (input: Input<Q>, ctx: Ctx) => Promise<Output<Q>>,
): OperationHandler {
  return { contract, invoke: to }
}
