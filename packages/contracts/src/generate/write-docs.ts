import { readFileSync, writeFileSync } from 'node:fs'

import { serviceNames, sharedErrors, type RequestContract, eventKey, type EventContract } from '../define.js'
import { errorCatalogue, type ErrorCode } from '../errors.js'
import { allEvents, allRequests } from '../messages/all-messages.js'
import { allOperations, operationsFor } from '../messages/operations/operations.js'
import { problemCodesDoc } from './problem-codes-doc.js'
import { ownErrors, withMessages } from './service-messages.js'

const usualDeadlineMs = 3000
const maxListed = 4
const sources: Readonly<Record<string, readonly ErrorCode[]>> = {
  'every request': sharedErrors.everyRequest,
  'requests for staff': sharedErrors.forStaff,
  'requests for partners': sharedErrors.forPartners,
}
const root = new URL('../../../../', import.meta.url)

writeFileSync(new URL('docs/generated/flow.md', root), flowDoc(allRequests, allEvents))
writeFileSync(new URL('docs/generated/errors.md', root), errorsDoc(allRequests))
writeFileSync(new URL('docs/generated/problem-codes.md', root), problemCodesDoc())
for (const service of serviceNames) {
  const readme = new URL(`services/${service}/README.md`, root)
  const messages = { requests: allRequests, events: allEvents }
  writeFileSync(readme, withMessages(readFileSync(readme, 'utf8'), service, messages))
}

/** docs/generated/errors.md: every code with its kind, its message and the requests that can fail with it. */
function errorsDoc(requests: readonly RequestContract[]): string {
  const rows = Object.entries(errorCatalogue).map(([code, { kind, logLevel, message }]) => {
    const shared = Object.keys(sources).find((from) => sources[from]?.some((one) => one === code))
    const fromRequests = requests.filter(({ errors }) => errors.some((known) => known === code))
    return `| ${code} | ${kind} | ${logLevel} | ${message} | ${shared ?? sourceOf(fromRequests)} |`
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
function sourceOf(requests: readonly RequestContract[]): string {
  if (requests.length === 0) return 'the kit or the gateway'
  if (requests.length > maxListed) return `${requests.length} requests ([flow](flow.md))`
  return requests.map(({ subject }) => `\`${subject}\``).join(', ')
}

/** docs/generated/flow.md: requests and events between processes, as a diagram and as tables. */
function flowDoc(requests: readonly RequestContract[], events: readonly EventContract[]): string {
  return [
    '# Flow',
    '',
    'Generated from `packages/contracts` by `npm run generate`; do not edit.',
    '',
    '```mermaid',
    'flowchart LR',
    ...askedServices(requests).map((service) => `  gateway -- requests --> ${service}`),
    ...eventEdges(events),
    '```',
    '',
    '## Requests',
    '',
    'The first word of a request names the service that handles it. Errors that nearly every request shares are left out ([errors](errors.md)), and so is the usual deadline of 3,000 ms.',
    '',
    '| Request | Specific errors | Deadline |',
    '|---|---|---|',
    ...requests.filter((question) => !allOperations.includes(question)).map((one) => questionRow(one.subject, one)),
    ...Object.values(operationsFor.content).map((question: RequestContract) =>
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
        `| \`${eventKey(event)}\` | ${event.consumers.join(', ')} | ${event.broadcastTo.join(', ')} | ${event.causedBy.join(', ')} | ${event.personalFields.join(', ')} |`,
    ),
    '',
  ].join('\n')
}

function questionRow(name: string, question: RequestContract): string {
  const deadline = question.deadlineMs === usualDeadlineMs ? '' : `${question.deadlineMs} ms`
  return `| \`${name}\` | ${ownErrors(question).join(', ')} | ${deadline} |`
}

function askedServices(requests: readonly RequestContract[]): string[] {
  return [...new Set(requests.map(({ service }) => service))]
}

/** One edge for each pair of publisher and receiver, with the number of events between them. */
function eventEdges(events: readonly EventContract[]): string[] {
  const pairs = events.flatMap(({ consumers, publisher, broadcastTo }) =>
    [...consumers, ...broadcastTo].map((receiver) => `${publisher} ${receiver}`),
  )
  return [...Map.groupBy(pairs, (pair) => pair)].map(([pair, all]) => {
    const [publisher = '', receiver = ''] = pair.split(' ')
    return `  ${publisher} -. ${all.length} .-> ${receiver}`
  })
}
