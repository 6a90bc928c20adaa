import { DeskAuditEntriesDocument, type DeskAuditEntriesQuery } from '../../graph/generated/audit/graphql.js'
import { useRequestDesk } from '../../graph/request-desk.js'
import { useResult } from '../../session/use-result.js'
import { useLaterPages, type ListPage } from '../../session/use-later-pages.js'
import type { AuditFilter } from './audit-filter.js'

type Listed = DeskAuditEntriesQuery['auditEntries']
export type AuditEntry = Listed['nodes'][number]

/**
 * Loads the newest entries that match the filter, refreshes them after staff actions, and loads older ones page by
 * page.
 */
export function useAuditPages(filter: AuditFilter) {
  const request = useRequestDesk()
  const newest = useResult(DeskAuditEntriesDocument, filter, { isLive: true })
  const first = newest.data?.auditEntries
  const pages = useLaterPages({
    of: JSON.stringify(filter),
    first: first && pageOf(first),
    keyOf: ({ seq }: AuditEntry) => seq,
    read: async (after) => {
      const response = await request(DeskAuditEntriesDocument, { ...filter, after })
      return 'data' in response ? pageOf(response.data.auditEntries) : response
    },
  })
  return {
    entries: pages.items,
    choices: first?.filterOptions,
    error: newest.error ?? pages.error,
    isLoading: newest.isLoading || pages.isReading,
    hasOlder: pages.hasMore,
    readOlder: pages.readMore,
    reload: () => void newest.refetch(),
  }
}

function pageOf({ nodes, pageInfo }: Listed): ListPage<AuditEntry, string> {
  return { items: nodes, next: pageInfo.endCursor ?? undefined }
}
