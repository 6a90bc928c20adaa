import { namedTreatmentTypes } from '@seneb/contracts/vocabulary/treatments'

/**
 * The trip planner with this procedure of the catalogue chosen. Links to it say `nofollow`: the planner is made for each
 * reader, and a crawler would ask for one of every procedure.
 */
export function plannerPathFor(procedure: string): string {
  for (const { name, procedures } of namedTreatmentTypes) {
    const found = procedures.find(({ slug }) => slug === procedure)
    if (found) return `/trip-planner?${new URLSearchParams({ treatment: name, medicalProcedure: found.name })}`
  }
  return '/trip-planner'
}
