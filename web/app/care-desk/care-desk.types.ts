/** When the care desk answers, on the clock of Cairo; Sunday is day 0. */
export interface OpeningHours {
  readonly days: readonly number[]
  /** `09:00`. */
  readonly opensAt: string
  readonly closesAt: string
}

/** Contact details and hours of the care desk; parts that are not set are empty (D-77). */
export interface CareDesk {
  readonly email: string
  readonly whatsapp: string
  /** True while address and number are made up: they are shown, and lead nowhere. */
  readonly isSample: boolean
  readonly languages: readonly string[]
  readonly hours: OpeningHours | null
}

/** The care desk of a site of which nothing has been set. */
export const emptyCareDesk: CareDesk = { email: '', whatsapp: '', isSample: false, languages: [], hours: null }
