import { DeskAuditEntriesDocument, type DeskAuditEntriesQuery } from '../../graph/generated/audit/graphql.js'
import { useConnection } from '../../session/use-connection.js'
import type { AuditFilter } from './audit-filter.js'

type Listed = DeskAuditEntriesQuery['auditEntries']
export type AuditEntry = Listed['nodes'][number]

/**
 * Loads the newest entries that match the filter, refreshes them after staff actions, and loads older ones page by
 * page.
 */
export function useAuditPages(filter: AuditFilter) {
  return useConnection(DeskAuditEntriesDocument, filter, {
    isLive: true,
    listIn: ({ auditEntries }) => auditEntries,
    keyOf: ({ seq }) => seq,
  })
}
