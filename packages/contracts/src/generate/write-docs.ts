import { readFileSync, writeFileSync } from 'node:fs'

import {
  serviceNames,
  sharedErrors,
  type RequestContract,
  eventKey,
  type EventContract,
  type ServiceName,
} from '../define.js'
import { errorCatalogue, type ErrorCode } from '../errors.js'
import { allEvents, allRequests } from '../messages/all-messages.js'
import { allOperations, operationsFor } from '../messages/operations/operations.js'
import { problemCodesDoc } from './problem-codes-doc.js'

const [begin, end] = ['<!-- messages: written by npm run generate -->', '<!-- /messages -->']

const shortened =
  'Without what all services have ([flow](../../docs/generated/flow.md)) and all requests share ([errors](../../docs/generated/errors.md)).'

/** Returns the errors of a request that other requests do not share. */
function ownErrors({ errors }: Pick<RequestContract, 'errors'>): readonly string[] {
  const shared: readonly string[] = Object.values(sharedErrors).flat()
  return errors.filter((code) => !shared.includes(code))
}

/** The README of a service with the table of its messages rewritten between the two markers. */
export function withMessages(
  readme: string,
  service: ServiceName,
  messages: { readonly requests: readonly RequestContract[]; readonly events: readonly EventContract[] },
): string {
  const [before, rest, ...more] = readme.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`services/${service}/README.md needs one ${begin} and one ${end} after it`)
  return [before, begin, '\n\n', messagesTable(service, messages), '\n', end, after].join('')
}

function messagesTable(service: ServiceName, { events, requests }: Parameters<typeof withMessages>[2]): string {
  const domainEvents = events.filter(({ name }) => !name.includes('.staff-action.'))
  const handled = requests
    .filter((request) => request.service === service && !allOperations.includes(request))
    .map((request) => ['handles', request.subject, ownErrors(request).join(', ')])
  const consumed = domainEvents
    .filter(({ consumers }) => consumers.includes(service))
    .map((event) => ['consumes', eventKey(event), ''])
  const published = domainEvents
    .filter(({ publisher }) => publisher === service)
    .map((event) => ['publishes', eventKey(event), `to ${[...event.consumers, ...event.broadcastTo].join(', ')}`])
  const rows = [...handled, ...consumed, ...published].map(
    ([verb, name, detail]) => `| ${verb} | \`${name}\` | ${detail} |`,
  )
  return ['| | Message | Specific errors, consumers |', '|---|---|---|', ...rows, '', shortened, ''].join('\n')
}

const usualDeadlineMs = 3000
const sources: Readonly<Record<string, readonly ErrorCode[]>> = {
  'every request': sharedErrors.everyRequest,
  'requests for staff': sharedErrors.forStaff,
  'requests for partners': sharedErrors.forPartners,
}
const root = new URL('../../../../', import.meta.url)

writeFileSync(new URL('docs/generated/flow.md', root), flowDoc(allRequests, allEvents))
writeFileSync(new URL('docs/generated/errors.md', root), errorsDoc())
writeFileSync(new URL('docs/generated/problem-codes.md', root), problemCodesDoc())
for (const service of serviceNames) {
  const readme = new URL(`services/${service}/README.md`, root)
  const messages = { requests: allRequests, events: allEvents }
  writeFileSync(readme, withMessages(readFileSync(readme, 'utf8'), service, messages))
}

/** docs/generated/errors.md: every code with its kind, its message and the groups of requests that share it. */
function errorsDoc(): string {
  const rows = Object.entries(errorCatalogue).map(([code, { kind, message }]) => {
    const shared = Object.keys(sources).filter((from) => sources[from]?.some((one) => one === code))
    return `| ${code} | ${kind} | ${message} | ${shared.join(', ')} |`
  })
  return [
    '# Errors',
    '',
    'Generated from `packages/contracts/src/errors.ts` by `npm run generate`; do not edit. READMEs of services list what only some requests fail with.',
    '',
    '| Code | Kind | Message | Shared by |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
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
    ...requestedServices(requests).map((service) => `  gateway -- requests --> ${service}`),
    ...eventEdges(events),
    '```',
    '',
    '## Requests',
    '',
    'The first word of a request names the service that handles it, and its README lists the request with its errors. This table has the requests of every service, and those with another deadline than 3,000 ms.',
    '',
    '| Request | Specific errors | Deadline |',
    '|---|---|---|',
    ...requests
      .filter((one) => !allOperations.includes(one) && one.deadlineMs !== usualDeadlineMs)
      .map((one) => requestRow(one.subject, one)),
    ...Object.values(operationsFor.content).map((request: RequestContract) =>
      requestRow(request.subject.replace('content.', '<service>.'), request),
    ),
    '',
    '## Events',
    '',
    'The first word of an event names its publisher.',
    '',
    '| Event | Consumers | Broadcast to | Caused by |',
    '|---|---|---|---|',
    ...events.map(
      (event) =>
        `| \`${eventKey(event)}\` | ${event.consumers.join(', ')} | ${event.broadcastTo.join(', ')} | ${event.causedBy.join(', ')} |`,
    ),
    '',
  ].join('\n')
}

function requestRow(name: string, request: RequestContract): string {
  const deadline = request.deadlineMs === usualDeadlineMs ? '' : `${request.deadlineMs} ms`
  return `| \`${name}\` | ${ownErrors(request).join(', ')} | ${deadline} |`
}

function requestedServices(requests: readonly RequestContract[]): string[] {
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
