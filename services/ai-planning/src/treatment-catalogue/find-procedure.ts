import type { Ctx } from '@seneb/service-kit/ctx'

import type { CatalogueEntry } from './catalogue-entry.js'
import { CatalogueProcedure } from './catalogue-procedure.entity.js'

/** What the catalogue says of a procedure by its slug; undefined when it says nothing (yet). */
export async function findProcedure(slug: string, ctx: Ctx): Promise<CatalogueEntry | undefined> {
  const row = await ctx.db.read((tx) => tx.findOne(CatalogueProcedure, { procedure_slug: slug }))
  return row ? { treatmentType: row.treatment_type_name, procedure: row.procedure } : undefined
}
