/** $1 person, $2 the code's period: taken by whoever comes first with it, and nobody comes with an older one. */
export const takeStepSql = `/* takeTotpStep */
  update totp_factors set last_used_step = $2
  where staff_id = $1 and last_used_step < $2
  returning staff_id`

/** $1 person, $2 hash, $3 now */
export const useRecoveryCodeSql = `/* useRecoveryCode */
  update recovery_codes set used_at = $3
  where staff_id = $1 and code_hash = $2 and used_at is null
  returning id`

/** $1 person */
export const countRecoveryCodesSql = `/* countRecoveryCodes */
  select count(*)::int as count from recovery_codes where staff_id = $1 and used_at is null`
