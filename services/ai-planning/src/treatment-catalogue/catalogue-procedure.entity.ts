import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { PublishedProcedure } from './catalogue-entry.js'

/**
 * Copy of one procedure of the published catalogue; the content service owns the original and publishes its changes.
 */
@Entity('catalogue_procedures')
export class CatalogueProcedure {
  @PrimaryColumn({ type: 'text' }) treatment_type_slug: string
  @PrimaryColumn({ type: 'text' }) procedure_slug: string
  @Column({ type: 'text' }) treatment_type_name: string
  @Column({ type: 'text' }) procedure_name: string
  @Column({ type: 'jsonb' }) procedure: PublishedProcedure
  /** Pairs of type and procedure by all names that they have or had. */
  @Column({ type: 'text', array: true }) known_names: string[]
}
