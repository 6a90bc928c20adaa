import { readFileSync, writeFileSync } from 'node:fs'

import { serviceNames, type Question, eventKey, type SenebEvent } from '../define.js'
import { errorCatalogue } from '../errors.js'
import { everyEvent, everyQuestion } from '../messages/every-message.js'
import { everyOperation, operationsOf } from '../messages/operations/operations.js'
import { problemCodesDoc } from './problem-codes-doc.js'
import { withMessages } from './service-messages.js'

const root = new URL('../../../../', import.meta.url)

writeFileSync(new URL('docs/flow.md', root), flowDoc(everyQuestion, everyEvent))
writeFileSync(new URL('docs/errors.md', root), errorsDoc(everyQuestion))
writeFileSync(new URL('docs/problem-codes.md', root), problemCodesDoc())
for (const service of serviceNames) {
  const readme = new URL(`services/${service}/README.md`, root)
  const messages = { questions: everyQuestion, events: everyEvent }
  writeFileSync(readme, withMessages(readFileSync(readme, 'utf8'), service, messages))
}

/** docs/errors.md: every code with its kind, its sentence and the questions that may fail with it. */
function errorsDoc(questions: readonly Question[]): string {
  const rows = Object.entries(errorCatalogue).map(([code, { kind, logLevel, message }]) => {
    const fromQuestions = questions.filter(({ mayFail }) => mayFail.some((known) => known === code))
    const subjects = fromQuestions.map(({ subject }) => `\`${subject}\``).join(', ')
    return `| ${code} | ${kind} | ${logLevel} | ${message} | ${subjects || 'the kit or the gateway'} |`
  })
  return [
    '# Errors',
    '',
    'Generated from `packages/contracts/src/errors.ts` by `npm run generate`; do not edit.',
    '',
    '| Code | kind | logged as | sentence | may come from |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** docs/flow.md: who asks whom, who says what and who hears it, as a diagram and as tables. */
function flowDoc(questions: readonly Question[], events: readonly SenebEvent[]): string {
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
