import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Link with which a person sets a new password; only a hash of its token is stored. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
}

/** Whether a person was sent a link in the last ten minutes. $1 person or null, $2 now */
export const sentJustNowSql = `/* resetSentJustNow */
  select id from password_resets
  where staff_id = $1::uuid and created_at > $2::timestamptz - interval '10 minutes' limit 1`

/** $1 hash of the token, $2 now */
export const liveResetSql = `/* liveReset */
  select r.staff_id as "staffId", s.email, s.name from password_resets r join staff s on s.id = r.staff_id
  where r.token_hash = $1 and r.used_at is null and r.expires_at > $2 and s.state = 'active'`

/** Marks the reset link as used; the first caller succeeds. $1 hash, $2 now */
export const claimResetSql = `/* claimReset */
  update password_resets set used_at = $2 where token_hash = $1 and used_at is null and expires_at > $2
  returning id`

/** Invalidates every other link of the person. $1 person, $2 hash, $3 now */
export const setPasswordSql = `/* setPassword */
  with ended as (update password_resets set used_at = $3 where staff_id = $1 and used_at is null)
  update staff set password_hash = $2, password_changed_at = $3, password_failures = 0 where id = $1
  returning id`
