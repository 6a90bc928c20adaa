/** $1 person or nobody, $2 how many switch it off; one that has no password has nothing to lose. */
export const countPasswordFailureSql = `/* countPasswordFailure */
  update staff set password_failures = password_failures + 1,
    password_hash = case when password_failures + 1 >= $2 then null else password_hash end
  where id = $1::uuid and password_hash is not null
  returning password_hash is null as "isOff"`

/** $1 person */
export const forgetPasswordFailuresSql = `/* forgetPasswordFailures */
  update staff set password_failures = 0 where id = $1 and password_failures > 0`
