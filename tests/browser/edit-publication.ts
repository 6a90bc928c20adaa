import { eventSubject } from '@seneb/contracts/define'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'

import { withDatabase } from './site-database.js'

interface EditedField {
  readonly kind: string
  readonly key: string
  /** The way to the text within the record. */
  readonly field: readonly string[]
}

/** Publishes samples of one kind as facts, and reverts it, to test content that is shown only for facts. */
export async function publishAsFacts(kind: string, keys: readonly string[], areFacts: boolean): Promise<void> {
  await withDatabase(
    `with edited as (
       update content.publications set is_sample = not $3::boolean where kind = $1 and key = any ($2) returning 1
     ), said as (
       insert into content.outbox (id, subject, payload, occurred_at)
       select gen_random_uuid(), $4, $5::jsonb, clock_timestamp() from edited limit 1 returning id
     )
     insert into content.outbox_unpublished (id) select id from said`,
    [kind, keys, areFacts, eventSubject(PublicationChanged, change), JSON.stringify(change)],
  )
}

const change = { revision: 1_000_000, changedAt: '2026-11-21T08:00:00.000Z', changes: [] }

/** Edits one text of one record and stores the event for it, in one transaction, as the use case in content does. */
export async function editPublication({ kind, key, field }: EditedField, text: string): Promise<void> {
  await withDatabase(
    `with edited as (
       update content.publications set content = jsonb_set(content, $3, to_jsonb($4::text))
       where kind = $1 and key = $2 returning 1
     ), said as (
       insert into content.outbox (id, subject, payload, occurred_at)
       select gen_random_uuid(), $5, $6::jsonb, clock_timestamp() from edited returning id
     )
     insert into content.outbox_unpublished (id) select id from said`,
    [kind, key, field, text, eventSubject(PublicationChanged, change), JSON.stringify(change)],
  )
}
