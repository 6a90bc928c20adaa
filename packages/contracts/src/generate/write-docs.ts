import { readFileSync, writeFileSync } from 'node:fs'

import { serviceNames, type Question, eventKey, type SenebEvent } from '../define.js'
import { errorCatalogue } from '../errors.js'
import { everyEvent, everyQuestion } from '../messages/every-message.js'
import { everyOperation, operationsOf } from '../messages/operations/operations.js'
import { problemCodesDoc } from './problem-codes-doc.js'
import { withMessages } from './service-messages.js'
import { ownErrors, usualSource } from './usual-errors.js'

const usualDeadlineMs = 3000
const maxListed = 4
const root = new URL('../../../../', import.meta.url)

writeFileSync(new URL('docs/generated/flow.md', root), flowDoc(everyQuestion, everyEvent))
writeFileSync(new URL('docs/generated/errors.md', root), errorsDoc(everyQuestion))
writeFileSync(new URL('docs/generated/problem-codes.md', root), problemCodesDoc())
for (const service of serviceNames) {
  const readme = new URL(`services/${service}/README.md`, root)
  const messages = { questions: everyQuestion, events: everyEvent }
  writeFileSync(readme, withMessages(readFileSync(readme, 'utf8'), service, messages))
}

/** docs/generated/errors.md: every code with its kind, its message and the requests that can fail with it. */
function errorsDoc(questions: readonly Question[]): string {
  const rows = Object.entries(errorCatalogue).map(([code, { kind, logLevel, message }]) => {
    const fromQuestions = questions.filter(({ mayFail }) => mayFail.some((known) => known === code))
    return `| ${code} | ${kind} | ${logLevel} | ${message} | ${usualSource(code) ?? sourceOf(fromQuestions)} |`
  })
  return [
    '# Errors',
    '',
    'Generated from `packages/contracts/src/errors.ts` by `npm run generate`; do not edit.',
    '',
    '| Code | Kind | Logged as | Message | From |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** Names the requests that fail with a code, or counts them where they are many. */
function sourceOf(questions: readonly Question[]): string {
  if (questions.length === 0) return 'the kit or the gateway'
  if (questions.length > maxListed) return `${questions.length} requests ([flow](flow.md))`
  return questions.map(({ subject }) => `\`${subject}\``).join(', ')
}

/** docs/generated/flow.md: requests and events between processes, as a diagram and as tables. */
function flowDoc(questions: readonly Question[], events: readonly SenebEvent[]): string {
  return [
    '# Flow',
    '',
    'Generated from `packages/contracts` by `npm run generate`; do not edit.',
    '',
    '```mermaid',
    'flowchart LR',
    ...askedServices(questions).map((service) => `  gateway -- requests --> ${service}`),
    ...eventEdges(events),
    '```',
    '',
    '## Requests',
    '',
    'The first word of a request names the service that handles it. Errors that nearly every request shares are left out ([errors](errors.md)), and so is the usual deadline of 3,000 ms.',
    '',
    '| Request | Specific errors | Deadline |',
    '|---|---|---|',
    ...questions.filter((question) => !everyOperation.includes(question)).map((one) => questionRow(one.subject, one)),
    ...Object.values(operationsOf.content).map((question: Question) =>
      questionRow(question.subject.replace('content.', '<service>.'), question),
    ),
    '',
    '## Events',
    '',
    'The first word of an event names its publisher.',
    '',
    '| Event | Consumers | Broadcast to | Caused by | Personal fields |',
    '|---|---|---|---|---|',
    ...events.map(
      (event) =>
        `| \`${eventKey(event)}\` | ${event.heardBy.join(', ')} | ${event.watchedBy.join(', ')} | ${event.because.join(', ')} | ${event.personal.join(', ')} |`,
    ),
    '',
  ].join('\n')
}

function questionRow(name: string, question: Question): string {
  const deadline = question.deadlineMs === usualDeadlineMs ? '' : `${question.deadlineMs} ms`
  return `| \`${name}\` | ${ownErrors(question).join(', ')} | ${deadline} |`
}

function askedServices(questions: readonly Question[]): string[] {
  return [...new Set(questions.map(({ answeredBy }) => answeredBy))]
}

/** One edge for each pair of publisher and receiver, with the number of events between them. */
function eventEdges(events: readonly SenebEvent[]): string[] {
  const pairs = events.flatMap(({ heardBy, saidBy, watchedBy }) =>
    [...heardBy, ...watchedBy].map((receiver) => `${saidBy} ${receiver}`),
  )
  return [...Map.groupBy(pairs, (pair) => pair)].map(([pair, all]) => {
    const [publisher = '', receiver = ''] = pair.split(' ')
    return `  ${publisher} -. ${all.length} .-> ${receiver}`
  })
}
