import { serviceNames, type Question, type ServiceName } from '../../define.js'
import { deadLetterQuestions } from './dead-letter.questions.js'
import { statusQuestions } from './status.questions.js'

/**
 * What every service is asked about its own running: dead letters, outbox, workers, status. The kit answers them, so no
 * service has a method for any.
 */
function questionsOf(service: ServiceName) {
  return { ...deadLetterQuestions(service), ...statusQuestions(service) }
}

export type Operations = ReturnType<typeof questionsOf>

/** The questions about its running, by service. */
export const operationsOf = Object.fromEntries(
  serviceNames.map((service) => [service, questionsOf(service)]),
) as Readonly<Record<ServiceName, Operations>>

/** All of them, among every other message of the platform. */
export const everyOperation: readonly Question[] = Object.values(operationsOf).flatMap((questions) =>
  Object.values(questions),
)
