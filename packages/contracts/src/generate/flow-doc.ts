import { eventKey, type Question, type SenebEvent } from '../define.js'

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
    ...questions.map(
      ({ answeredBy, deadlineMs, mayFail, subject }) =>
        `| \`${subject}\` | ${answeredBy} | ${mayFail.join(', ')} | ${deadlineMs} ms |`,
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

function askedServices(questions: readonly Question[]): string[] {
  return [...new Set(questions.map(({ answeredBy }) => answeredBy))]
}
