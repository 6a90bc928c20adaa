import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { CatalogueEntry } from './catalogue-entry.js'
import { CatalogueProcedure } from './catalogue-procedure.entity.js'
import { pairOf } from './known-names.js'

/** A procedure by the names that people choose. */
interface Chosen {
  readonly treatmentType: string
  readonly medicalProcedure: string
}

/** Returns the catalogue entry of a procedure chosen by its names; undefined when there is none (yet). */
export function findCatalogueEntry(chosen: Chosen, ctx: Ctx): Promise<CatalogueEntry | undefined> {
  return ctx.db.read((tx) => catalogueEntryIn(tx, chosen))
}

/** Finds the catalogue entry of a procedure chosen by its names. */
export type FindEntry = (chosen: Chosen) => Promise<CatalogueEntry | undefined>

/** Reads the entries of several procedures by one statement, each procedure once. */
export function findCatalogueEntries(chosen: readonly Chosen[], ctx: Ctx): FindEntry {
  const found = ctx.db.read((tx) => entriesIn(tx, chosen))
  // Each lookup below reports a failed read; this handler prevents an unhandled rejection when no lookup follows.
  found.catch(() => undefined)
  return async (one) => (await found).get(nameOf(one))
}

/** $1 pairs of names */
const entriesSql = `/* catalogueEntries */
  select treatment_type_name, procedure, known_names from catalogue_procedures where known_names && $1::text[]`

/** Returns entries by every name that they have or had, so that earlier enquiries find theirs after a renaming. */
async function entriesIn(tx: ReadTx, chosen: readonly Chosen[]): Promise<ReadonlyMap<string, CatalogueEntry>> {
  const rows = await tx.query<CatalogueProcedure>(entriesSql, [chosen.map(nameOf)])
  return new Map(
    rows.flatMap(({ known_names, procedure, treatment_type_name: treatmentType }) =>
      known_names.map((name) => [name, { treatmentType, procedure }] as const),
    ),
  )
}

function nameOf({ medicalProcedure, treatmentType }: Chosen): string {
  return pairOf(treatmentType, medicalProcedure)
}

/** Returns the catalogue entry of a procedure, read within a transaction. */
export async function catalogueEntryIn(tx: ReadTx, chosen: Chosen): Promise<CatalogueEntry | undefined> {
  return (await entriesIn(tx, [chosen])).get(nameOf(chosen))
}

/** Returns the slug of the treatment type that has or had this name; undefined for none of the catalogue. */
export async function treatmentTypeSlugIn(tx: ReadTx, name: string): Promise<string | undefined> {
  const sql = `/* treatmentTypeByName */
    select treatment_type_slug as slug from catalogue_procedures
    where exists (select from unnest(known_names) as pair where pair::jsonb ->> 0 = $1) limit 1`
  const [row] = await tx.query<{ slug: string }>(sql, [name])
  return row?.slug
}

/** Returns the catalogue entry of a procedure by its slug; undefined when there is none (yet). */
export async function findProcedure(slug: string, ctx: Ctx): Promise<CatalogueEntry | undefined> {
  const row = await ctx.db.read((tx) => tx.findOne(CatalogueProcedure, { procedure_slug: slug }))
  return row ? { treatmentType: row.treatment_type_name, procedure: row.procedure } : undefined
}

/** Whether the catalogue has been received. */
export async function hasCatalogue(ctx: Ctx): Promise<boolean> {
  const sql = '/* hasCatalogue */ select 1 from catalogue_procedures limit 1'
  return (await ctx.db.read((tx) => tx.query(sql))).length > 0
}
