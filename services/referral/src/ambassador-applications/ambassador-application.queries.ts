const isOver = `decided_at <= $1::timestamptz - $2 * interval '1 day'`

/** Of applications that were decided, or that nobody has decided. $1 now, $2 days, $3 how many, $4 the undecided's period */
export const documentsToForgetSql = `/* documentsToForget */
  select d.upload_id as "uploadId"
  from application_documents d join ambassador_applications a on a.id = d.application_id
  where d.state = 'stored'
    and (a.${isOver} or (a.status = 'pending' and a.submitted_at <= $1::timestamptz - $4::interval))
  order by d.upload_id limit $3`

/** Once none of its files is left anywhere. $1 rows at most, $2 now, $3 the period */
export const endUndecidedSql = `/* endUndecided */
  with ended as (
    select id from ambassador_applications a
    where status = 'pending' and submitted_at <= $2::timestamptz - $3::interval
      and not exists (
        select from application_documents d where d.application_id = a.id and d.state in ('uploaded', 'stored'))
    order by submitted_at limit $1 for update skip locked),
  documents as (delete from application_documents d using ended where d.application_id = ended.id)
  delete from ambassador_applications a using ended where a.id = ended.id returning 1`

/** $1 now, $2 days, $3 how many */
export const forgetNumbersSql = `/* forgetNumbers */
  update ambassador_applications set national_id_sealed = null
  where id = any(array(
    select id from ambassador_applications where national_id_sealed is not null and ${isOver}
    limit $3 for update skip locked))
  returning id`
