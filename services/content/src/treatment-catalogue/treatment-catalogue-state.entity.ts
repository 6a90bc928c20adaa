import { Column, Entity, PrimaryColumn } from 'typeorm'

/** The one row that counts how often the published catalogue changed. */
@Entity('catalogue_state')
export class TreatmentCatalogueState {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  /** 0 before anything was published. */
  @Column({ type: 'int' }) revision: number
  @Column({ type: 'timestamptz' }) changed_at: Date
}
