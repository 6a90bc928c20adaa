import { DeskIndexingDocument, type DeskIndexingQuery } from '../../graph/generated/site/graphql.js'
import { ErrorView } from '../../session/error-view.js'
import { useResult } from '../../session/use-result.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'
import { siteCopy } from './site.copy.js'

const copy = siteCopy.indexingTab

type Indexing = DeskIndexingQuery['indexingStatus']

/** Number of pages, and of pages in Google's index as Google reports it; never an estimate (ADM-04, D-36). */
export function IndexingTab() {
  const { data, error, refetch } = useResult(DeskIndexingDocument, {})
  const status = data?.indexingStatus
  return (
    <div className="grid gap-4">
      {error && <ErrorView error={error} onRetry={() => void refetch()} />}
      {!status && !error && <SkeletonRows />}
      {status && <IndexFigures status={status} />}
      {status?.connection === 'NOT_CONNECTED' && <NoteBar title={copy.title}>{copy.note}</NoteBar>}
      {status?.connection === 'CONNECTED' && <NotIndexed status={status} />}
    </div>
  )
}

function IndexFigures({ status }: { readonly status: Indexing }) {
  const { connection, indexed, inspected, oldestInspectionAt, pages } = status
  const isConnected = connection === 'CONNECTED'
  const isKnown = isConnected && typeof indexed === 'number' && inspected > 0
  return (
    <section className="desk-panel" aria-label={copy.pagesAndIndex}>
      <div className="desk-panel-head">
        <h2>{copy.pagesAndIndex}</h2>
        {oldestInspectionAt && (
          <span className="desk-small">
            {copy.inspectedSince} <When at={oldestInspectionAt} />
          </span>
        )}
      </div>
      <dl className="desk-figures">
        <div>
          <dt>{copy.totalPages}</dt>
          <dd>{pages}</dd>
        </div>
        <div>
          <dt>{copy.inspectedPages}</dt>
          <dd>{isConnected ? inspected : copy.title}</dd>
        </div>
        <div>
          <dt>{copy.indexed}</dt>
          <dd>{isConnected ? (isKnown ? indexed : copy.noDataYet) : copy.title}</dd>
        </div>
        <div>
          <dt>{copy.ofChecked}</dt>
          <dd>{isConnected ? (isKnown ? shareOf(indexed, inspected) : copy.noDataYet) : copy.title}</dd>
        </div>
      </dl>
    </section>
  )
}

function shareOf(indexed: number, inspected: number): string {
  return `${Math.round((indexed / inspected) * 1000) / 10}%`
}

function NotIndexed({ status: { inspected, notIndexed } }: { readonly status: Indexing }) {
  return (
    <section className="desk-panel" aria-label={copy.notInTheIndex}>
      <div className="desk-panel-head">
        <h2>{copy.notInTheIndex}</h2>
        <span className="desk-small">{notIndexed.length}</span>
      </div>
      {notIndexed.length === 0 && (
        <p className="desk-empty">{inspected > 0 ? copy.everyPageThatGoogle : copy.googleHasNotBeen}</p>
      )}
      {notIndexed.length > 0 && (
        <table className="desk-table">
          <TableHead columns={copy.columns} />
          <tbody>
            {notIndexed.map(({ coverage, inspectedAt, lastCrawledAt, path }) => (
              <tr key={path}>
                <td data-head={copy.address}>{path}</td>
                <td data-head={copy.inGooglesWords}>{coverage}</td>
                <td data-head={copy.lastRead}>{lastCrawledAt ? <When at={lastCrawledAt} /> : copy.never}</td>
                <td data-head={copy.checked}>
                  <When at={inspectedAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
