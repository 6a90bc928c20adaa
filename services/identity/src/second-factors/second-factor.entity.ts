import { Column, Entity, PrimaryColumn } from 'typeorm'

/** Shared TOTP secret of a person's code app. */
@Entity('totp_factors')
export class TotpFactor {
  @PrimaryColumn({ type: 'uuid' }) staff_id: string
  /** Encrypted for this person. */
  @Column({ type: 'bytea' }) secret_sealed: Buffer
  @Column({ type: 'timestamptz' }) confirmed_at: Date
  /** Latest 30-second step whose code was used; codes of this and earlier steps are rejected (ASVS 6.5.1). */
  @Column({ type: 'bigint' }) last_used_step: string
}

/** Code for a person who lost their app. It has 125 random bits, so its plain hash reveals nothing (ASVS 6.5.2). */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) code_hash: Buffer
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
}

/**
 * Stores the code's period; the first use succeeds, and codes of that or an older period are refused. $1 person, $2 the
 * code's period
 */
export const claimStepSql = `/* claimTotpStep */
  update totp_factors set last_used_step = $2
  where staff_id = $1 and last_used_step < $2
  returning staff_id`

/** $1 person, $2 hash, $3 now */
export const useRecoveryCodeSql = `/* useRecoveryCode */
  update recovery_codes set used_at = $3
  where staff_id = $1 and code_hash = $2 and used_at is null
  returning id`

/** $1 person */
export const countRecoveryCodesSql = `/* countRecoveryCodes */
  select count(*)::int as count from recovery_codes where staff_id = $1 and used_at is null`
