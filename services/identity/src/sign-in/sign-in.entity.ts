import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Sign-in after the correct password, before the second factor. */
@Entity('sign_in_steps')
export class SignInStep {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
}

/** A step is used once, with a right or a wrong code. $1 hash of the step's token, $2 now */
export const claimSignInStepSql = `/* claimSignInStep */
  update sign_in_steps set used_at = $2
  where token_hash = $1 and used_at is null and expires_at > $2
  returning staff_id as "staffId"`

/** $1 hash, $2 now */
export const liveStepSql = `/* liveStep */
  select staff_id as "staffId" from sign_in_steps where token_hash = $1 and used_at is null and expires_at > $2`
