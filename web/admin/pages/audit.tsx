import { Button } from '@seneb/ui/button'
import { useState } from 'react'

import { useAuditFilter, type AuditFilter } from '../features/audit/audit-filter.js'
import { AuditFilters } from '../features/audit/audit-filters.js'
import { AuditTable } from '../features/audit/audit-table.js'
import { ChainState } from '../features/audit/chain-state.js'
import { EntryPanel } from '../features/audit/entry-panel.js'
import { ExportButton } from '../features/audit/export-button.js'
import { useAuditPages } from '../features/audit/use-audit-pages.js'
import { ErrorView } from '../session/error-view.js'
import { PageHead } from '../ui/page-head.js'
import { SkeletonRows } from '../ui/skeleton-rows.js'
import { auditCopy } from '../features/audit/audit.copy.js'

const copy = auditCopy.auditPage

/** Audit trail: authors, times, and changes with values before and after, and whether the entries are unaltered. */
export function AuditPage() {
  const [filter, setFilter] = useAuditFilter()
  return (
    <>
      <PageHead title={copy.title}>
        <ChainState />
        <ExportButton filter={filter} />
      </PageHead>
      <AuditEntries filter={filter} onFilter={setFilter} />
    </>
  )
}

interface AuditEntriesProps {
  readonly filter: AuditFilter
  readonly onFilter: (filter: AuditFilter) => void
}

function AuditEntries({ filter, onFilter }: AuditEntriesProps) {
  const { error, hasMore, isLoading, items: entries, list, readMore, reload } = useAuditPages(filter)
  const [openSeq, setOpenSeq] = useState<number>()
  const open = entries?.find(({ seq }) => seq === openSeq)
  const nothing = Object.keys(filter).length > 0 ? copy.noEntry : copy.noChangesRecorded
  return (
    <>
      {error?.code !== 'NOT_ALLOWED' && (
        <AuditFilters choices={list?.filterOptions} filter={filter} onFilter={onFilter} />
      )}
      {error && <ErrorView error={error} onRetry={() => void reload()} />}
      {!entries && !error && <SkeletonRows />}
      {entries && (
        <div className="desk-split">
          <section className="desk-panel" aria-label={copy.label}>
            {entries.length === 0 ? (
              <p className="desk-empty">{nothing}</p>
            ) : (
              <AuditTable entries={entries} openSeq={openSeq} onOpen={setOpenSeq} />
            )}
            {hasMore && (
              <Button variant="quiet" className="m-2" isBusy={isLoading} onClick={readMore}>
                {copy.olderEntries}
              </Button>
            )}
          </section>
          {open && <EntryPanel entry={open} />}
        </div>
      )}
    </>
  )
}
