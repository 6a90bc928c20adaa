/** $1 partner. Who makes a key for them waits for whoever else does, so that the number of keys is counted once. */
export const lockPartnerSql = `/* lockPartner */ select id from partners where id = $1 for update`

/** $1 partner, $2 mode, $3 now */
export const liveKeysSql = `/* liveKeys */
  select id from api_keys
  where partner_id = $1 and mode = $2 and revoked_at is null and retires_at is null and expires_at > $3`

/** $1 key. Who rolls and who revokes it come one after the other. */
export const lockKeySql = `/* lockApiKey */ select id from api_keys where id = $1 for update`

export const listPartnersSql = `/* listPartners */
  select id as "partnerId", name, created_at as "createdAt" from partners order by lower(name), id`

/** Of keys everything but their digests. */
const shownColumns = `id as "keyId", partner_id as "partnerId", name, mode, scopes, version, created_at as "createdAt", expires_at,
    retires_at, revoked_at, last_used_at as "lastUsedAt"`

export const listKeysSql = `/* listApiKeys */
  select ${shownColumns} from api_keys order by created_at desc, id`

/** $1 partner, $2 mode: what is another's, or of the other mode, is not there. */
export const ownKeysSql = `/* ownApiKeys */
  select ${shownColumns} from api_keys where partner_id = $1 and mode = $2 order by created_at desc, id`

/** $1 name in small letters */
export const partnerByNameSql = `/* partnerByName */ select id from partners where lower(name) = $1`
