import { companionProcedures } from '@seneb/contracts/vocabulary/companion-procedures'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { OfferedTreatmentsDocument } from '../../graph/generated/graphql.js'
import type { ReadPublished } from '../../graph/load-context.js'
import type { OfferedTreatments } from './offered-treatments.js'

interface Renamed {
  readonly slug: string
  readonly name: string
  readonly formerNames: readonly string[]
}

export interface TreatmentType extends Renamed {
  readonly procedures: readonly (Renamed & { readonly needsCompanion: boolean })[]
}

/** Maximum time a page waits for the list. */
const timeoutMs = 800

/** Reads the treatment types with their procedures; the built-in ones while the graph is unavailable. */
export async function readTreatmentTypes(read: ReadPublished): Promise<readonly TreatmentType[]> {
  const { data } = await read(OfferedTreatmentsDocument, {}, timeoutMs)
  if (data && data.treatmentTypes.length > 0) return data.treatmentTypes
  return treatmentTypes.map(({ name, procedures, slug }) => ({
    slug,
    name,
    formerNames: [],
    procedures: procedures.map((procedure) => ({
      ...procedure,
      formerNames: [],
      needsCompanion: companionProcedures.includes(procedure.slug),
    })),
  }))
}

/** Returns the name that the catalogue now has for a treatment type or procedure; links may have any earlier one. */
export function currentNames(types: readonly TreatmentType[]): (name: string) => string {
  const all = types.flatMap((type) => [type, ...type.procedures])
  const names = new Set(all.map(({ name }) => name))
  const current = new Map(all.flatMap(({ formerNames, name }) => formerNames.map((former) => [former, name] as const)))
  return (name) => (names.has(name) ? name : (current.get(name) ?? name))
}

/** Returns the treatments as forms offer them; a type without procedures is left out. */
export function offeredTreatmentsOf(all: readonly TreatmentType[]): OfferedTreatments {
  const types = all.filter(({ procedures }) => procedures.length > 0)
  const procedures = types.flatMap((type) => type.procedures)
  return {
    types: types.map((type) => ({ name: type.name, procedures: type.procedures.map(({ name }) => name) })),
    withCompanion: procedures.filter(({ needsCompanion }) => needsCompanion).map(({ name }) => name),
  }
}
