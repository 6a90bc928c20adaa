import { deleteSql } from '@seneb/service-kit/workers/create-sweeper'

/** $1 digests under all keys */
export const findDuplicateSql = `/* findInboundDuplicate */
  select id, envelope_sealed as envelope, state from inbound_emails where dedupe_digest = any($1::text[])
  order by received_at limit 1 for update`

/**
 * Inserts an email unless its digest is known. $1 id, $2 source, $3 dedupe digest, $4 sealed email, $5 sealed envelope,
 * $6 trace
 */
export const insertInboundSql = `/* insertInboundEmail */
  insert into inbound_emails (id, source, received_at, dedupe_digest, raw_sealed, envelope_sealed, state, attempts,
    next_attempt_at, traceparent)
  select $1::uuid, $2, t, $3, $4, $5, 'received', 0, t, $6 from (select clock_timestamp() as t) now
  on conflict (dedupe_digest) do nothing returning id`

/**
 * Adds recipients to an email. One that waits for staff is read again, because the new recipient may name its enquiry.
 * $1 id, $2 sealed envelope
 */
export const addRecipientsSql = `/* addInboundRecipients */
  update inbound_emails set envelope_sealed = $2,
    state = case when state = 'unmatched' then 'received' else state end,
    content_sealed = case when state = 'unmatched' then null else content_sealed end,
    attempts = case when state = 'unmatched' then 0 else attempts end,
    next_attempt_at = clock_timestamp()
  where id = $1::uuid`

/**
 * Returns number and stored size of the emails received within the last hour, and whether any was read from a mailbox
 * before.
 */
export const receivedSql = `/* receivedEmails */ select h.count as "lastHour", h.bytes as "lastHourBytes",
    exists (select from inbound_emails where source = 'imap') as "hasReadMailbox"
  from (select count(*)::int as count, coalesce(sum(octet_length(raw_sealed)), 0)::float8 as bytes
    from inbound_emails where received_at > now() - interval '1 hour') h`

/** Figures for metrics; each half reads its own partial index, not the emptied rows of two years. */
export const inboundBacklogSql = `/* inboundBacklog */ select w.waiting, w."oldestSeconds",
    (select count(*)::int from inbound_emails where state = 'unmatched') as unmatched
  from (select count(*)::int as waiting,
      coalesce(extract(epoch from clock_timestamp() - min(received_at)), 0)::float8 as "oldestSeconds"
    from inbound_emails where state in ('received', 'processing')) w`

/** Deliveries `d` to patients: those about an enquiry, except to staff and of synthetic journeys. */
const toPatientsAs = (d: string) => `${d}.cause_kind in ('trip-plan', 'consultation')
    and ${d}.kind not like '%operator-email' and ${d}.kind not like 'synthetic-%'`
const toPatients = toPatientsAs('d')

/** $1 ids */
export const findDeliveriesSql = `/* findInboundDeliveries */
  select d.id as "deliveryId", case when ${toPatients} then d.cause_id end as "enquiryId"
  from email_deliveries d where d.id = any($1::uuid[])`

/** The mail of a report, also while its sender has not recorded yet that the mail server accepted it. $1 ids */
export const reportedDeliverySql = `/* reportedDelivery */
  select d.id, d.kind, d.cause_id as "enquiryId", d.occasion, d.recipient_digest as "recipientDigest",
    d.state <> 'sent' as "isOnItsWay", d.finished_at as "sentAt"
  from email_deliveries d where d.id = any($1::uuid[]) and ${toPatients} and d.state in ('sending', 'retrying', 'sent')
  order by array_position($1::uuid[], d.id) limit 1`

/** Maximum number of emails that reach one enquiry within a day; two programs that answer each other send more. */
export const maxFiledPerDay = 200

/** $1 the enquiry */
export const isFloodedSql = `/* isFlooded */ select count(*) >= ${maxFiledPerDay} as "isFlooded"
  from inbound_emails where enquiry_id = $1::uuid and received_at > clock_timestamp() - interval '1 day'`

/** $1 digests of Message-IDs, $2 digests of the sender */
export const findEarlierMessagesSql = `/* findEarlierMessages */
  select distinct enquiry_id as "enquiryId" from inbound_emails
  where message_id_digest = any($1::text[]) and enquiry_id is not null and from_digest = any($2::text[]) limit 2`

/**
 * Whether an enquiry was mailed, and neither erased nor withdrawn. The end of an enquiry leaves a withdrawn mail of each
 * kind that would follow. $1 the enquiry
 */
export const isOpenSql = `/* isOpenEnquiry */ select
    exists (select from email_deliveries where cause_id = $1::uuid and cause_kind in ('trip-plan', 'consultation'))
    and not exists (select from erased_records where record_id = $1::uuid)
    and not exists (select from email_deliveries
      where cause_id = $1::uuid and kind in ('late-reply-notice', 'undelivered-reply-operator-email')
        and occasion = 'once' and state = 'withdrawn') as "isOpen"`

/** $1 the enquiry, $2 digests of the address */
export const isRecipientSql = `/* isRecipient */ select exists (select from email_deliveries d
  where d.cause_id = $1::uuid and d.recipient_digest = any($2::text[]) and ${toPatients}) as "isRecipient"`

