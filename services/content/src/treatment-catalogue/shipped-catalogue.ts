import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { procedureFacts } from '../shipped/facts/every-procedure.js'
import type { ShippedRow } from '../shipped/seed.rules.js'
import type { Procedure } from './procedure.entity.js'
import type { TreatmentType } from './treatment-type.entity.js'

export type TypeContent = Pick<TreatmentType, 'name' | 'position'>
export type ProcedureContent = Pick<Procedure, 'treatment_type_slug' | 'name' | 'position' | 'facts'>

/** The treatment types we ship, in the order people choose them (CAT-01). */
export const shippedTypes: readonly ShippedRow<TypeContent>[] = treatmentTypes.map(({ slug, name }, i) => ({
  key: slug,
  content: { name, position: i + 1 },
}))

/** The 53 procedures we ship with their facts (CAT-02..12). */
export const shippedProcedures: readonly ShippedRow<ProcedureContent>[] = treatmentTypes.flatMap((type) =>
  type.procedures.map(({ slug, name }, i) => ({
    key: slug,
    content: { treatment_type_slug: type.slug, name, position: i + 1, facts: procedureFacts[slug] },
  })),
)
