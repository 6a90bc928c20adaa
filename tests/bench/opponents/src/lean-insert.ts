import { personalDataConsent, planDraftConsent } from '@seneb/contracts/vocabulary/consent-texts'
import { v7 } from 'uuid'

import { sealedPayload } from './lean-seal.js'
import { tripPlanColumns, type Identity, type LeanEvent } from './lean-trip-plan.js'

const consentColumns = ['id', 'trip_plan_id', 'purpose', 'text_version', 'given_at']
const promiseColumns = ['id', 'trip_plan_id', 'promised_at', 'due_at']
const keyColumns = ['operation', 'key', 'key_digest', 'request_hash', 'reply', 'answered_at']
const outboxColumns = ['id', 'subject', 'payload', 'said_at']
const dayMs = 24 * 60 * 60 * 1000

/** One statement for all rows of a submission: they are written whole or not at all. */
export const insertSql = statement([
  ['trip_plans', tripPlanColumns],
  ['consents', consentColumns],
  ['consents', consentColumns],
  ['answer_promises', promiseColumns],
  ['idempotency_keys', keyColumns],
  ['outbox', outboxColumns],
  ['outbox', outboxColumns],
])

/** The values of `insertSql`. */
export function insertValues(submission: {
  identity: Identity
  plan: readonly unknown[]
  idempotency: { key: string; keyDigest: string; hash: string; reply: object }
  events: readonly LeanEvent[]
}): unknown[] {
  const { events, idempotency, identity, plan } = submission
  const { at, id } = identity
  return [
    ...plan,
    ...[personalDataConsent, planDraftConsent].flatMap(({ purpose, version }) => [v7(), id, purpose, version, at]),
    ...[v7(), id, at, new Date(at.getTime() + dayMs)],
    ...['enquiry.trip-plan.submit', idempotency.key, idempotency.keyDigest, idempotency.hash],
    ...[JSON.stringify(idempotency.reply), at],
    ...events.flatMap((event) => {
      const eventId = v7()
      return [eventId, event.subject, JSON.stringify(sealedPayload(event, eventId)), at]
    }),
  ]
}

function statement(inserts: readonly (readonly [table: string, columns: readonly string[]])[]): string {
  let place = 0
  const parts = inserts.map(([table, columns]) => {
    const places = columns.map(() => `$${++place}`).join(', ')
    return `insert into lean.${table} (${columns.join(', ')}) values (${places})`
  })
  const last = parts.pop() ?? ''
  return `with ${parts.map((part, i) => `i${i} as (${part})`).join(', ')} ${last}`
}
