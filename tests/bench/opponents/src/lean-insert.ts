import { createHash, createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'

import { personalDataConsent, planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { legalVersionsAt } from '@seneb/contracts/vocabulary/legal-versions'
import { v7 } from 'uuid'

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
  let position = 0
  const statements = inserts.map(([table, columns, rows = 1]) => {
    const positionsOfRow = () => `(${columns.map(() => `$${++position}`).join(', ')})`
    const placeholders = Array.from({ length: rows }, positionsOfRow).join(', ')
    return `insert into lean.${table} (${columns.join(', ')}) values ${placeholders}`
  })
  const last = statements.pop() ?? ''
  return `with ${statements.map((part, i) => `i${i} as (${part})`).join(', ')} ${last}`
}

const key = randomBytes(32)
const head = Buffer.from([2, 0, 0, 0, 0])
const packedFromBytes = 1000
const packedSignature = Buffer.from([0])

/**
 * Returns the payload as ours stores it: personal fields compressed if they are long, then encrypted by AES-256-GCM,
 * bound to the event.
 */
function sealedPayload({ clear, personal, subject }: LeanEvent, id: string): object {
  if (!personal) return clear
  const iv = randomBytes(12)
  const sealer = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(`${subject} ${id}`))
  const sealed = Buffer.concat([sealer.update(packed(JSON.stringify(personal))), sealer.final()])
  return { ...clear, sealed: Buffer.concat([head, iv, sealer.getAuthTag(), sealed]).toString('base64') }
}

function packed(json: string): string | Buffer {
  return Buffer.byteLength(json) < packedFromBytes ? json : Buffer.concat([packedSignature, deflateRawSync(json)])
}
