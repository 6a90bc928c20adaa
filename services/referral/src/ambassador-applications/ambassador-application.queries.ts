const isOver = `decided_at <= $1::timestamptz - $2 * interval '1 day'`

/** $1 now, $2 days, $3 how many */
export const documentsToForgetSql = `/* documentsToForget */
  select d.upload_id as "uploadId"
  from application_documents d join ambassador_applications a on a.id = d.application_id
  where d.state = 'stored' and a.${isOver}
  order by d.upload_id limit $3`

/** $1 now, $2 days, $3 how many */
export const forgetNumbersSql = `/* forgetNumbers */
  update ambassador_applications set national_id_sealed = null
  where id = any(array(
    select id from ambassador_applications where national_id_sealed is not null and ${isOver}
    limit $3 for update skip locked))
  returning id`
