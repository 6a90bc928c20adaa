import { createHash } from 'node:crypto'

import { personalDataConsent, planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { legalVersionsAt } from '@seneb/contracts/vocabulary/legal-versions'
import { v7 } from 'uuid'

import { sealedPayload } from './lean-seal.js'
import { careColumns, careValues, tripPlanColumns, type Form, type Identity, type LeanEvent } from './lean-trip-plan.js'

const consentColumns = [
  'id',
  'trip_plan_id',
  'purpose',
  'text_version',
  'given_at',
  'link_digest',
  'terms_version',
  'privacy_version',
]
const promiseColumns = ['id', 'trip_plan_id', 'promised_at', 'due_at']
const keyColumns = ['operation', 'key_digest', 'request_hash', 'reply', 'replied_at']
const careEventColumns = ['id', 'enquiry_id', 'at', 'kind']
const outboxColumns = ['id', 'subject', 'payload', 'occurred_at']
const dayMs = 24 * 60 * 60 * 1000

/**
 * One statement for all rows of a submission, with one insert per table, so that they are stored completely or not at
 * all.
 */
export const insertSql = statement([
  ['trip_plans', tripPlanColumns],
  ['consents', consentColumns, 2],
  ['reply_promises', promiseColumns],
  ['care_enquiries', careColumns],
  ['care_events', careEventColumns],
  ['idempotency_keys', keyColumns],
  ['outbox', outboxColumns, 3],
])

/** The values of `insertSql`. */
export function insertValues(submission: {
  identity: Identity
  form: Form
  plan: readonly unknown[]
  idempotency: { keyDigest: string; hash: string; reply: object }
  events: readonly LeanEvent[]
}): unknown[] {
  const { events, form, idempotency, identity, plan } = submission
  const { at, id } = identity
  const dueAt = new Date(at.getTime() + dayMs)
  return [
    ...plan,
    ...consentValues(identity),
    v7(),
    id,
    at,
    dueAt,
    ...careValues(form, identity, dueAt),
    v7(),
    id,
    at,
    'submitted',
    'enquiry.trip-plan.submit',
    idempotency.keyDigest,
    idempotency.hash,
    JSON.stringify(idempotency.reply),
    at,
    ...events.flatMap((event) => {
      const eventId = v7()
      return [eventId, event.subject, JSON.stringify(sealedPayload(event, eventId)), at]
    }),
  ]
}

function consentValues({ at, id, withdrawalToken }: Identity): unknown[] {
  const linkDigest = createHash('sha256').update(withdrawalToken).digest('hex')
  const { privacy_version, terms_version } = legalVersionsAt(at)
  return [personalDataConsent, planDraftConsent].flatMap(({ purpose, version }) => {
    return [v7(), id, purpose, version, at, linkDigest, terms_version, privacy_version]
  })
}

function statement(inserts: readonly (readonly [table: string, columns: readonly string[], rows?: number])[]): string {
  let place = 0
  const parts = inserts.map(([table, columns, rows = 1]) => {
    const placesOfRow = () => `(${columns.map(() => `$${++place}`).join(', ')})`
    const places = Array.from({ length: rows }, placesOfRow).join(', ')
    return `insert into lean.${table} (${columns.join(', ')}) values ${places}`
  })
  const last = parts.pop() ?? ''
  return `with ${parts.map((part, i) => `i${i} as (${part})`).join(', ')} ${last}`
}
