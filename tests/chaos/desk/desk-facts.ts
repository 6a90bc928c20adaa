import pg from 'pg'

import type { CareEventKind } from '@seneb/contracts/vocabulary/care-enquiries'

import { agents, deskMutationKinds } from './desk-work.js'

/** An action as stored in a table. */
export interface MutationFact {
  readonly enquiryId: string
  readonly kind: string
  readonly by: string
}

/** Records about the desk in the tables. */
export interface DeskFacts {
  /** Timeline entries of agents. */
  readonly lines: readonly MutationFact[]
  /** Actions with events in the outbox, and actions with published events. */
  readonly inOutbox: readonly MutationFact[]
  readonly published: readonly MutationFact[]
  /** Entries of the audit trail about enquiries. */
  readonly entries: readonly MutationFact[]
  readonly replies: readonly { readonly id: string; readonly enquiryId: string }[]
  /** Queued mails of replies, each with its reply. */
  readonly deliveries: readonly { readonly replyId: string; readonly messageId: string }[]
  /** Messages of patients, by mail or from their page. */
  readonly messages: readonly { readonly id: string; readonly enquiryId: string; readonly source: string }[]
  /** IDs of the messages that timelines show, once for each line. */
  readonly messageLines: readonly string[]
}

/** Kinds of actions by their names in the audit trail; an action with another name was not done by this run. */
const kinds: Readonly<Record<string, CareEventKind>> = {
  'claim-enquiry': 'claimed',
  'take-over-enquiry': 'taken-over',
  'add-note': 'noted',
  'log-contact': 'contacted',
  'send-reply': 'replied',
  'take-over-and-reply': 'replied',
  'recall-reply': 'reply-recalled',
  'wait-for-patient': 'waiting',
  'close-enquiry': 'closed',
  'decline-reply': 'reply-not-needed',
  'merge-enquiries': 'merged',
  'undo-merge': 'unmerged',
}

/** Actions that leave no line in a timeline. */
const silentActions: readonly string[] = ['mark-messages-read', 'open-message-file']

/** A reply that takes an enquiry over is one action with two lines of the same time; it counts as the reply. */
const linesSql = `
  select e.enquiry_id as "enquiryId", e.kind, s.name as by
  from enquiry.care_events e join identity.staff s on s.id = e.actor_id where e.kind = any($1) and s.name = any($2)
    and not (e.kind = 'taken-over' and exists (
      select from enquiry.care_events r
      where (r.enquiry_id, r.actor_id, r.at, r.kind) = (e.enquiry_id, e.actor_id, e.at, 'replied')))`

const publishedSql = `
  select payload->'object'->>'id' as "enquiryId", payload->>'action' as kind, payload->'actor'->>'name' as by,
    id not in (select id from enquiry.outbox_unpublished) as "isPublished"
  from enquiry.outbox where subject like 'enquiry.staff-action.completed.v1.%' and not payload->>'action' = any($1)`

const entriesSql = `
  select object_id as "enquiryId", action as kind, actor_name as by
  from identity.audit_entries where object_kind = 'care-enquiry' and not action = any($1) order by seq`

const messageLinesSql = `select message_id as id from enquiry.care_events where message_id is not null`

/** Reads every schema as the superuser, who has access to all of them. */
export async function readDeskFacts(adminUrl: string): Promise<DeskFacts> {
  const client = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  const rowsOf = async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
    (await client.query<Row>(sql, [...params])).rows
  try {
    const inOutbox = (await rowsOf<MutationFact & { isPublished: boolean }>(publishedSql, [silentActions])).map(named)
    return {
      lines: await rowsOf<MutationFact>(linesSql, [deskMutationKinds, agents]),
      inOutbox,
      published: inOutbox.filter(({ isPublished }) => isPublished),
      entries: (await rowsOf<MutationFact>(entriesSql, [silentActions])).map(named),
      replies: await rowsOf(`select id, enquiry_id as "enquiryId" from enquiry.replies`),
      deliveries: await rowsOf(
        `select occasion as "replyId", message_id as "messageId" from notification.email_deliveries
         where kind = 'reply'`,
      ),
      messages: await rowsOf(`select id, enquiry_id as "enquiryId", source from enquiry.messages`),
      messageLines: (await rowsOf<{ id: string }>(messageLinesSql)).map(({ id }) => id),
    }
  } finally {
    await client.end()
  }
}

function named<Row extends MutationFact>(row: Row): Row {
  return { ...row, kind: kinds[row.kind] ?? row.kind }
}
