import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of the views of the team: their names in their order. */
export const savedViewAudit = auditedNoun('saved-views', { views: 'plain' })
