/** $1 hash of the step's token, $2 now: a step is taken once, right code or wrong. */
export const takeStepOfSignInSql = `/* takeStepOfSignIn */
  update sign_in_steps set used_at = $2
  where token_hash = $1 and used_at is null and expires_at > $2
  returning staff_id as "staffId"`

/** $1 hash, $2 now */
export const liveStepSql = `/* liveStep */
  select staff_id as "staffId" from sign_in_steps where token_hash = $1 and used_at is null and expires_at > $2`

/** $1 person or nobody, $2 how many switch it off; one that has no password has nothing to lose. */
export const countPasswordFailureSql = `/* countPasswordFailure */
  update staff set password_failures = password_failures + 1,
    password_hash = case when password_failures + 1 >= $2 then null else password_hash end
  where id = $1::uuid and password_hash is not null
  returning password_hash is null as "isOff"`

/** $1 person */
export const forgetPasswordFailuresSql = `/* forgetPasswordFailures */
  update staff set password_failures = 0 where id = $1 and password_failures > 0`
