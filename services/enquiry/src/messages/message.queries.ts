import { messageColumns } from './listed-message.js'

/** $1 the enquiry, $2 the message; the enquiry's own or one of an enquiry merged into it. */
export const readMessageSql = `/* readMessage */
  select m.id as "messageId", ${messageColumns}, case when m.withdrawn_at is null then m.content_sealed end as "sealedContent"
  from messages m join care_enquiries c on c.id = m.enquiry_id
  where m.id = $2 and (c.id = $1 or c.merged_into = $1)`

/** Sets the time until which an enquiry is stored, by its newest message. $1 the enquiry, $2 time of a message */
export const extendRetentionSql = `/* extendRetention */
  update care_enquiries set last_activity_at = greatest(last_activity_at, $2::timestamptz) where id = $1`

/** Marks messages as read, each once. $1 the enquiry, $2 the messages, $3 now, $4 the staff member */
export const markMessagesReadSql = `/* markMessagesRead */
  update messages m set read_at = $3, read_by = $4 from care_enquiries c
  where m.id = any($2::uuid[]) and m.read_at is null and c.id = m.enquiry_id and (c.id = $1 or c.merged_into = $1)
  returning m.id`

/** Messages whose files are all settled and of which the mail service was not told yet, each once. $1 messages, $2 now */
export const settledMessagesSql = `/* settledMessages */
  update messages m set filed_at = $2 where m.id = any($1::uuid[]) and m.filed_at is null
    and not exists (select from message_files f where f.message_id = m.id and f.state in ('waiting', 'uploaded'))
  returning m.id, m.enquiry_id as "enquiryId", m.source, array(
    select f.id::text from message_files f where f.message_id = m.id and f.state = 'lost' order by f.id) as "missingFileIds"`

/** Size of a stored file. $1 the enquiry, $2 the file */
export const storedFileSql = `/* storedMessageFile */
  select f.id, octet_length(f.sealed) as bytes from message_files f
    join messages m on m.id = f.message_id join care_enquiries c on c.id = m.enquiry_id
  where f.id = $2 and (c.id = $1 or c.merged_into = $1) and f.sealed is not null and m.withdrawn_at is null`

/**
 * Stored uncompressed, so that only the pages of the part are read. $1 the opening, $2 the session, $3 now, $4 how long
 * an opening lasts, $5 the bytes before the part, $6 its length
 */
export const fileChunkSql = `/* messageFileChunk */
  select substring(f.sealed from $5::int + 1 for $6::int) as part
  from message_file_openings o join message_files f on f.id = o.file_id
  where o.id = $1 and o.session_id = $2 and o.opened_at > $3::timestamptz - $4::interval and f.sealed is not null`

/** Computed from the lengths only; the files are not read. */
export const storedFileBytesSql = `/* storedMessageFileBytes */
  select coalesce(sum(octet_length(sealed)), 0)::float8 as bytes from message_files where sealed is not null`

/** Reads the message that a reply quotes: of its enquiry, or of one merged into it. $1 the enquiry, $2 the message */
export const quotedMessageSql = `/* quotedMessage */
  select m.id, m.received_at as "receivedAt", case when m.withdrawn_at is null and m.is_known_sender
    and m.kind = 'message' and m.source <> 'phone' then m.preview_sealed end as "sealed" from messages m join care_enquiries c on c.id = m.enquiry_id
  where m.id = $2 and (c.id = $1 or c.merged_into = $1)`
