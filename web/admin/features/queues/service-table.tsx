import { StatusChip } from '../../ui/status-chip.js'
import { durationWords } from '../../ui/durations.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { serviceWords, stateOf, type ServiceQueues } from './service-words.js'

interface ServiceTableProps {
  readonly queues: readonly ServiceQueues[]
  readonly chosen: string
  readonly onChoose: (service: ServiceQueues['service']) => void
}

/** One line for each service: its state in a word, and its pending work. Its name opens its dead letters. */
export function ServiceTable({ chosen, onChoose, queues }: ServiceTableProps) {
  return (
    <section className="desk-panel mb-4" aria-label="Services">
      <table className="desk-table">
        <TableHead
          columns={['Service', 'State', 'Outbox waiting', 'Oldest', 'Dead letters', 'Runs since']}
          numbers={['Outbox waiting', 'Oldest', 'Dead letters']}
        />
        <tbody>
          {queues.map((queue) => (
            <ServiceRow
              key={queue.service}
              queue={queue}
              isChosen={queue.service === chosen}
              onChoose={() => onChoose(queue.service)}
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface ServiceRowProps {
  readonly queue: ServiceQueues
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function ServiceRow({ isChosen, onChoose, queue: { service, status } }: ServiceRowProps) {
  const [tone, state] = stateOf(status)
  const waits = status && status.outboxWaiting > 0
  return (
    <tr data-open={isChosen || undefined} data-calm={state === 'Empty' || undefined}>
      <td data-head="Service">
        <button
          type="button"
          className="min-h-6 font-semibold underline decoration-line underline-offset-4"
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {serviceWords(service)}
        </button>
      </td>
      <td data-head="State">
        <StatusChip tone={tone === 'good' ? 'bare' : tone}>{state}</StatusChip>
      </td>
      <td data-head="Outbox waiting" className="desk-number">
        {status?.outboxWaiting ?? '–'}
      </td>
      <td data-head="Oldest" className="desk-number">
        {waits ? durationWords(status.outboxOldestSeconds) : '–'}
      </td>
      <td data-head="Dead letters" className="desk-number">
        <span className={status?.deadLetters ? 'font-semibold' : 'text-ink-2'}>{status?.deadLetters ?? '–'}</span>
      </td>
      <td data-head="Runs since">{status ? <When at={status.startedAt} /> : '–'}</td>
    </tr>
  )
}
