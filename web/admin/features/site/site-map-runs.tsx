import type { DeskSiteMapRunsQuery } from '../../graph/generated/site/graphql.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { siteCopy } from './site.copy.js'

const copy = siteCopy.siteMapRuns

type Run = DeskSiteMapRunsQuery['siteMapRuns'][number]

/** Enough changes for an overview; the first run lists every page. */
const maxVisible = 50

/** The newest run: its figures, and the changes since the previous run. */
export function LastRun({ run }: { readonly run: Run | undefined }) {
  if (!run) {
    return (
      <section className="desk-panel" aria-label={copy.lastRun}>
        <p className="desk-empty">{copy.text}</p>
      </section>
    )
  }
  return (
    <>
      <section className="desk-panel" aria-label={copy.lastRun}>
        <div className="desk-panel-head">
          <h2>{copy.lastRun}</h2>
          <span className="desk-small">
            <When at={run.generatedAt} />
            {run.submittedAt && (
              <>
                {copy.submitted} <When at={run.submittedAt} />
              </>
            )}
          </span>
        </div>
        <dl className="desk-figures">
          <Figure count={run.pages} label={copy.addresses} />
          <Figure count={run.added.length} label={copy.countAdded} />
          <Figure count={run.removed.length} label={copy.countRemoved} />
          <Figure count={run.changed.length} label={copy.countChanged} />
        </dl>
      </section>
      <Changes run={run} />
    </>
  )
}

function Figure({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  )
}

function Changes({ run }: { readonly run: Run }) {
  const changes = [
    ...run.removed.map((path) => ({ path, label: copy.removed, tone: 'warn' as const })),
    ...run.added.map((path) => ({ path, label: copy.added, tone: 'good' as const })),
    ...run.changed.map((path) => ({ path, label: copy.changed, tone: 'info' as const })),
  ]
  return (
    <section className="desk-panel" aria-label={copy.changes}>
      <div className="desk-panel-head">
        <h2>{copy.title}</h2>
        <span className="desk-small">{changes.length}</span>
      </div>
      {changes.length === 0 && <p className="desk-empty">{copy.nothingHasChangedSinceThePrevious}</p>}
      {changes.length > 0 && (
        <table className="desk-table">
          <TableHead columns={copy.columns} />
          <tbody>
            {changes.slice(0, maxVisible).map(({ path, tone, label }) => (
              <tr key={path}>
                <td data-head={copy.address}>
                  <a className="underline decoration-line underline-offset-4" href={path}>
                    {path}
                  </a>
                </td>
                <td data-head={copy.what}>
                  <StatusChip tone={tone}>{label}</StatusChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > maxVisible && <p className="desk-small p-4">{copy.andMore(changes.length - maxVisible)}</p>}
    </section>
  )
}

/** The runs so far, the newest first. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <section className="desk-panel" aria-label={copy.runs}>
      <div className="desk-panel-head">
        <h2>{copy.runs}</h2>
      </div>
      <ul>
        {runs.map(({ generatedAt, id, pages, submittedAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-b border-line px-4 py-3 last:border-0">
            <span className="me-auto font-semibold">
              <When at={generatedAt} />
            </span>
            <span className="desk-small">{copy.countAddresses(pages, submittedAt ? copy.submitted : '')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
