/** $1 person, $2 now */
export const revokeInvitationsSql = `/* revokeInvitations */
  update invitations set revoked_at = $2 where staff_id = $1 and used_at is null and revoked_at is null`

/** $1 hash of the token, $2 now */
export const liveInvitationSql = `/* liveInvitation */
  select staff_id as "staffId" from invitations
  where token_hash = $1 and used_at is null and revoked_at is null and expires_at > $2`

/** $1 hash, $2 now: whoever comes first takes it. */
export const takeInvitationSql = `/* takeInvitation */
  update invitations set used_at = $2
  where token_hash = $1 and used_at is null and revoked_at is null and expires_at > $2
  returning id`
