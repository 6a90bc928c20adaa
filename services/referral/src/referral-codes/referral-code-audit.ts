import { defineAuditedResource } from '@seneb/service-kit/requests/audited-resource'

/** Audit format of a code: states and ids; of a reason, only the length. */
export const referralCodeAudit = defineAuditedResource('referral-code', {
  state: 'plain',
  type: 'plain',
  label: 'plain',
  count: 'plain',
  ambassador: 'plain',
  mergedInto: 'plain',
  reason: 'text',
})
