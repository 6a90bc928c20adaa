import { Server, type CustomTransportStrategy, type MessageHandler } from '@nestjs/microservices'
import { eventKey, type Question, type SenebEvent, type ServiceName } from '@seneb/contracts/define'
import { everyEvent, everyQuestion } from '@seneb/contracts/messages/every-message'
import { operationsOf } from '@seneb/contracts/messages/operations/operations'
import { observeGauges } from '@seneb/platform/metrics'
import { isObservable, lastValueFrom } from 'rxjs'

import { QuestionAnswerer } from '../answering/answer-question.js'
import type { PassReader } from '../answering/pass-reader.js'
import type { Invoke } from '../decorators.js'
import type { EventHandler } from '../hearing/dead-letters.js'
import { EventHearer, type EventHandlerParts } from '../hearing/hear-events.js'
import { operationAnswers } from '../operations/answer-operations.js'
import { partOfAProcess, type ProcessState } from '../operations/process-state.js'

const described = { seneb_events_waiting: 'Events that a consumer has still to hear, by consumer' }

/**
 * Nest's transport strategy for our bus: every `@Answers` method becomes a queue subscription, every `@Hears` method
 * a durable JetStream consumer, all on the one connection of the process (Nest's own NATS server knows no JetStream
 * and gives up reconnecting after twenty seconds, for good, R5).
 */
export class BusServer extends Server implements CustomTransportStrategy {
  private answerers: QuestionAnswerer[] = []
  private hearers: EventHearer[] = []
  private endObserving = (): void => undefined

  /** `assertBound` is told every message that has a method, before the first one is taken; it throws when one is missing. */
  constructor(
    private readonly parts: EventHandlerParts & { readonly passes?: PassReader; readonly processState?: ProcessState },
    private readonly assertBound: (bound: readonly BoundMessage[]) => void = () => undefined,
  ) {
    super()
  }

  /** The event handlers of this service, by consumer name, for the replay of dead letters. */
  readonly handlers = new Map<string, EventHandler>()

  async listen(callback: (error?: unknown) => void): Promise<void> {
    try {
      for (const handler of this.messageHandlers.values()) this.bind(handler)
      this.assertBound([...this.messageHandlers.values()].map(contractOf))
      this.bindOperations()
      for (const answerer of this.answerers) answerer.start()
      for (const hearer of this.hearers) hearer.start()
      this.endObserving = observeGauges(described, async () => ({ seneb_events_waiting: await this.waiting() }))
      // A subscription that the server has not seen yet would answer nobody: the first ones would fail.
      await this.parts.bus.connection.flush()
      callback()
    } catch (error) {
      callback(error)
    }
  }

  /** Takes nothing new and waits for what is under way. */
  async close(): Promise<void> {
    this.endObserving()
    await Promise.all([...this.answerers, ...this.hearers].map((part) => part.stop()))
  }

  on(): void {
    throw new Error('the bus server has no events of its own; watch the connection instead')
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- Nest declares it so
  unwrap<T>(): T {
    return this.parts.bus.connection as T
  }

  /** What waits for each consumer, as far as NATS can say now. */
  private async waiting() {
    const asked = this.hearers.map(async (hearer) => {
      const value = await hearer.waiting()
      return value === undefined ? [] : [{ value, labels: { consumer: hearer.consumer } }]
    })
    return (await Promise.all(asked)).flat()
  }

  /** What every service is asked about its running; the kit answers it beside the service's own methods. */
  private bindOperations(): void {
    const { processState = partOfAProcess, service } = this.parts
    for (const { invoke, question } of operationAnswers(service, processState))
      this.answerers.push(new QuestionAnswerer(question, invoke, this.parts))
  }

  private bind(handler: MessageHandler): void {
    const contract = contractOf(handler)
    const invoke: Invoke = async (input, ctx) => {
      const result: unknown = await handler(input, ctx)
      return isObservable(result) ? lastValueFrom(result) : result
    }
    if (contract.kind === 'question') {
      this.answerers.push(new QuestionAnswerer(contract, invoke, this.parts))
    } else {
      const hearer = new EventHearer(contract, invoke, this.parts)
      this.hearers.push(hearer)
      this.handlers.set(hearer.consumer, hearer)
    }
  }
}

/** The question or event that a method was bound to. */
export function contractOf(handler: MessageHandler): BoundMessage {
  const contract = (handler.extras as { contract?: BoundMessage } | undefined)?.contract
  if (!contract) throw new Error('every message method is bound with @Answers or @Hears')
  return contract
}

/** A question that is answered, or an event that is heard. */
export type BoundMessage = Question | SenebEvent

/** What the contracts ask of a service's methods: every question that the kit does not answer, every event it hears. */
function messagesOf(service: ServiceName): readonly string[] {
  const ofTheKit = Object.values(operationsOf[service]).map(nameOf)
  const answered = everyQuestion.filter(({ answeredBy }) => answeredBy === service).map(({ subject }) => subject)
  return [
    ...answered.filter((subject) => !ofTheKit.includes(subject)),
    ...everyEvent.filter(({ heardBy }) => heardBy.includes(service)).map(eventKey),
  ]
}

/** Names every message that has no method, or a method that the contracts do not give to this service; throws then. */
export function assertAllBound(service: ServiceName, bound: readonly BoundMessage[]): void {
  const [wanted, found] = [messagesOf(service), bound.map(nameOf)]
  const missing = wanted.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !wanted.includes(name))
  const sentences = [
    ...missing.map((name) => `no method of ${service} is bound to ${name}`),
    ...foreign.map((name) => `${service} binds ${name}, which the contracts do not give to it`),
  ]
  if (sentences.length > 0) throw new Error(`${sentences.join('; ')}. Controllers stand in ${service}.module.ts.`)
}

function nameOf(message: BoundMessage): string {
  return message.kind === 'event' ? eventKey(message) : message.subject
}
