/** $1 person, $2 hash of the device's token, $3 now; a device that was not used for 90 days is strange again. */
export const knownDeviceSql = `/* knownDevice */
  select id from known_devices
  where staff_id = $1::uuid and token_hash = $2 and last_seen_at > $3::timestamptz - interval '90 days'`

/** $1 device, $2 now */
export const seeDeviceSql = `/* seeDevice */ update known_devices set last_seen_at = $2 where id = $1`
