import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { ProcedureFacts } from '../content-files/procedure-facts.js'

/** A procedure of a treatment type with what is typical of it (CAT-02). */
@Entity('procedures')
export class Procedure {
  @PrimaryColumn({ type: 'text' }) slug: string
  @Column({ type: 'text' }) treatment_type_slug: string
  @Column({ type: 'text' }) name: string
  /** Its place within the type, from 1. */
  @Column({ type: 'int' }) position: number
  @Column({ type: 'jsonb' }) facts: ProcedureFacts
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}

/** A treatment type of the catalogue (CAT-01). */
@Entity('treatment_types')
export class TreatmentType {
  @PrimaryColumn({ type: 'text' }) slug: string
  @Column({ type: 'text' }) name: string
  /** Its place in the list, from 1. */
  @Column({ type: 'int' }) position: number
  /** Digest of the row as it was seeded; null for rows added by people. */
  @Column({ type: 'text', nullable: true }) seeded_hash: string | null
}

/** The one row that counts how often the published catalogue changed. */
@Entity('catalogue_state')
export class TreatmentCatalogueState {
  @PrimaryColumn({ type: 'boolean' }) only_row: boolean
  /** 0 before anything was published. */
  @Column({ type: 'int' }) revision: number
  @Column({ type: 'timestamptz' }) changed_at: Date
  /** Facts that hold for every procedure of a kind; stored as written, with the order of their fields. */
  @Column({ type: 'json' }) common_facts: readonly object[]
}

/** The catalogue in one statement: types in their order, each with its procedures in theirs (CAT-01, CAT-02). */
export const readCatalogueSql = `/* readCatalogue */
  with types as (
    select
      t.slug,
      t.name,
      coalesce(
        jsonb_agg(p.facts || jsonb_build_object('slug', p.slug, 'name', p.name) order by p.position, p.slug)
          filter (where p.slug is not null),
        '[]'
      ) as procedures
    from treatment_types t
    left join procedures p on p.treatment_type_slug = t.slug
    group by t.slug, t.name, t.position
    order by t.position, t.slug
  )
  select
    (select coalesce(json_agg(types), '[]') from types) as "treatmentTypes",
    (select common_facts from catalogue_state) as "commonFacts"`

/** Locks the row until the change commits, so that revisions increase one by one. */
export const lockCatalogueSql = `/* lockCatalogue */ select revision, common_facts as "commonFacts" from catalogue_state for update`

/** A type that still has procedures, which people added or edited, stays. */
export const removeEmptyTypesSql = `/* removeEmptyTypes */
  delete from treatment_types t
  where t.slug = any ($1) and not exists (select from procedures p where p.treatment_type_slug = t.slug)`

/** The procedures of one treatment type in their order. */
export const listProceduresOfSql = `/* listProceduresOf */
  select slug, name, facts from procedures where treatment_type_slug = $1 order by position, slug`
