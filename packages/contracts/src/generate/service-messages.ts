import { eventKey, sharedErrors, type RequestContract, type EventContract, type ServiceName } from '../define.js'
import { allOperations } from '../messages/operations/operations.js'

const [begin, end] = ['<!-- messages: written by npm run generate -->', '<!-- /messages -->']

const shortened =
  'Left out: the operations requests and staff-action events of every service, and errors that nearly every request shares ([flow](../../docs/generated/flow.md)).'

/** Returns the errors of a request that other requests do not share. */
export function ownErrors({ errors }: Pick<RequestContract, 'errors'>): readonly string[] {
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
  const ofItsOwn = events.filter(({ name }) => !name.includes('.staff-action.'))
  const handled = requests
    .filter((question) => question.service === service && !allOperations.includes(question))
    .map((question) => ['handles', question.subject, ownErrors(question).join(', ')])
  const consumed = ofItsOwn
    .filter(({ consumers }) => consumers.includes(service))
    .map((event) => ['consumes', eventKey(event), ''])
  const published = ofItsOwn
    .filter(({ publisher }) => publisher === service)
    .map((event) => ['publishes', eventKey(event), `to ${[...event.consumers, ...event.broadcastTo].join(', ')}`])
  const rows = [...handled, ...consumed, ...published].map(
    ([verb, name, detail]) => `| ${verb} | \`${name}\` | ${detail} |`,
  )
  return ['| | Message | Specific errors, consumers |', '|---|---|---|', ...rows, '', shortened, ''].join('\n')
}
