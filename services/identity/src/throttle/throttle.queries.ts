/**
 * Counts one attempt unless it has to wait; then nothing is returned, and nothing counted. $1 key, $2 scope, $3 now,
 * $4 free attempts, $5 first wait, $6 growth, $7 longest wait, $8 window; seconds.
 */
export const takeAttemptSql = `/* takeAttempt */
  insert into sign_in_counters as counter (key, scope, attempts, last_at) values ($1, $2, 1, $3)
  on conflict (key) do update set
    attempts = case when counter.last_at < $3::timestamptz - $8 * interval '1 second' then 1
      else counter.attempts + 1 end,
    last_at = $3
  where counter.attempts < $4
    or counter.last_at < $3::timestamptz - $8 * interval '1 second'
    or counter.last_at <= $3::timestamptz
      - least($5::float8 * power($6::float8, least(counter.attempts - $4, 20)), $7::float8) * interval '1 second'
  returning attempts`

/** $1 keys */
export const forgetAttemptsSql = `/* forgetAttempts */ delete from sign_in_counters where key = any($1)`

/** $1 keys: of a network the one attempt that succeeded is taken back, so that nobody clears the others' by their own. */
export const takeBackAttemptSql = `/* takeBackAttempt */
  update sign_in_counters set attempts = greatest(attempts - 1, 0) where key = any($1)`
