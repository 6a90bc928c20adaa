import type { DeskSiteMapRunsQuery } from '../../graph/generated/site/graphql.js'
import { StatusChip } from '../../ui/status-chip.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'

type Run = DeskSiteMapRunsQuery['siteMapRuns'][number]

/** As many changes as are read at a glance; the first run of all has every page. */
const maxShown = 50

/** The newest run: its figures, and what changed since the one before. */
export function LastRun({ run }: { readonly run: Run | undefined }) {
  if (!run) {
    return (
      <section className="desk-panel" aria-label="Last run">
        <p className="desk-empty">The sitemap has not been generated yet. The first run lists every page.</p>
      </section>
    )
  }
  return (
    <>
      <section className="desk-panel" aria-label="Last run">
        <div className="desk-panel-head">
          <h2>Last run</h2>
          <span className="desk-small">
            <When at={run.generatedAt} />
            {run.submittedAt && (
              <>
                , submitted <When at={run.submittedAt} />
              </>
            )}
          </span>
        </div>
        <dl className="desk-figures">
          <Figure count={run.pages} words="addresses" />
          <Figure count={run.added.length} words="added" />
          <Figure count={run.removed.length} words="removed" />
          <Figure count={run.changed.length} words="changed" />
        </dl>
      </section>
      <Changes run={run} />
    </>
  )
}

function Figure({ count, words }: { readonly count: number; readonly words: string }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{count}</dd>
    </div>
  )
}

function Changes({ run }: { readonly run: Run }) {
  const changes = [
    ...run.removed.map((path) => ({ path, words: 'Removed', tone: 'warn' as const })),
    ...run.added.map((path) => ({ path, words: 'Added', tone: 'good' as const })),
    ...run.changed.map((path) => ({ path, words: 'Changed', tone: 'info' as const })),
  ]
  return (
    <section className="desk-panel" aria-label="Changes">
      <div className="desk-panel-head">
        <h2>Changes since the previous run</h2>
        <span className="desk-small">{changes.length}</span>
      </div>
      {changes.length === 0 && <p className="desk-empty">Nothing has changed since the previous run.</p>}
      {changes.length > 0 && (
        <table className="desk-table">
          <TableHead columns={['Address', 'What']} />
          <tbody>
            {changes.slice(0, maxShown).map(({ path, tone, words }) => (
              <tr key={path}>
                <td data-head="Address">
                  <a className="underline decoration-line underline-offset-4" href={path}>
                    {path}
                  </a>
                </td>
                <td data-head="What">
                  <StatusChip tone={tone}>{words}</StatusChip>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length > maxShown && <p className="desk-small p-4">And {changes.length - maxShown} more.</p>}
    </section>
  )
}

/** The runs so far, the newest first. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return (
    <section className="desk-panel" aria-label="Runs">
      <div className="desk-panel-head">
        <h2>Runs</h2>
      </div>
      <ul>
        {runs.map(({ generatedAt, id, pages, submittedAt }) => (
          <li key={id} className="flex flex-wrap gap-x-3 border-b border-line px-4 py-3 last:border-0">
            <span className="me-auto font-semibold">
              <When at={generatedAt} />
            </span>
            <span className="desk-small">
              {pages} addresses{submittedAt ? ', submitted' : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
