import { DeskIndexingDocument, type DeskIndexingQuery } from '../../graph/generated/site/graphql.js'
import { RefusalView } from '../../session/refusal-view.js'
import { useAnswer } from '../../session/use-answer.js'
import { NoteBar } from '../../ui/note-bar.js'
import { SkeletonRows } from '../../ui/skeleton-rows.js'
import { TableHead } from '../../ui/figures-table.js'
import { When } from '../../ui/when.js'

type Indexing = DeskIndexingQuery['indexingStatus']

/** Number of pages, and of pages in Google's index as Google reports it; never an estimate (ADM-04, D-36). */
export function IndexingTab() {
  const { data, refusal, refetch } = useAnswer(DeskIndexingDocument, {})
  const status = data?.indexingStatus
  return (
    <div className="grid gap-4">
      {refusal && <RefusalView refusal={refusal} onRetry={() => void refetch()} />}
      {!status && !refusal && <SkeletonRows />}
      {status && <IndexFigures status={status} />}
      {status?.connection === 'NOT_CONNECTED' && (
        <NoteBar title="Not connected">
          Google’s figures appear here once Search Console is connected: set CONTENT_SEARCH_CONSOLE_KEY_FILE for the
          content service, and make the key’s account a user of the property.
        </NoteBar>
      )}
      {status?.connection === 'CONNECTED' && <NotIndexed status={status} />}
    </div>
  )
}

function IndexFigures({ status }: { readonly status: Indexing }) {
  const { connection, indexed, inspected, oldestInspectionAt, pages } = status
  const isConnected = connection === 'CONNECTED'
  const isKnown = isConnected && typeof indexed === 'number' && inspected > 0
  return (
    <section className="desk-panel" aria-label="Pages and index">
      <div className="desk-panel-head">
        <h2>Pages and index</h2>
        {oldestInspectionAt && (
          <span className="desk-small">
            asked since <When at={oldestInspectionAt} />
          </span>
        )}
      </div>
      <dl className="desk-figures">
        <div>
          <dt>total pages</dt>
          <dd>{pages}</dd>
        </div>
        <div>
          <dt>asked about</dt>
          <dd>{isConnected ? inspected : 'Not connected'}</dd>
        </div>
        <div>
          <dt>indexed</dt>
          <dd>{isConnected ? (isKnown ? indexed : 'no data yet') : 'Not connected'}</dd>
        </div>
        <div>
          <dt>of those asked about</dt>
          <dd>{isConnected ? (isKnown ? shareOf(indexed, inspected) : 'no data yet') : 'Not connected'}</dd>
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
    <section className="desk-panel" aria-label="Not in the index">
      <div className="desk-panel-head">
        <h2>Not in the index</h2>
        <span className="desk-small">{notIndexed.length}</span>
      </div>
      {notIndexed.length === 0 && (
        <p className="desk-empty">
          {inspected > 0
            ? 'Every page that Google was asked about is in its index.'
            : 'Google has not been asked about any page yet; it is asked about a few each hour.'}
        </p>
      )}
      {notIndexed.length > 0 && (
        <table className="desk-table">
          <TableHead columns={['Address', 'In Google’s words', 'Last read', 'Asked']} />
          <tbody>
            {notIndexed.map(({ coverage, inspectedAt, lastCrawledAt, path }) => (
              <tr key={path}>
                <td data-head="Address">{path}</td>
                <td data-head="In Google’s words">{coverage}</td>
                <td data-head="Last read">{lastCrawledAt ? <When at={lastCrawledAt} /> : 'never'}</td>
                <td data-head="Asked">
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
