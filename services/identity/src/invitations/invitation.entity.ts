import { Column, Entity, PrimaryColumn } from 'typeorm'

/** A link by which a person joins; of its token only the hash is stored. */
@Entity('invitations')
export class Invitation {
  @PrimaryColumn({ type: 'uuid' }) id: string
  @Column({ type: 'uuid' }) staff_id: string
  @Column({ type: 'bytea' }) token_hash: Buffer
  @Column({ type: 'text' }) created_by: string
  @Column({ type: 'timestamptz' }) created_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
  @Column({ type: 'timestamptz', nullable: true }) used_at?: Date | null
  /** A newer invitation took its place. */
  @Column({ type: 'timestamptz', nullable: true }) revoked_at?: Date | null
}
