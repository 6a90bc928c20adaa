import type { ListedEvent, ListedQuestion, Question, SenebEvent } from '../define.js'

/** The source of `messages/message-list.ts`: every message by its name, without the schemas. */
export function messageList(questions: readonly Question[], events: readonly SenebEvent[]): string {
  return `import type { ListedEvent, ListedQuestion } from '../define.js'

// Written by \`npm run generate\` from every-message.ts; tests/architecture/flow.test.ts holds both against each other.

/** Every question of the platform by its name, from which NATS permissions are made. */
export const listedQuestions: readonly ListedQuestion[] = ${JSON.stringify(questions.map(listedQuestion))}

/** Every event of the platform by its name, from which streams, consumers, NATS permissions and keys are made. */
export const listedEvents: readonly ListedEvent[] = ${JSON.stringify(events.map(listedEvent))}
`
}

export function listedQuestion({ answeredBy, subject }: Question): ListedQuestion {
  return { subject, answeredBy }
}

export function listedEvent({ about, heardBy, name, personal, saidBy, version, watchedBy }: SenebEvent): ListedEvent {
  return { name, version, saidBy, heardBy, watchedBy, about, personal }
}
