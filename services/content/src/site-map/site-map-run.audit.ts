import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of a run of the site map. */
export const siteMapRunAudit = auditedNoun('site-map-run', {
  pages: 'plain',
  added: 'plain',
  removed: 'plain',
  changed: 'plain',
  submittedAt: 'plain',
})
