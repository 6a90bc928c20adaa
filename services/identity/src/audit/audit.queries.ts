export const lockHeadSql = `/* lockAuditHead */ select seq, hash from audit_head where only_row for update`

/** $1 seq, $2 hash */
export const moveHeadSql = `/* moveAuditHead */ update audit_head set seq = $1, hash = $2 where only_row`

export const readHeadSql = `/* readAuditHead */ select seq, hash from audit_head where only_row`
