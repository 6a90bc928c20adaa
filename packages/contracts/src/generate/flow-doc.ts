import { eventKey, type Question, type SenebEvent } from '../define.js'
import { everyOperation, operationsOf } from '../messages/operations/operations.js'

/** docs/flow.md: who asks whom, who says what and who hears it, as a diagram and as tables. */
export function flowDoc(questions: readonly Question[], events: readonly SenebEvent[]): string {
  return [
    '# Flow',
    '',
    'Generated from `packages/contracts` by `npm run generate`; do not edit.',
    '',
    '```mermaid',
    'flowchart LR',
    ...askedServices(questions).map((service) => `  gateway -- asks --> ${service}`),
    ...events.flatMap((event) =>
      [...event.heardBy, ...event.watchedBy].map((hearer) => `  ${event.saidBy} -. ${eventKey(event)} .-> ${hearer}`),
    ),
    '```',
    '',
    '## Questions',
    '',
    '| Question | answered by | may fail with | deadline |',
    '|---|---|---|---|',
    ...questions
      .filter((question) => !everyOperation.includes(question))
      .map((question) => questionRow(question.subject, question.answeredBy, question)),
    ...Object.values(operationsOf.content).map((question: Question) =>
      questionRow(question.subject.replace('content.', '<service>.'), 'every service', question),
    ),
    '',
    '## Events',
    '',
    '| Event | said by | heard by | watched by | because of | sealed for its hearer |',
    '|---|---|---|---|---|---|',
    ...events.map(
      (event) =>
        `| \`${eventKey(event)}\` | ${event.saidBy} | ${event.heardBy.join(', ')} | ${event.watchedBy.join(', ')} | ${event.because.join(', ') || 'a person or the seed'} | ${event.personal.join(', ')} |`,
    ),
    '',
  ].join('\n')
}

function questionRow(name: string, answeredBy: string, { deadlineMs, mayFail }: Question): string {
  return `| \`${name}\` | ${answeredBy} | ${mayFail.join(', ')} | ${deadlineMs} ms |`
}

function askedServices(questions: readonly Question[]): string[] {
  return [...new Set(questions.map(({ answeredBy }) => answeredBy))]
}
