import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { PublishedProcedure } from './catalogue-entry.js'

/** Our copy of one procedure of the published catalogue; content owns the truth and says when it changes. */
@Entity('catalogue_procedures')
export class CatalogueProcedure {
  @PrimaryColumn({ type: 'text' }) treatment_type_slug: string
  @PrimaryColumn({ type: 'text' }) procedure_slug: string
  @Column({ type: 'text' }) treatment_type_name: string
  @Column({ type: 'text' }) procedure_name: string
  @Column({ type: 'jsonb' }) procedure: PublishedProcedure
}
