import type { Payload } from '@seneb/contracts/define'
import { TreatmentCatalogueChanged } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { Ctx } from '@seneb/service-kit/ctx'
import type { WriteTx } from '@seneb/service-kit/database/db'
import { In } from 'typeorm'

import type { ShippedFacts } from '../content-files/read-facts.js'
import { formerNames } from '../entry-history.js'
import { hasChanges, seedChanges, type SeedChanges, type ShippedRow } from '../seed.rules.js'
import {
  TreatmentCatalogueState,
  Procedure,
  TreatmentType,
  readWholeCatalogueSql,
  lockCatalogueSql,
  removeEmptyTypesSql,
} from './treatment-catalogue.entity.js'

type TypeContent = Pick<TreatmentType, 'name' | 'position'>
type ProcedureContent = Pick<Procedure, 'treatment_type_slug' | 'name' | 'position' | 'facts'>

type Published = Payload<typeof TreatmentCatalogueChanged>

/** Rows of the catalogue as we ship it, and the facts that procedures share (CAT-01..12). */
export interface ShippedCatalogue {
  /** In the order people choose them. */
  readonly types: readonly ShippedRow<TypeContent>[]
  readonly procedures: readonly ShippedRow<ProcedureContent>[]
  readonly commonFacts: ShippedFacts['commonFacts']
}

/** Returns the treatment types and the 53 procedures with these facts. */
export function shippedCatalogueOf({ commonFacts, procedureFacts }: ShippedFacts): ShippedCatalogue {
  return {
    types: treatmentTypes.map(({ slug, name }, i) => ({ key: slug, content: { name, position: i + 1 } })),
    procedures: treatmentTypes.flatMap((type) =>
      type.procedures.map(({ slug, name }, i) => ({
        key: slug,
        content: { treatment_type_slug: type.slug, name, position: i + 1, facts: procedureFacts[slug] },
      })),
    ),
    commonFacts,
  }
}

/**
 * Stores the shipped catalogue, and leaves alone the entries that people edited or added since. When published content
 * changes, the change and TreatmentCatalogueChanged with the next revision are one transaction; otherwise no event is
 * published.
 */
export async function storeShippedCatalogue(shipped: ShippedCatalogue, ctx: Ctx): Promise<void> {
  await ctx.db.write(async (tx) => {
    const [state] = await tx.query<LockedState>(lockCatalogueSql)
    const before = { types: await tx.find(TreatmentType), procedures: await tx.find(Procedure) }
    const types = seedChanges(shipped.types, before.types.map(storedType))
    const procedures = seedChanges(shipped.procedures, before.procedures.map(storedProcedure))

    const hasSameCommonFacts = JSON.stringify(state?.commonFacts) === JSON.stringify(shipped.commonFacts)
    if (!hasChanges(types) && !hasChanges(procedures) && hasSameCommonFacts) return

    await storeTypes(types, collectFormerNames(before.types), tx)
    await storeProcedures(procedures, collectFormerNames(before.procedures), tx)
    await tx.query(removeEmptyTypesSql, [types.remove])
    await publish({ revision: (state?.revision ?? 0) + 1, commonFacts: shipped.commonFacts }, tx, ctx)
  })
}

/** Publishes the current catalogue as the next revision (D-55). */
export async function republishCatalogue(tx: WriteTx, ctx: Ctx): Promise<void> {
  const [state] = await tx.query<LockedState>(lockCatalogueSql)
  await publish({ revision: (state?.revision ?? 0) + 1, commonFacts: state?.commonFacts ?? [] }, tx, ctx)
}

type NamesFor = (slug: string, name: string) => string[]

/** Returns the names that an entry had before a release renames it. */
function collectFormerNames(rows: readonly Pick<Procedure, 'slug' | 'name' | 'former_names'>[]): NamesFor {
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  return (slug, name) => formerNames(bySlug.get(slug)?.former_names, name, bySlug.get(slug))
}

async function storeTypes(
  { insert, update }: SeedChanges<TypeContent>,
  namesFor: NamesFor,
  tx: WriteTx,
): Promise<void> {
  for (const { key, content, seededHash } of insert) {
    await tx.save(
      Object.assign(new TreatmentType(), { slug: key, ...content, former_names: [], seeded_hash: seededHash }),
    )
  }
  for (const { key, content, seededHash } of update) {
    const former_names = namesFor(key, content.name)
    await tx.update(TreatmentType, { slug: key }, { ...content, former_names, seeded_hash: seededHash })
  }
}

async function storeProcedures(changes: SeedChanges<ProcedureContent>, namesFor: NamesFor, tx: WriteTx): Promise<void> {
  for (const { key, content, seededHash } of changes.insert) {
    await tx.save(Object.assign(new Procedure(), { slug: key, ...content, former_names: [], seeded_hash: seededHash }))
  }
  for (const { key, content, seededHash } of changes.update) {
    const former_names = namesFor(key, content.name)
    await tx.update(Procedure, { slug: key }, { ...content, former_names, seeded_hash: seededHash })
  }
  await tx.remove(Procedure, { slug: In([...changes.remove]) })
}

type LockedState = Pick<ShippedCatalogue, 'commonFacts'> & { readonly revision: number }

async function publish({ commonFacts, revision }: LockedState, tx: WriteTx, ctx: Ctx): Promise<void> {
  const changedAt = ctx.now()
  const state = { revision, changed_at: changedAt, common_facts: commonFacts }
  await tx.update(TreatmentCatalogueState, { only_row: true }, state)
  const [catalogue] = await tx.query<Pick<Published, 'treatmentTypes' | 'commonFacts'>>(readWholeCatalogueSql)
  await tx.publish(TreatmentCatalogueChanged, {
    revision,
    changedAt: changedAt.toISOString(),
    treatmentTypes: catalogue?.treatmentTypes ?? [],
    commonFacts: catalogue?.commonFacts ?? [],
  })
}

function storedType({ slug, name, position, seeded_hash }: TreatmentType) {
  return { key: slug, content: { name, position }, seededHash: seeded_hash }
}

function storedProcedure({ slug, treatment_type_slug, name, position, facts, seeded_hash }: Procedure) {
  return { key: slug, content: { treatment_type_slug, name, position, facts }, seededHash: seeded_hash }
}
