import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The one row that counts how often anything published changed. */
@Entity('publication_state')
export class PublicationState {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  /** 0 before anything was published. */
  @Column({ type: 'int' }) revision: number
  @Column({ type: 'timestamptz' }) changed_at: Date
}
