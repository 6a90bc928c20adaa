import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { auditSources } from '../../vocabulary/staff-access.js'
import { pageAfter, pageSize, recordId } from '../common-fields.js'

/** Number of entries on one page of the list. */
export const auditPageSize = 50
/** Maximum number of entries exported per request. */
export const maxExportedEntries = 2000
/** Maximum number of entries verified per request: half a second of work. */
export const maxVerifiedEntries = 10_000

const day = () =>
  string()
    .matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please give a day, such as 2026-11-22', excludeEmptyString: true })
    .test('day', 'This is not a date', (text) => !text || isDay(text))
    .optional()

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
const exact = () => string().max(200, 'Nothing is called so').optional()

/** Filter of entries: actor, action, object, and the first and last day in UTC; an omitted part matches all. */
const filterFields = {
  actorName: exact(),
  action: exact(),
  objectKind: exact(),
  /** ID of the changed object. */
  objectId: exact(),
  from: day(),
  to: day(),
  /** Only entries before the one of this number. */
  before: number()
    .integer('Please give the number of an entry')
    .min(1, 'Please give the number of an entry')
    .optional(),
}

/**
 * Filter values that occur in the entries, each once. Returned only with the newest page, because later pages have the
 * same values.
 */
const filterOptions = object({
  actorNames: array(string().required()).required(),
  actions: array(string().required()).required(),
  objectKinds: array(string().required()).required(),
})
  .optional()
  .default(undefined)

/** Lists the newest entries of the audit trail that match a filter. */
export const ListAuditEntries = defineRequest('identity.audit.list', {
  access: { permission: 'audit:read' },
  input: () => object(filterFields).noUnknown(),
  output: () => ({
    entries: array(
      object({
        seq: number().required(),
        at: string().required(),
        actorName: string().required(),
        source: string().oneOf(auditSources).required(),
        /** Personal token that was used; absent for other sources. */
        token: object({ tokenId: recordId(), name: string().required() }).noUnknown().optional().default(undefined),
        service: string().required(),
        action: string().required(),
        objectKind: string().required(),
        objectId: string().required(),
        /** Old and new value of each changed field, as text. */
        changes: array(string().required()).required(),
      }).required(),
    ).required(),
    /** Whether older entries match. */
    hasOlder: boolean().required(),
    filterOptions,
  }),
  idempotent: true,
  recordsOfPeople: 'entries',
})

/** Exports the newest matching entries as text; the export is itself recorded in the audit trail. */
export const ExportAudit = defineRequest('identity.audit.export', {
  access: { permission: 'audit:read' },
  input: () => object(filterFields).noUnknown(),
  output: () => ({
    csv: string().defined().required(),
    entries: number().integer().required(),
    /** Value of `before` for the next part; absent on the last part. */
    before: number().integer().optional(),
  }),
})

/** Recomputes a part of the chain and names the first entry that was altered. */
export const VerifyAudit = defineRequest('identity.audit.verify', {
  access: { permission: 'audit:read' },
  input: () => ({
    /** Last entry that was already verified. */
    after: number().integer().min(0).default(0),
  }),
  output: () => ({
    ok: boolean().required(),
    /** Total number of entries. */
    entries: number().required(),
    /** Number of the last checked entry; the number of all entries when the check is complete. */
    verifiedTo: number().required(),
    brokenAt: number().optional(),
    reason: string().optional(),
  }),
  idempotent: true,
})

/**
 * The first seal of a day, mailed to an admin. It records the state of the audit trail in a mailbox that no one on this
 * machine can modify afterwards (S10).
 */
export const AuditSealed = defineEvent('identity.audit.sealed', 1, {
  payload: () => ({
    noticeId: recordId(),
    /** Number of entries covered by the seal. */
    entries: number().required(),
    /** Hash of the newest covered entry, in hexadecimal. */
    hash: string().required(),
    sealedAt: string().required(),
    personal: object({ email: string().required(), name: string().required() }).noUnknown().required(),
  }),
  publisher: 'identity',
  consumers: ['notification'],
  subjectKey: 'noticeId',
  personalFields: ['personal'],
})

/** Lists sign-ins, failed attempts and changes of sign-in methods, newest first (S14). */
export const ListSecurityEvents = defineRequest('identity.security-event.list', {
  access: { permission: 'audit:read' },
  input: () => ({ first: pageSize(), after: pageAfter() }),
  output: () => ({
    events: array(
      object({
        id: recordId(),
        at: string().required(),
        /** Kind of event, such as `signed-in` or `password-refused`. */
        kind: string().required(),
        /** ID of the account's owner; absent when no account has the address. */
        staffId: string().optional(),
        /** The browser, as it calls itself in short. */
        userAgent: string().optional(),
      }).required(),
    ).required(),
    next: string().optional(),
  }),
  idempotent: true,
  recordsOfPeople: 'events',
})
