import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of a mail: nothing of whom it is for. */
export const emailAudit = auditedNoun('email', { kind: 'plain', state: 'plain', attempts: 'plain' })
