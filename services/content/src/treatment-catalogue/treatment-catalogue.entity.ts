import { Column, Entity, PrimaryColumn } from 'typeorm'

import type { ProcedureFacts } from '../content-files/procedure-facts.js'

/** A procedure of a treatment type with its typical facts (CAT-02). */
@Entity('procedures')
export class Procedure {
  @PrimaryColumn({ type: 'text' }) slug: string
  @Column({ type: 'text' }) treatment_type_slug: string
  @Column({ type: 'text' }) name: string
  /** Its place within the type, from 1. */
  @Column({ type: 'int' }) position: number
  @Column({ type: 'jsonb' }) facts: ProcedureFacts
  /** Names under which earlier enquiries know it. */
  @Column({ type: 'text', array: true }) former_names: string[]
  /** Time from which new enquiries can no longer choose it. */
  @Column({ type: 'timestamptz', nullable: true }) retired_at: Date | null
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
  /** Names under which earlier enquiries know it. */
  @Column({ type: 'text', array: true }) former_names: string[]
  /** Time from which new enquiries can no longer choose it. */
  @Column({ type: 'timestamptz', nullable: true }) retired_at: Date | null
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

const formerNames = (table: string) => `
  case when ${table}.former_names = '{}' then '{}'::jsonb
    else jsonb_build_object('formerNames', ${table}.former_names) end`
const retired = (table: string) => `
  case when ${table}.retired_at is null then '{}'::jsonb else jsonb_build_object('isRetired', true) end`

/** The catalogue in one statement: types in their order, each with its procedures in theirs (CAT-01, CAT-02). */
const catalogueSql = (name: string, { isOffered }: { readonly isOffered: boolean }) => `/* ${name} */
  with types as (
    select
      jsonb_build_object(
        'slug', t.slug,
        'name', t.name,
        'procedures', coalesce(
          jsonb_agg(
            p.facts || jsonb_build_object('slug', p.slug, 'name', p.name) || ${formerNames('p')}
              ${isOffered ? '' : `|| ${retired('p')}`}
            order by p.position, p.slug
          ) filter (where p.slug is not null),
          '[]'
        )
      ) || ${formerNames('t')} ${isOffered ? '' : `|| ${retired('t')}`} as type,
      t.position,
      t.slug
    from treatment_types t
    left join procedures p on p.treatment_type_slug = t.slug ${isOffered ? 'and p.retired_at is null' : ''}
    ${isOffered ? 'where t.retired_at is null' : ''}
    group by t.slug
  )
  select
    (select coalesce(jsonb_agg(type order by position, slug), '[]') from types) as "treatmentTypes",
    (select common_facts from catalogue_state) as "commonFacts"`

/** Reads everything that new enquiries can choose, with the names that links may have for it. */
export const readCatalogueSql = catalogueSql('readCatalogue', { isOffered: true })

/** Reads the whole catalogue, including retired entries, with former names. */
export const readWholeCatalogueSql = catalogueSql('readWholeCatalogue', { isOffered: false })

/** Locks the row until the change commits, so that revisions increase one by one. */
export const lockCatalogueSql = `/* lockCatalogue */ select revision, common_facts as "commonFacts" from catalogue_state for update`

/** A type that still has procedures, which people added or edited, stays. */
export const removeEmptyTypesSql = `/* removeEmptyTypes */
  delete from treatment_types t
  where t.slug = any ($1) and not exists (select from procedures p where p.treatment_type_slug = t.slug)`

/** The procedures of one treatment type in their order. */
export const listProceduresOfSql = `/* listProceduresOf */
  select p.slug, p.name, p.facts, coalesce(p.retired_at, t.retired_at) is not null as "isRetired"
  from procedures p join treatment_types t on t.slug = p.treatment_type_slug
  where t.slug = $1 order by p.position, p.slug`
