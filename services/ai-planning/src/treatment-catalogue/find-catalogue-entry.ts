import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/database/db'

import type { CatalogueEntry } from './catalogue-entry.js'
import { CatalogueProcedure } from './catalogue-procedure.entity.js'

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
  const names = (pick: (one: Chosen) => string) => chosen.map(pick)
  const params = [names((one) => one.treatmentType), names((one) => one.medicalProcedure)]
  const found = ctx.db.read((tx) => tx.query<CatalogueProcedure>(entriesSql, params)).then(byNames)
  // Each lookup below reports a failed read; this handler prevents an unhandled rejection when no lookup follows.
  found.catch(() => undefined)
  return async ({ medicalProcedure, treatmentType }) => (await found).get(nameOf(treatmentType, medicalProcedure))
}

/** $1 treatment types, $2 procedures of them, by their names */
const entriesSql = `/* catalogueEntries */
  select treatment_type_name, procedure_name, procedure from catalogue_procedures
  where (treatment_type_name, procedure_name) in (select * from unnest($1::text[], $2::text[]))`

function byNames(rows: readonly CatalogueProcedure[]): ReadonlyMap<string, CatalogueEntry> {
  return new Map(
    rows.map((row) => [
      nameOf(row.treatment_type_name, row.procedure_name),
      { treatmentType: row.treatment_type_name, procedure: row.procedure },
    ]),
  )
}

function nameOf(treatmentType: string, procedure: string): string {
  return JSON.stringify([treatmentType, procedure])
}

/** Returns the catalogue entry of a procedure, read within a transaction. */
export async function catalogueEntryIn(
  tx: ReadTx,
  { medicalProcedure, treatmentType }: Chosen,
): Promise<CatalogueEntry | undefined> {
  const row = await tx.findOne(CatalogueProcedure, {
    treatment_type_name: treatmentType,
    procedure_name: medicalProcedure,
  })
  return row ? { treatmentType: row.treatment_type_name, procedure: row.procedure } : undefined
}

/** Returns the catalogue entry of a procedure by its slug; undefined when there is none (yet). */
export async function findProcedure(slug: string, ctx: Ctx): Promise<CatalogueEntry | undefined> {
  const row = await ctx.db.read((tx) => tx.findOne(CatalogueProcedure, { procedure_slug: slug }))
  return row ? { treatmentType: row.treatment_type_name, procedure: row.procedure } : undefined
}
