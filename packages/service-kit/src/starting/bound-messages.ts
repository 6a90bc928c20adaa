import { eventKey, type Question, type SenebEvent, type ServiceName } from '@seneb/contracts/define'
import { everyEvent, everyQuestion } from '@seneb/contracts/messages/every-message'
import { everyOperation } from '@seneb/contracts/messages/operations/operations'

/** A question that is answered, or an event that is heard. */
export type BoundMessage = Question | SenebEvent

const ofTheKit = new Set<Question>(everyOperation)

/** What the contracts ask of a service's methods: every question that the kit does not answer, every event it hears. */
function messagesOf(service: ServiceName): readonly BoundMessage[] {
  return [
    ...everyQuestion.filter((question) => question.answeredBy === service && !ofTheKit.has(question)),
    ...everyEvent.filter(({ heardBy }) => heardBy.includes(service)),
  ]
}

/** Names every message that has no method, or a method that the contracts do not give to this service; throws then. */
export function assertAllBound(service: ServiceName, bound: readonly BoundMessage[]): void {
  const wanted = messagesOf(service)
  const missing = wanted.filter((message) => !bound.includes(message)).map(nameOf)
  const foreign = bound.filter((message) => !wanted.includes(message)).map(nameOf)
  const sentences = [
    ...missing.map((name) => `no method of ${service} is bound to ${name}`),
    ...foreign.map((name) => `${service} binds ${name}, which the contracts do not give to it`),
  ]
  if (sentences.length > 0) throw new Error(`${sentences.join('; ')}. Controllers stand in ${service}.module.ts.`)
}

function nameOf(message: BoundMessage): string {
  return message.kind === 'event' ? eventKey(message) : message.subject
}
