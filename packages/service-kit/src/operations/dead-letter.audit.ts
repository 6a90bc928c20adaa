import { auditedNoun } from '../answering/audited-noun.js'

/** What the audit trail says of dead letters; why somebody gave them up is theirs to read in the list. */
export const deadLetterAudit = auditedNoun('dead-letter', {
  state: 'plain',
  ids: 'plain',
  count: 'plain',
  eventName: 'plain',
  reason: 'plain',
  discardReason: 'text',
})
