import type { WriteTx } from '@seneb/service-kit/database/db'

import type { Locked } from './change-care-enquiry.js'

/**
 * Recomputes the marks of messages of enquiries and of those they are merged into. A message waits for a reply while
 * nothing was sent after it and nobody declared that it needs none. The clock runs from the first reply on, and not on
 * a closed enquiry. An unanswered merged enquiry counts as a waiting message. $1 the enquiries
 */
const recomputeMessagesSql = `/* recomputeMessages */
  with roots as (select distinct coalesce(merged_into, id) as id from care_enquiries where id = any($1::uuid[])),
  members as (
    select c.id, r.id as root, c.first_replied_at, c.state, c.submitted_at
    from roots r join care_enquiries c on c.id = r.id or c.merged_into = r.id),
  handled as (
    select m.root, max(done.at) as at from members m cross join lateral (
      select max(a.written_at) as at from replies a where a.enquiry_id = m.id and a.state = 'sent'
      union all select max(a.written_at) from care_events e join replies a on a.id = e.reply_id and a.state = 'sent'
        where e.enquiry_id = m.id and e.kind = 'reply-sent' and e.mirrored_from is not null
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

/** Recomputes the unread mark and the next-reply clock of enquiries, and of those they are merged into. */
export async function recomputeMessages(enquiryIds: readonly string[], tx: WriteTx): Promise<void> {
  if (enquiryIds.length > 0) await tx.query(recomputeMessagesSql, [enquiryIds])
}

/** Recomputes the marks of a locked enquiry, unless it has neither messages nor merges, so that no mark can change. */
export async function recomputeMarks(
  { has_merges, has_messages, id }: Pick<Locked, 'has_merges' | 'has_messages' | 'id'>,
  tx: WriteTx,
): Promise<void> {
  if (has_messages || has_merges) await recomputeMessages([id], tx)
}
