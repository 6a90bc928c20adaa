import { auditedNoun } from '@seneb/service-kit/answering/audited-noun'

/** What the audit trail says of a partner; one may be a person, so of the name only that it was given. */
export const partnerAudit = auditedNoun('partner', { name: 'personal' })

/** What the audit trail says of a key: never the key, and not its digest. */
export const apiKeyAudit = auditedNoun('api-key', {
  partner: 'plain',
  mode: 'plain',
  scopes: 'plain',
  version: 'plain',
  name: 'text',
  expires: 'plain',
  replacedBy: 'plain',
  retires: 'plain',
  state: 'plain',
})
