export const lockHeadSql = `/* lockAuditHead */ select seq, hash from audit_head where only_row for update`

/** $1 seq, $2 hash */
export const moveHeadSql = `/* moveAuditHead */ update audit_head set seq = $1, hash = $2 where only_row`

export const readHeadSql = `/* readAuditHead */ select seq, hash from audit_head where only_row`

/** $1 since when */
export const sealedSinceSql = `/* auditSealedSince */ select 1 from audit_seals where at >= $1 limit 1`

export const activeAdminsSql = `/* activeAdmins */ select s.email, s.name from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active' order by s.id`

/** Each value of a column once, by one look into its index for each: the trail is never read as a whole. */
const eachOnce = (column: string) => `array(
  with recursive found(value) as (
    select min(${column}) from audit_entries
    union all
    select (select min(${column}) from audit_entries where ${column} > found.value) from found where found.value is not null
  )
  select value from found where value is not null order by 1)`

/** What there is to filter by, each name once. */
export const readAuditChoicesSql = `/* readAuditChoices */ select ${eachOnce('actor_name')} as "actorNames",
  ${eachOnce('action')} as "actions", ${eachOnce('object_kind')} as "objectKinds"`
