import type { Payload } from '@seneb/contracts/define'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { In } from 'typeorm'

import { commonFacts } from '../shipped/facts/common-facts.js'
import { procedureFacts } from '../shipped/facts/every-procedure.js'
import { hasChanges, seedChanges, type SeedChanges, type ShippedRow } from '../shipped/seed.rules.js'
import {
  TreatmentCatalogueState,
  Procedure,
  TreatmentType,
  listTreatmentTypesSql,
  lockCatalogueSql,
  removeEmptyTypesSql,
} from './treatment-catalogue.entity.js'

type TypeContent = Pick<TreatmentType, 'name' | 'position'>
type ProcedureContent = Pick<Procedure, 'treatment_type_slug' | 'name' | 'position' | 'facts'>

/** The treatment types we ship, in the order people choose them (CAT-01). */
const shippedTypes: readonly ShippedRow<TypeContent>[] = treatmentTypes.map(({ slug, name }, i) => ({
  key: slug,
  content: { name, position: i + 1 },
}))

/** The 53 procedures we ship with their facts (CAT-02..12). */
const shippedProcedures: readonly ShippedRow<ProcedureContent>[] = treatmentTypes.flatMap((type) =>
  type.procedures.map(({ slug, name }, i) => ({
    key: slug,
    content: { treatment_type_slug: type.slug, name, position: i + 1, facts: procedureFacts[slug] },
  })),
)

type TreatmentTypes = Payload<typeof TreatmentCatalogueChanged>['treatmentTypes']

/** The shipped rows; tests store others. */
export const shippedCatalogue = { types: shippedTypes, procedures: shippedProcedures }

/**
 * Stores the shipped catalogue, and leaves alone the entries that people edited or added since. When published content
 * changes, the change and TreatmentCatalogueChanged with the next revision are one transaction; otherwise no event is
 * published.
 */
export async function storeShippedCatalogue(shipped: typeof shippedCatalogue, ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const [state] = await tx.query<{ revision: number }>(lockCatalogueSql)
    const types = seedChanges(shipped.types, (await tx.find(TreatmentType)).map(storedType))
    const procedures = seedChanges(shipped.procedures, (await tx.find(Procedure)).map(storedProcedure))

    if (!hasChanges(types) && !hasChanges(procedures)) return

    await storeTypes(types, tx)
    await storeProcedures(procedures, tx)
    await tx.query(removeEmptyTypesSql, [types.remove])
    await publish((state?.revision ?? 0) + 1, tx, ctx)
  })
}

/** Publishes the current catalogue as the next revision (D-55). */
export async function republishCatalogue(tx: WriteTx, ctx: Ctx): Promise<void> {
  const [state] = await tx.query<{ revision: number }>(lockCatalogueSql)
  await publish((state?.revision ?? 0) + 1, tx, ctx)
}

async function storeTypes({ insert, update }: SeedChanges<TypeContent>, tx: WriteTx): Promise<void> {
  for (const { key, content, seededHash } of insert) {
    await tx.save(Object.assign(new TreatmentType(), { slug: key, ...content, seeded_hash: seededHash }))
  }
  for (const { key, content, seededHash } of update) {
    await tx.update(TreatmentType, { slug: key }, { ...content, seeded_hash: seededHash })
  }
}

async function storeProcedures(changes: SeedChanges<ProcedureContent>, tx: WriteTx): Promise<void> {
  for (const { key, content, seededHash } of changes.insert) {
    await tx.save(Object.assign(new Procedure(), { slug: key, ...content, seeded_hash: seededHash }))
  }
  for (const { key, content, seededHash } of changes.update) {
    await tx.update(Procedure, { slug: key }, { ...content, seeded_hash: seededHash })
  }
  await tx.remove(Procedure, { slug: In([...changes.remove]) })
}

async function publish(revision: number, tx: WriteTx, ctx: Ctx): Promise<void> {
  const changedAt = ctx.now()
  await tx.update(TreatmentCatalogueState, { only_row: true }, { revision, changed_at: changedAt })
  const treatmentTypes = await tx.query<TreatmentTypes[number]>(listTreatmentTypesSql)
  await tx.publish(TreatmentCatalogueChanged, {
    revision,
    changedAt: changedAt.toISOString(),
    treatmentTypes,
    commonFacts: [...commonFacts],
  })
}

function storedType({ slug, name, position, seeded_hash }: TreatmentType) {
  return { key: slug, content: { name, position }, seededHash: seeded_hash }
}

function storedProcedure({ slug, treatment_type_slug, name, position, facts, seeded_hash }: Procedure) {
  return { key: slug, content: { treatment_type_slug, name, position, facts }, seededHash: seeded_hash }
}
