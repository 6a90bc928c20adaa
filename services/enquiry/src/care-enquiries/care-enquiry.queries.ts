/** One enquiry to be changed, which nobody else changes meanwhile. $1 its id. */
export const lockCareEnquirySql = `/* lockCareEnquiry */
  select id, kind, reference, full_name, due_at, state, outcome, version, assignee_id, claimed_until, first_answered_at,
    coalesce((select t.time_zone from trip_plans t where t.id = care_enquiries.id),
      (select r.time_zone from consultations r where r.id = care_enquiries.id)) as time_zone
  from care_enquiries where id = $1 for update`

/**
 * Who waits unclaimed with the least time left, also since a claim ran out; two who ask at once get two. Sorted by nobody
 * first, as the index of them is.
 */
export const nextUnclaimedSql = `/* nextUnclaimed */
  select id from care_enquiries
  where first_answered_at is null and state <> 'closed' and assignee_id is null
  order by assignee_id, submitted_at, id limit 1 for update skip locked`

/** Enquiries that have waited for their patient as long as was said. $1 now, $2 how many */
export const dueToWakeSql = `/* dueToWake */
  select id, version from care_enquiries where state = 'waiting' and wakes_at <= $1::timestamptz
  order by wakes_at limit $2 for update skip locked`

/**
 * What is known of an enquiry that is about to be closed: how often somebody tried to reach the person, and whether there
 * is the enquiry that it repeats. $1 the enquiry, $2 a reference or null
 */
export const knownToCloseSql = `/* knownToClose */
  select (select count(*)::int from care_events
      where enquiry_id = $1 and kind = 'contacted' and result = 'tried') as tries,
    exists (select from care_enquiries where reference = $2) as "isKnown"`

/**
 * Unanswered enquiries whose claim ran out, in the words of their index, but for those whose answer is on its way. $1 now,
 * $2 how many
 */
export const lapsedClaimsSql = `/* lapsedClaims */
  select id, version, assignee_id from care_enquiries c
  where first_answered_at is null and state = 'open' and claimed_until is not null and claimed_until <= $1::timestamptz
    and not exists (
      select from care_answers a where a.enquiry_id = c.id and a.state in ('waiting', 'queued', 'retrying'))
  order by claimed_until limit $2 for update skip locked`

/**
 * Lines of a timeline, newest first, with the answer of each that tells of a new one, as it is now, and the version of
 * the template that it came from: before templates were edited there was the first alone, and a plan is of none. $1 the
 * enquiry, $2 and $3 the place after which the page begins, $4 how many.
 */
export const listCareEventsSql = `/* listCareEvents */
  select e.id, e.at, e.at::text as place, e.kind, e.actor_id as "actorId", e.channel, e.result, e.outcome,
    e.assignee_id as "assigneeId", e.words_sealed as "sealed", a.id as "answerId", a.state, a.template,
    a.waiting_until as "waitingUntil", a.sent_at as "sentAt", a.code, a.next_try_at as "nextTryAt",
    a.words_sealed as "answerSealed", v.version as "templateVersion", v.name as "templateName"
  from care_events e left join care_answers a on a.id = e.answer_id and e.kind = 'answered'
    left join answer_template_versions v on v.key = a.template and v.version = coalesce(a.template_version, 1)
  where e.enquiry_id = $1 and ($2::timestamptz is null or (e.at, e.id) < ($2::timestamptz, $3::uuid))
  order by e.at desc, e.id desc limit $4`