/** $1 digests of the address */
export const findByAddressSql = `/* findEnquiriesByAddress */
  select d.cause_id as "enquiryId" from email_deliveries d
  where d.recipient_digest = any($1::text[]) and ${toPatients}
  group by d.cause_id order by max(d.queued_at) desc limit 10`

/** $3 kind, $4 enquiry, $5 evidence, $6 sender check, $7 Message-ID digest, $8 sender digest, $9 sealed envelope */
export const filedSet = `state = 'filed', kind = $3, enquiry_id = $4::uuid, threaded_by = $5, sender_check = $6,
  message_id_digest = $7, from_digest = $8, envelope_sealed = $9, content_sealed = null, reason = null,
  proposals = '[]', finished_at = clock_timestamp()`

/** $3 kind, $4 reason, $5 proposals, $6 sender check, $7 Message-ID digest, $8 sender digest, $9 sealed content */
export const unmatchedSet = `state = 'unmatched', kind = $3, reason = $4, proposals = $5::jsonb, sender_check = $6,
  message_id_digest = $7, from_digest = $8, content_sealed = $9`

/** Ends an email of which nothing is needed any more. $3 kind, $4 enquiry or null, $5 evidence or null */
export const endedSet = `state = case when $4::uuid is null then 'ignored' else 'done' end, kind = $3,
  enquiry_id = $4::uuid, threaded_by = $5, raw_sealed = null, envelope_sealed = null, content_sealed = null,
  finished_at = clock_timestamp()`

/** $3 milliseconds until the next attempt */
export const laterSet = `state = 'received', next_attempt_at = clock_timestamp() + $3 * interval '1 millisecond'`

/** $1 ids, $2 the email, $3 positions in the same order */
export const insertAttachmentsSql = `/* insertInboundAttachments */
  insert into inbound_attachments (id, inbound_email_id, position, state, refusal, attempts, next_attempt_at, created_at)
  select a.id, $2::uuid, a.position, 'waiting', null, 0, t, t
  from unnest($1::uuid[], $3::int[]) as a (id, position), (select clock_timestamp() as t) now
  on conflict (inbound_email_id, position) do nothing`

/**
 * Empties an email that enquiry has filed, so that only digests against duplicates stay. Files that enquiry misses are
 * sent again, and the email stays as long as one of them is on its way. $1 the message, $2 the enquiry, $3 missing files
 */
export const onFiledSql = `/* onMessageFiled */
  with missing as (
    update inbound_attachments a set state = 'waiting', refusal = null, settled_at = null,
      next_attempt_at = clock_timestamp()
    from inbound_emails e
    where a.id = any($3::uuid[]) and a.inbound_email_id = $1::uuid and e.id = a.inbound_email_id
      and e.raw_sealed is not null and a.state = 'stored'
    returning a.id)
  update inbound_emails set state = 'done', raw_sealed = null
  where id = $1::uuid and enquiry_id = $2::uuid and state = 'filed' and not exists (select from missing)
    and not exists (select from inbound_attachments a where a.id = any($3::uuid[]) and a.state in ('waiting', 'sending'))`

/**
 * Deletes emails of enquiries, and unmatched ones from their people, unless a person has another enquiry. Runs before
 * the enquiries' own mails are deleted. $1 enquiries
 */
export const eraseInboundSql = `/* eraseInboundEmails */
  delete from inbound_emails e where e.enquiry_id = any($1::uuid[])
    or (e.enquiry_id is null and e.from_digest in (
      select d.recipient_digest from email_deliveries d where d.cause_id = any($1::uuid[]) and ${toPatients})
      and not exists (select from email_deliveries o
        where o.recipient_digest = e.from_digest and o.cause_id <> all($1::uuid[]) and ${toPatientsAs('o')}))`

/** Deletes received emails that belong to no enquiry, after their period. $1 rows, $2 now, $3 the period */
export const deleteEndedSql = deleteSql({
  name: 'forgetUnassignedEmails',
  from: 'inbound_emails',
  where: `enquiry_id is null and received_at <= $2::timestamptz - $3::interval`,
})

/** Maximum number of unmatched emails; senders of unwanted mail must not fill the disk. */
export const maxUnmatchedEmails = 5000

/** Maximum size of all unmatched emails, compressed and encrypted; one email may have 25 MB. */
export const maxUnmatchedBytes = 4 * 1024 ** 3

/**
 * Deletes unmatched emails beyond their number and size: first those of strangers, the oldest of them first, so that
 * nobody displaces the emails of patients by many of their own. $1 rows, $2 maximum number, $3 maximum size in bytes
 */
export const deleteExcessSql = deleteSql({
  name: 'forgetExcessEmails',
  from: 'inbound_emails',
  where: `id in (select id from (
    select id, row_number() over tray as place, sum(coalesce(octet_length(raw_sealed), 0)) over tray as bytes
    from inbound_emails where state = 'unmatched'
    window tray as (order by proposals = '[]' or reason = 'too-many', received_at desc, id desc rows unbounded preceding)) ranked
    where place > $2::int or bytes > $3::bigint)`,
})
