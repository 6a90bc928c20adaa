import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the trail says of an application: its decision, how long a reason is, and which documents were opened. */
export const ambassadorApplicationAudit = auditedNoun('ambassador-application', {
  status: 'plain',
  code: 'plain',
  document: 'plain',
  reason: 'text',
})
