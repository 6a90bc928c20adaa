import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/**
 * What the audit trail says of an enquiry: who had it and how it went, of an answer its template, and of words only how
 * long they are.
 */
export const careEnquiryAudit = auditedNoun('care-enquiry', {
  state: 'plain',
  outcome: 'plain',
  assignee: 'plain',
  contact: 'plain',
  reason: 'plain',
  duplicateOf: 'plain',
  answer: 'plain',
  template: 'plain',
  format: 'plain',
  note: 'text',
  words: 'text',
})
