import { eventKey, type Question, type SenebEvent, type ServiceName } from '@seneb/contracts/define'
import { everyEvent, everyQuestion } from '@seneb/contracts/messages/every-message'
import { operationsOf } from '@seneb/contracts/messages/operations/operations'

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
