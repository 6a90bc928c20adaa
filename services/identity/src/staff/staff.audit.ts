import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of a person of the team; names and addresses only that they changed. */
export const staffAudit = auditedNoun('staff', {
  email: 'personal',
  name: 'personal',
  title: 'plain',
  roles: 'plain',
  state: 'plain',
  password: 'personal',
  codeApp: 'personal',
  recoveryCodes: 'personal',
  passkey: 'plain',
  sessions: 'plain',
  invitation: 'plain',
  meansReset: 'plain',
})
