import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of a template: its version and what it is for, and of words and notes only how long they are. */
export const answerTemplateAudit = auditedNoun('answer-template', {
  version: 'plain',
  name: 'plain',
  kinds: 'plain',
  subject: 'plain',
  fields: 'plain',
  archived: 'plain',
  words: 'text',
  note: 'text',
})
