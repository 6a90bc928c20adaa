import { DeskPerformanceDocument, type DeskPerformanceQuery } from '../../graph/generated/site/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { MailSpeed, ServiceSpeed } from './running.js'
import { siteCopy } from './site.copy.js'
import { isSlow, vitalKinds, vitalText } from './vitals.js'

const copy = siteCopy.performanceTab

const days = 28
const everyMs = 60_000

type Page = DeskPerformanceQuery['performanceReport']['pages'][number]

/** Page speed for visitors who agreed to measurement, state of the services, and mail figures (ADM-02, D-39). */
export function PerformanceTab() {
  const { data, error, refetch } = useResult(DeskPerformanceDocument, { days }, { everyMs })
  const report = data?.performanceReport
  return (
    <div className="grid gap-4">
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!report && !error && <SkeletonRows />}
      {report && (
        <>
          <section className="desk-panel" aria-label={copy.label}>
            <div className="desk-panel-head">
              <h2>{copy.title}</h2>
              <span className="desk-small">{copy.daysOnlyThoseWho(report.days)}</span>
            </div>
            {report.noDataYet ? (
              <div className="p-4">
                <NoteBar>{report.noDataYet}</NoteBar>
              </div>
            ) : (
              <VitalsTable pages={report.pages} />
            )}
          </section>
          <ServiceSpeed services={report.services} />
          <MailSpeed mail={report.mail} days={report.days} />
        </>
      )}
    </div>
  )
}

function VitalsTable({ pages }: { readonly pages: readonly Page[] }) {
  return (
    <table className="desk-table">
      <TableHead columns={[copy.page, ...vitalKinds.map(({ label }) => label), copy.loads]} numbers={[copy.loads]} />
      <tbody>
        {pages.map(({ page, vitals }) => (
          <tr key={page}>
            <td data-head={copy.page} className="font-semibold">
              {page}
            </td>
            {vitalKinds.map(({ name, label }) => {
              const vital = vitals.find((one) => one.name === name)
              return (
                <td key={name} data-head={label}>
                  {!vital && <span className="text-ink-2">{copy.noDataYet}</span>}
                  {vital &&
                    (isSlow(vital) ? (
                      <StatusChip tone="warn">{copy.slow(vitalText(vital))}</StatusChip>
                    ) : (
                      vitalText(vital)
                    ))}
                </td>
              )
            })}
            <td data-head={copy.loads} className="desk-number">
              {Math.max(0, ...vitals.map(({ count }) => count))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
