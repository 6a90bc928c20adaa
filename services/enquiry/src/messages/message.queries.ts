/** Columns of a message `m` as a timeline shows them; its files are one value. Without texts once they were withdrawn. */
export const messageColumns = `m.source, m.kind as "messageKind", m.received_at as "receivedAt", m.language,
    m.is_known_sender as "isKnownSender", m.sender_check as "senderCheck", m.read_at as "readAt", m.read_by as "readById",
    m.skipped_files as "skippedFiles", case when m.withdrawn_at is null then m.preview_sealed end as "sealedPreview",
    (select coalesce(json_agg(json_build_object('id', f.id, 'state', f.state, 'refusal', f.refusal) order by f.id), '[]')
      from message_files f where f.message_id = m.id) as files`

/** $1 the enquiry, $2 the message; the enquiry's own or one of an enquiry merged into it. */
export const readMessageSql = `/* readMessage */
  select m.id as "messageId", ${messageColumns}, case when m.withdrawn_at is null then m.content_sealed end as "sealedContent"
  from messages m join care_enquiries c on c.id = m.enquiry_id
  where m.id = $2 and (c.id = $1 or c.merged_into = $1)`

/**
 * Locks an enquiry, the enquiry it is merged into and those merged into it, the kept one first, so that two changes of
 * merged enquiries never wait for each other. $1 the enquiry
 */
export const lockMergedSql = `/* lockMerged */
  select id, merged_into as "mergedInto" from care_enquiries
  where id = $1 or merged_into = $1 or id = (select merged_into from care_enquiries where id = $1)
  order by merged_into is not null, id for update`

/**
 * Recomputes the marks of messages of enquiries and of those they are merged into. A message waits for a reply while
 * nothing was sent after it and nobody declared that it needs none. The clock runs from the first reply on, and not on
 * a closed enquiry. An unanswered merged enquiry counts as a waiting message. $1 the enquiries
 */
export const recomputeMessagesSql = `/* recomputeMessages */
  with roots as (select distinct coalesce(merged_into, id) as id from care_enquiries where id = any($1::uuid[])),
  members as (
    select c.id, r.id as root, c.first_replied_at, c.state, c.submitted_at
    from roots r join care_enquiries c on c.id = r.id or c.merged_into = r.id),
  handled as (
    select m.root, max(done.at) as at from members m cross join lateral (
      select max(a.written_at) as at from replies a where a.enquiry_id = m.id and a.state = 'sent'
      union all select max(e.at) from care_events e where e.enquiry_id = m.id
        and (e.kind = 'reply-not-needed' or (e.kind = 'contacted' and e.result = 'reached'))) done
    group by m.root),
  counted as (
    select m.root, (count(*) filter (where s.read_at is null))::int as unread,
      min(s.received_at) filter (where s.read_at is null) as unread_since,
      min(s.received_at) filter (where h.at is null or s.received_at > h.at) as wanted_since
    from members m join handled h on h.root = m.root
      join messages s on s.enquiry_id = m.id and s.kind = 'message'
    group by m.root),
  marks as (
    select m.id, m.id = m.root as is_root, n.unread, n.unread_since,
      case when m.state <> 'closed' and m.first_replied_at is not null then least(n.wanted_since, (
        select min(k.submitted_at) from members k
        where k.root = m.root and k.id <> m.root and k.first_replied_at is null and k.state <> 'closed')) end as wanted_since
    from members m left join counted n on n.root = m.root)
  update care_enquiries c set
    unread_messages = case when k.is_root then coalesce(k.unread, 0) else 0 end,
    reply_wanted_since = case when k.is_root then k.wanted_since end,
    new_message_at = case when k.is_root then least(k.unread_since, k.wanted_since) end
  from marks k where k.id = c.id and (c.unread_messages, c.reply_wanted_since, c.new_message_at) is distinct from (
    case when k.is_root then coalesce(k.unread, 0) else 0 end, case when k.is_root then k.wanted_since end,
    case when k.is_root then least(k.unread_since, k.wanted_since) end)`

/** Number of human messages of an enquiry since a time. $1 the enquiry, $2 the time */
export const countMessagesSql = `/* countMessages */
  select count(*)::int as count from messages where enquiry_id = $1 and kind = 'message' and received_at > $2`

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

/** Puts the texts of an enquiry's messages out of use. $1 the enquiry, $2 time of the withdrawal */
export const withdrawMessagesSql = `/* withdrawMessages */
  update messages set withdrawn_at = $2 where enquiry_id = $1 and withdrawn_at is null`

/** Puts the texts back into use. $1 the enquiry, $2 time of the withdrawal that is undone */
export const restoreMessagesSql = `/* restoreMessages */
  update messages set withdrawn_at = null where enquiry_id = $1 and withdrawn_at = $2`

/** Erases the texts and files of messages that were withdrawn. $1 the enquiry, $2 time of the withdrawal */
export const eraseWithdrawnMessagesSql = `/* eraseWithdrawnMessages */
  with files as (update message_files f set sealed = null, state = 'lost' from messages m
    where m.id = f.message_id and m.enquiry_id = $1 and m.withdrawn_at = $2 and f.state in ('waiting', 'uploaded', 'stored'))
  update messages set preview_sealed = null, content_sealed = null where enquiry_id = $1 and withdrawn_at = $2`

/** Whether the person wrote from their own address after a reply was sent. $1 the enquiry, $2 the reply */
export const wasReadSql = `/* wasReplyRead */
  select exists (select from messages m join replies a on a.id = $2 and a.enquiry_id = $1
    where m.enquiry_id = $1 and m.kind = 'message' and m.is_known_sender and m.received_at > a.sent_at) as "wasRead"`

/** Reads the message that a reply quotes: of its enquiry, or of one merged into it. $1 the enquiry, $2 the message */
export const quotedMessageSql = `/* quotedMessage */
  select m.id, m.received_at as "receivedAt", case when m.withdrawn_at is null and m.is_known_sender
    and m.kind = 'message' and m.source <> 'phone' then m.preview_sealed end as "sealed" from messages m join care_enquiries c on c.id = m.enquiry_id
  where m.id = $2 and (c.id = $1 or c.merged_into = $1)`
