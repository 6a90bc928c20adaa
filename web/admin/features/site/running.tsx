import type { DeskPerformanceQuery } from '../../graph/generated/site/graphql.js'
import { durationWords } from '../../ui/durations.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'

type Report = DeskPerformanceQuery['performanceReport']

/** Whether every service answers, what waits in it and how busy its database is. */
export function ServiceSpeed({ services }: Pick<Report, 'services'>) {
  return (
    <section className="desk-panel" aria-label="Services">
      <div className="desk-panel-head">
        <h2>Services</h2>
      </div>
      <table className="desk-table">
        <TableHead
          columns={['Service', 'State', 'Runs since', 'Waiting', 'Connections in use']}
          numbers={['Waiting', 'Connections in use']}
        />
        <tbody>
          {services.map(({ service, status }) => (
            <tr key={service}>
              <td data-head="Service" className="font-semibold">
                {service.toLowerCase().replaceAll('_', '-')}
              </td>
              <td data-head="State">
                <AnswerState failing={status?.failingWorkers} />
              </td>
              <td data-head="Runs since">{status ? <When at={status.startedAt} /> : '–'}</td>
              <td data-head="Waiting" className="desk-number">
                {status?.outboxWaiting ?? '–'}
              </td>
              <td data-head="Connections in use" className="desk-number">
                {status ? `${status.connections.open - status.connections.idle} of ${status.connections.max}` : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function AnswerState({ failing }: { readonly failing: readonly string[] | undefined }) {
  if (!failing) return <StatusChip tone="bad">does not answer</StatusChip>
  if (failing.length > 0) return <StatusChip tone="warn">fails: {failing.join(', ')}</StatusChip>
  return <StatusChip tone="bare">answers</StatusChip>
}

/** Delivery time of mail, and the share that was not sent. */
export function MailSpeed({ days, mail }: Pick<Report, 'days' | 'mail'>) {
  return (
    <section className="desk-panel" aria-label="Mail">
      <div className="desk-panel-head">
        <h2>Mail</h2>
        <span className="desk-small">{days} days</span>
      </div>
      {!mail && <p className="desk-empty">The service that sends mail does not answer.</p>}
      {mail && (
        <dl className="desk-figures">
          <div>
            <dt>sent</dt>
            <dd>{mail.sent}</dd>
          </div>
          <div>
            <dt>not delivered</dt>
            <dd>{mail.dead}</dd>
          </div>
          <div>
            <dt>waiting</dt>
            <dd>{mail.waiting}</dd>
          </div>
          <div>
            <dt>half sent within</dt>
            <dd>{secondsWords(mail.medianSeconds)}</dd>
          </div>
          <div>
            <dt>95% sent within</dt>
            <dd>{secondsWords(mail.p95Seconds)}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}

function secondsWords(seconds: number | null | undefined): string {
  return typeof seconds === 'number' ? durationWords(seconds) : 'no data yet'
}
