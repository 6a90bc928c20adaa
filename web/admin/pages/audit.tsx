import { useState } from 'react'

import { AuditFilters, matches, noFilter } from '../features/audit/audit-filters.js'
import { AuditTable } from '../features/audit/audit-table.js'
import { ChainState } from '../features/audit/chain-state.js'
import { EntryPanel } from '../features/audit/entry-panel.js'
import { useAuditPages } from '../features/audit/use-audit-pages.js'
import { RefusalView } from '../session/refusal-view.js'
import { DeskButton } from '../ui/desk-button.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'

/** Who changed what, when, from what to what; and whether that is what was written. */
export function AuditPage() {
  const { entries, refusal, isLoading, hasOlder, readOlder, readAnew } = useAuditPages()
  const [filter, setFilter] = useState(noFilter)
  const [openSeq, setOpenSeq] = useState<number>()
  const shown = entries?.filter((entry) => matches(entry, filter)) ?? []
  const open = entries?.find(({ seq }) => seq === openSeq)
  return (
    <>
      <PageHead title="Audit">
        <ChainState />
      </PageHead>
      {refusal && <RefusalView refusal={refusal} onRetry={readAnew} />}
      {!entries && !refusal && <SkeletonRows />}
      {entries && (
        <>
          <AuditFilters entries={entries} filter={filter} onFilter={setFilter} />
          <div className="desk-split">
            <section className="desk-panel" aria-label="Entries">
              {shown.length === 0 ? (
                <p className="desk-empty">
                  {entries.length === 0
                    ? 'Nobody has changed anything yet. The first act appears here.'
                    : 'None of the entries read so far is of this kind. Take a filter away, or read older ones.'}
                </p>
              ) : (
                <AuditTable entries={shown} openSeq={openSeq} onOpen={setOpenSeq} />
              )}
              {hasOlder && (
                <DeskButton tone="quiet" className="m-2" isBusy={isLoading} onClick={readOlder}>
                  Older entries
                </DeskButton>
              )}
            </section>
            {open && <EntryPanel entry={open} />}
          </div>
        </>
      )}
    </>
  )
}
