import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Link with which a person joins; only a hash of its token is stored. */
@Entity('invitations')
export class Invitation {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'text' }) created_by: string
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
  /** Replaced by a newer invitation. */
  @Column({ type: 'timestamptz', nullable: true }) revoked_at?: Date | null
}

/** $1 person, $2 now */
export const revokeInvitationsSql = `/* revokeInvitations */
  update invitations set revoked_at = $2 where staff_id = $1 and used_at is null and revoked_at is null
  returning id`

/** $1 hash of the token, $2 now */
export const liveInvitationSql = `/* liveInvitation */
  select id as "invitationId", staff_id as "staffId" from invitations
  where token_hash = $1 and used_at is null and revoked_at is null and expires_at > $2`

/** Marks the invitation as used; the first caller succeeds. $1 hash, $2 now */
export const claimInvitationSql = `/* claimInvitation */
  update invitations set used_at = $2
  where token_hash = $1 and used_at is null and revoked_at is null and expires_at > $2
  returning id`

/** $1 now */
export const listInvitationsSql = `/* listInvitations */
  select s.id as "staffId", s.email, s.name, s.title,
    array(select role from staff_roles r where r.staff_id = s.id order by role) as roles,
    i.created_at as "invitedAt", i.expires_at as "expiresAt",
    i.revoked_at is null and i.used_at is null and i.expires_at > $1 as "isValid"
  from staff s
  join lateral (select * from invitations where staff_id = s.id order by created_at desc, id desc limit 1) i on true
  where s.state = 'invited'
  order by i.created_at desc, s.id`

/** $1 person, $2 now */
export const liveInvitationOfSql = `/* liveInvitationOf */
  select id from invitations where staff_id = $1 and used_at is null and revoked_at is null and expires_at > $2`
