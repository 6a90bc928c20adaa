import { namedTreatmentTypes } from '@seneb/contracts/vocabulary/treatments'

/**
 * Returns the trip planner's address with this procedure preselected; one that staff added is found by its name. Links to it use `nofollow`: the planner is
 * rendered for each reader, and a crawler would request one for every procedure.
 */
export function plannerPathFor(procedure: string, name: string): string {
  const type = namedTreatmentTypes.find(({ procedures }) => procedures.some(({ slug }) => slug === procedure))
  const treatment: Record<string, string> = type ? { treatment: type.name } : {}
  return `/trip-planner?${new URLSearchParams({ ...treatment, medicalProcedure: name })}`
}
