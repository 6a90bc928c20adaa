/** $1 passkey, $2 the counter it came with, $3 now, $4 whether it is backed up; a counter that does not grow is a copy's. */
export const usePasskeySql = `/* usePasskey */
  update passkeys set counter = $2, last_used_at = $3, is_backed_up = $4
  where id = $1 and (counter < $2 or ($2 = 0 and counter = 0))
  returning id`

/** $1 person: held until the end of the transaction, so that two cannot take the last two away at the same time. */
export const lockMeansSql = `/* lockMeans */
  select s.password_hash is not null as "hasPassword",
    (select count(*)::int from passkeys p where p.staff_id = s.id) as passkeys
  from staff s where s.id = $1 for update`
