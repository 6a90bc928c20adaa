import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { CatalogueProcedure } from './catalogue-entry.js'

/** Our copy of one procedure of the published catalogue; content owns the truth and says when it changes. */
@Entity('catalogue_procedures')
export class CatalogueProcedureRow {
  @PrimaryColumn({ type: 'text' }) treatment_type_slug: string
  @PrimaryColumn({ type: 'text' }) procedure_slug: string
  @Column({ type: 'text' }) treatment_type_name: string
  @Column({ type: 'text' }) procedure_name: string
  @Column({ type: 'jsonb' }) procedure: CatalogueProcedure
}
