import { StatusChip } from '../../ui/status-chip.js'
import { formatDuration } from '../../ui/durations.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { queuesCopy } from './queues.copy.js'
import { serviceLabel, stateOf, type ServiceQueues } from './service-labels.js'

const copy = queuesCopy.serviceTable

interface ServiceTableProps {
  readonly queues: readonly ServiceQueues[]
  readonly chosen: string
  readonly onChoose: (service: ServiceQueues['service']) => void
}

/** One line for each service: its state in a word, and its pending work. Its name opens its dead letters. */
export function ServiceTable({ chosen, onChoose, queues }: ServiceTableProps) {
  return (
    <section className="desk-panel mb-4" aria-label={copy.label}>
      <table className="desk-table">
        <TableHead columns={copy.columns} numbers={copy.numbers} />
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
      <td data-head={copy.service}>
        <button
          type="button"
          className="min-h-6 font-semibold underline decoration-line underline-offset-4"
          aria-pressed={isChosen}
          onClick={onChoose}
        >
          {serviceLabel(service)}
        </button>
      </td>
      <td data-head={copy.state}>
        <StatusChip tone={tone === 'good' ? 'bare' : tone}>{state}</StatusChip>
      </td>
      <td data-head={copy.outboxWaiting} className="desk-number">
        {status?.outboxWaiting ?? '–'}
      </td>
      <td data-head={copy.oldest} className="desk-number">
        {waits ? formatDuration(status.outboxOldestSeconds) : '–'}
      </td>
      <td data-head={copy.deadLetters} className="desk-number">
        <span className={status?.deadLetters ? 'font-semibold' : 'text-ink-2'}>{status?.deadLetters ?? '–'}</span>
      </td>
      <td data-head={copy.runsSince}>{status ? <When at={status.startedAt} /> : '–'}</td>
    </tr>
  )
}
