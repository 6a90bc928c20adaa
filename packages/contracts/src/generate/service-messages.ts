import { eventKey, type Question, type SenebEvent, type ServiceName } from '../define.js'
import { everyOperation } from '../messages/operations/operations.js'

const [begin, end] = ['<!-- messages: written by npm run generate -->', '<!-- /messages -->']

const everyServiceAnswers =
  'It also answers what every service is asked about its running: dead letters, outbox, workers, status ([flow.md](../../docs/flow.md)).'

/** The README of a service with what it answers, hears and says written anew between the two marks. */
export function withMessages(
  readme: string,
  service: ServiceName,
  messages: { readonly questions: readonly Question[]; readonly events: readonly SenebEvent[] },
): string {
  const [before, rest, ...more] = readme.split(begin)
  const [, after] = rest?.split(end) ?? []
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`services/${service}/README.md needs one ${begin} and one ${end} after it`)
  return [before, begin, '\n\n', messagesTable(service, messages), '\n', end, after].join('')
}

function messagesTable(service: ServiceName, { events, questions }: Parameters<typeof withMessages>[2]): string {
  const answered = questions
    .filter((question) => question.answeredBy === service && !everyOperation.includes(question))
    .map(({ mayFail, subject }) => ['answers', subject, mayFail.join(', ')])
  const heard = events
    .filter(({ heardBy }) => heardBy.includes(service))
    .map((event) => ['hears', eventKey(event), `from ${event.saidBy}`])
  const said = events
    .filter(({ saidBy }) => saidBy === service)
    .map((event) => ['says', eventKey(event), `to ${[...event.heardBy, ...event.watchedBy].join(', ')}`])
  const rows = [...answered, ...heard, ...said].map(([verb, name, detail]) => `| ${verb} | \`${name}\` | ${detail} |`)
  return ['| | Message | May fail with, from, to |', '|---|---|---|', ...rows, '', everyServiceAnswers, ''].join('\n')
}
