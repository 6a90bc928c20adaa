import type { CatalogueContents } from '@seneb/contracts/publications/catalogue-entries'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'

import type { ProcedureFacts } from '../content-files/procedure-facts.js'
import { formerNames, retiredAt } from '../entry-history.js'
import { republishCatalogue } from './store-shipped-catalogue.js'
import { lockCatalogueSql, Procedure, TreatmentType } from './treatment-catalogue.entity.js'

/** Locks the catalogue until the transaction ends, so that edits come one by one. */
export async function lockCatalogue(tx: WriteTx): Promise<void> {
  await tx.query(lockCatalogueSql)
}

/** Stores an edited treatment type, which no later release replaces, and publishes the catalogue. */
export async function storeTreatmentType(
  content: CatalogueContents['treatment-type'],
  tx: WriteTx,
  ctx: Ctx,
): Promise<void> {
  const { isRetired, name, position, slug } = content
  const before = await tx.findOne(TreatmentType, { slug })
  const names = formerNames(before?.former_names, name, before ?? undefined)
  const row = { name, position, former_names: names, retired_at: retiredAt(isRetired, before, ctx), seeded_hash: null }
  if (before) await tx.update(TreatmentType, { slug }, row)
  else await tx.save(Object.assign(new TreatmentType(), { slug, ...row }))
  await republishCatalogue(tx, ctx)
}

/** Stores an edited procedure, which no later release replaces, and publishes the catalogue. */
export async function storeProcedure(content: CatalogueContents['procedure'], tx: WriteTx, ctx: Ctx): Promise<void> {
  const { isRetired, name, position, slug, treatmentType, ...facts } = content
  const before = await tx.findOne(Procedure, { slug })
  const row = {
    treatment_type_slug: treatmentType,
    name,
    position,
    facts: facts as ProcedureFacts,
    former_names: formerNames(before?.former_names, name, before ?? undefined),
    retired_at: retiredAt(isRetired, before, ctx),
    seeded_hash: null,
  }
  if (before) await tx.update(Procedure, { slug }, row)
  else await tx.save(Object.assign(new Procedure(), { slug, ...row }))
  await republishCatalogue(tx, ctx)
}
