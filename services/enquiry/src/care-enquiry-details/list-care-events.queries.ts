import { messageColumns } from '../messages/listed-message.js'

/**
 * Lines of a timeline and of the enquiries merged into it, newest first. A line about a new reply includes its current
 * state and its template version; a plan has no template. A line about a message includes it. $1 the enquiry, $2 and $3 position after which the page begins, $4 maximum number of lines.
 */
export const listCareEventsSql = `/* listCareEvents */
  select e.id, e.at, e.at::text as place, e.kind, e.actor_id as "actorId", e.channel, e.result, e.outcome,
    e.assignee_id as "assigneeId", e.body_sealed as "sealed", a.id as "replyId", a.state, a.template,
    a.waiting_until as "waitingUntil", a.sent_at as "sentAt", a.code, a.next_try_at as "nextTryAt",
    a.body_sealed as "sealedReply", v.version as "templateVersion", v.name as "templateName",
    a.bounced_at as "bouncedAt", a.in_reply_to as "inReplyTo",
    case when e.enquiry_id <> $1 then e.enquiry_id end as "mergedId", c.reference,
    (select o.reference from care_enquiries o where o.id = e.other_enquiry_id) as "otherReference",
    m.id as "messageId", ${messageColumns}
  from care_events e join care_enquiries c on c.id = e.enquiry_id left join replies a on a.id = e.reply_id and e.kind = 'replied'
    left join reply_template_versions v on v.key = a.template and v.version = coalesce(a.template_version, 1)
    left join messages m on m.id = e.message_id
  where e.enquiry_id in (select id from care_enquiries where id = $1 or merged_into = $1)
    and (e.mirrored_from is null or (e.enquiry_id = $1 and not exists (
      select from care_events o join care_enquiries k on k.id = o.enquiry_id
      where o.id = e.mirrored_from and k.merged_into = $1))) and ($2::timestamptz is null or (e.at, e.id) < ($2::timestamptz, $3::uuid))
  order by e.at desc, e.id desc limit $4`
