import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The password was right; the second factor is still missing. */
@Entity('sign_in_steps')
export class SignInStep {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
}
