import type { ProcedureFacts, ProcedureSlug } from '../content-files/procedure-facts.js'

/**
 * Procedures that commonly take two journeys, as `beforeTravel` in their facts states; months of healing lie between
 * the two.
 */
const twoJourneys: ReadonlySet<string> = new Set<ProcedureSlug>(['dental-implants', 'full-mouth-reconstruction', 'pgt'])

/** Returns the number of journeys to Egypt that a procedure commonly takes. */
export function journeysOf(slug: string, { secondJourney }: Pick<ProcedureFacts, 'secondJourney'> = {}): number {
  return secondJourney || twoJourneys.has(slug) ? 2 : 1
}
