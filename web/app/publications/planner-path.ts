import { namedTreatmentTypes } from '@seneb/contracts/vocabulary/treatments'

/**
 * Returns the trip planner's address with this procedure preselected. Links to it use `nofollow`: the planner is
 * rendered for each reader, and a crawler would request one for every procedure.
 */
export function plannerPathFor(procedure: string): string {
  for (const { name, procedures } of namedTreatmentTypes) {
    const found = procedures.find(({ slug }) => slug === procedure)
    if (found) return `/trip-planner?${new URLSearchParams({ treatment: name, medicalProcedure: found.name })}`
  }
  return '/trip-planner'
}
