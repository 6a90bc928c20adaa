import type { Ctx } from '@seneb/service-kit/ctx'

import type { CatalogueEntry } from './catalogue-entry.js'
import { CatalogueProcedure } from './catalogue-procedure.entity.js'

/** What the catalogue says of a procedure chosen by its names; undefined when it says nothing (yet). */
export async function findCatalogueEntry(
  chosen: { treatmentType: string; medicalProcedure: string },
  ctx: Ctx,
): Promise<CatalogueEntry | undefined> {
  const row = await ctx.db.read((tx) =>
    tx.findOne(CatalogueProcedure, {
      treatment_type_name: chosen.treatmentType,
      procedure_name: chosen.medicalProcedure,
    }),
  )
  return row ? { treatmentType: row.treatment_type_name, procedure: row.procedure } : undefined
}
