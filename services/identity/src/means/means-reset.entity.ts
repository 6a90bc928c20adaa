import { Column, Entity, PrimaryColumn } from 'typeorm'

/** An admin asked that a person's means be reset; another has to confirm it. */
@Entity('means_resets')
export class MeansReset {
  @PrimaryColumn({ type: 'uuid' }) staff_id: string
  @Column({ type: 'uuid' }) asked_by: string
  @Column({ type: 'timestamptz' }) asked_at: Date
  @Column({ type: 'timestamptz' }) expires_at: Date
}
