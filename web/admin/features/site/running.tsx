import type { DeskPerformanceQuery } from '../../graph/generated/site/graphql.js'
import { formatDuration } from '../../ui/durations.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { siteCopy } from './site.copy.js'

const copy = siteCopy.running

type Report = DeskPerformanceQuery['performanceReport']

/** Shows whether every service replies, its backlog and the load of its database. */
export function ServiceSpeed({ services }: Pick<Report, 'services'>) {
  return (
    <section className="desk-panel" aria-label={copy.services}>
      <div className="desk-panel-head">
        <h2>{copy.services}</h2>
      </div>
      <table className="desk-table">
        <TableHead columns={copy.columns} numbers={copy.numbers} />
        <tbody>
          {services.map(({ service, status }) => (
            <tr key={service}>
              <td data-head={copy.service} className="font-semibold">
                {service.toLowerCase().replaceAll('_', '-')}
              </td>
              <td data-head={copy.state}>
                <ReplyState failing={status?.failingWorkers} />
              </td>
              <td data-head={copy.runsSince}>{status ? <When at={status.startedAt} /> : '–'}</td>
              <td data-head={copy.waiting} className="desk-number">
                {status?.outboxWaiting ?? '–'}
              </td>
              <td data-head={copy.connectionsInUse} className="desk-number">
                {status ? copy.of(status.connections.open - status.connections.idle, status.connections.max) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function ReplyState({ failing }: { readonly failing: readonly string[] | undefined }) {
  if (!failing) return <StatusChip tone="bad">{copy.notResponding}</StatusChip>
  if (failing.length > 0) return <StatusChip tone="warn">{copy.fails(failing.join(', '))}</StatusChip>
  return <StatusChip tone="bare">{copy.responds}</StatusChip>
}

/** Delivery time of mail, and the share that was not sent. */
export function MailSpeed({ days, mail }: Pick<Report, 'days' | 'mail'>) {
  return (
    <section className="desk-panel" aria-label={copy.mail}>
      <div className="desk-panel-head">
        <h2>{copy.mail}</h2>
        <span className="desk-small">{copy.days(days)}</span>
      </div>
      {!mail && <p className="desk-empty">{copy.text}</p>}
      {mail && (
        <dl className="desk-figures">
          <div>
            <dt>{copy.sent}</dt>
            <dd>{mail.sent}</dd>
          </div>
          <div>
            <dt>{copy.notDelivered}</dt>
            <dd>{mail.dead}</dd>
          </div>
          <div>
            <dt>{copy.mailsWaiting}</dt>
            <dd>{mail.waiting}</dd>
          </div>
          <div>
            <dt>{copy.halfSentWithin}</dt>
            <dd>{formatSeconds(mail.medianSeconds)}</dd>
          </div>
          <div>
            <dt>{copy.sentWithin}</dt>
            <dd>{formatSeconds(mail.p95Seconds)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

function formatSeconds(seconds: number | null | undefined): string {
  return typeof seconds === 'number' ? formatDuration(seconds) : copy.noDataYet
}
