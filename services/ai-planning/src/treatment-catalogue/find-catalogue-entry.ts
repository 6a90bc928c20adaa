import type { Ctx } from '@seneb/service-kit/ctx'
import type { ReadTx } from '@seneb/service-kit/storing/db'

import type { CatalogueEntry } from './catalogue-entry.js'
import { CatalogueProcedure } from './catalogue-procedure.entity.js'

/** A procedure by the names that people choose. */
interface Chosen {
  readonly treatmentType: string
  readonly medicalProcedure: string
}

/** What the catalogue says of a procedure chosen by its names; undefined when it says nothing (yet). */
export function findCatalogueEntry(chosen: Chosen, ctx: Ctx): Promise<CatalogueEntry | undefined> {
  return ctx.db.read((tx) => catalogueEntryIn(tx, chosen))
}

/** The same within a transaction. */
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
