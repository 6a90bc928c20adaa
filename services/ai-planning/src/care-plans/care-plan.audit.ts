import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of a plan: who approved which version, why it was changed, and of words only how long they are. */
export const carePlanAudit = auditedNoun('care-plan', {
  state: 'plain',
  version: 'plain',
  reasons: 'plain',
  approvals: 'plain',
  lines: 'text',
  evidence: 'text',
  words: 'text',
})
