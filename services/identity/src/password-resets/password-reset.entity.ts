import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A link by which a person sets a new password; of its token only the hash is stored. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
}
