import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of itself: how many entries were taken out. */
export const auditTrailAudit = auditedNoun('audit-trail', { entries: 'plain' })
