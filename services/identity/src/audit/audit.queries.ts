export const lockHeadSql = `/* lockAuditHead */ select seq, hash from audit_head where only_row for update`

/** $1 seq, $2 hash */
export const moveHeadSql = `/* moveAuditHead */ update audit_head set seq = $1, hash = $2 where only_row`

export const readHeadSql = `/* readAuditHead */ select seq, hash from audit_head where only_row`

/** $1 since when */
export const sealedSinceSql = `/* auditSealedSince */ select 1 from audit_seals where at >= $1 limit 1`

export const activeAdminsSql = `/* activeAdmins */ select s.email, s.name from staff s join staff_roles r on r.staff_id = s.id
  where r.role = 'admin' and s.state = 'active' order by s.id`

/** What there is to filter by, each name once. */
export const readAuditChoicesSql = `/* readAuditChoices */ select
  array(select distinct actor_name from audit_entries order by 1) as "actorNames",
  array(select distinct action from audit_entries order by 1) as "actions",
  array(select distinct object_kind from audit_entries order by 1) as "objectKinds"`
