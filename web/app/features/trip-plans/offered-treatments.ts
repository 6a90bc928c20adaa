/** Treatments that new enquiries can choose; the page brings them so that the form's script need not. */
export interface OfferedTreatments {
  readonly types: readonly { readonly name: string; readonly procedures: readonly string[] }[]
  /** Names of procedures whose advice recommends or requires a companion. */
  readonly withCompanion: readonly string[]
}

/** The procedures of a treatment type; all of them when none is chosen yet or the type is unknown (TRIP-11). */
export function procedureNamesOf({ types }: OfferedTreatments, treatmentType: string): readonly string[] {
  const chosen = types.filter(({ name }) => name === treatmentType)
  return (chosen.length > 0 ? chosen : types).flatMap(({ procedures }) => procedures)
}
