/** Selects the replies of enquiries, because messages are also published under reply IDs. $1 IDs of enquiries */
export const answersOfSql = `/* repliesOfEnquiries */
  select enquiry_id as "enquiryId", id from replies where enquiry_id = any($1::uuid[])`

/** Recipients of mails about erasures. $1 ids of enquiries */
export const addresseesSql = `/* addresseesOfErasures */
  select id, reference, full_name as "fullName", email from trip_plans where id = any($1::uuid[])
  union all select id, reference, full_name, email from consultations where id = any($1::uuid[])`

/**
 * $1 the enquiry, $2 its kind, $3 reason, $4 its records, $5 start time, $6 requesting staff member or null; $7 the
 * mail that notifies the person, or null
 */
export const startErasureSql = `/* startErasure */
  insert into erasures (enquiry_id, kind, reason, record_ids, started_at, started_by, notice_id, notice_state)
  values ($1, $2, $3, $4::uuid[], $5, $6, $7::uuid, case when $7::uuid is null then null else 'on-its-way' end)
  on conflict do nothing`

/**
 * Inserts nothing for an unknown erasure, such as one that a restore has undone. $1 the enquiry, $2 service, $3 time of
 * completion
 */
export const releaseSlotSql = `/* releaseErasureSlot */
  insert into erasure_targets (enquiry_id, service, finished_at)
  select enquiry_id, $2, $3::timestamptz from erasures where enquiry_id = $1::uuid on conflict do nothing
  returning service`

/** Stores the outcome of the mail that notifies the person. $1 the mail, $2 its outcome, $3 time of the outcome */
export const endNoticeSql = `/* endErasureNotice */
  update erasures set notice_state = $2, notice_at = $3::timestamptz where notice_id = $1::uuid
  returning enquiry_id as "enquiryId"`

const erasureColumns = `enquiry_id as "enquiryId", kind, reason, started_at as "startedAt", started_by as "startedBy",
    notice_state as "noticeState", notice_at as "noticeAt",
    (select coalesce(jsonb_object_agg(p.service, p.finished_at), '{}')
      from erasure_targets p where p.enquiry_id = e.enquiry_id) as services`

/** $1 the enquiry. */
export const readErasureSql = `/* readErasure */
  select ${erasureColumns} from erasures e where enquiry_id = $1::uuid`

/** Newest first. $1 and $2 position after which the page begins, $3 number of rows */
export const listErasuresSql = `/* listErasures */
  select ${erasureColumns}, started_at::text as place from erasures e
  where $1::timestamptz is null or (started_at, enquiry_id) < ($1::timestamptz, $2::uuid)
  order by started_at desc, enquiry_id desc limit $3`

/** Runs every few seconds, so it checks the last 30 days only. $1 services, $2 now */
export const unfinishedErasuresSql = `/* unfinishedErasures */
  select s.service, coalesce(extract(epoch from $2::timestamptz - (
    select min(e.started_at) from erasures e
    where e.started_at > $2::timestamptz - interval '30 days' and not exists (
      select from erasure_targets p where p.enquiry_id = e.enquiry_id and p.service = s.service)
  )), 0)::float8 as seconds
  from unnest($1::text[]) as s (service)`
