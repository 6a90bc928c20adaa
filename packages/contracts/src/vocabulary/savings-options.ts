/** Options of the savings calculator (CALC-02, CALC-03, D-32). `value` is sent and stored, `name` is displayed. */

/** CALC-02 */
export const savingsCountries = [
  { value: 'bahrain', name: 'Bahrain' },
  { value: 'czech', name: 'Czech Republic' },
  { value: 'france', name: 'France' },
  { value: 'germany', name: 'Germany' },
  { value: 'greece', name: 'Greece' },
  { value: 'hungary', name: 'Hungary' },
  { value: 'iraq', name: 'Iraq' },
  { value: 'italy', name: 'Italy' },
  { value: 'kuwait', name: 'Kuwait' },
  { value: 'libya', name: 'Libya' },
  { value: 'oman', name: 'Oman' },
  { value: 'poland', name: 'Poland' },
  { value: 'portugal', name: 'Portugal' },
  { value: 'qatar', name: 'Qatar' },
  { value: 'saudi', name: 'Saudi Arabia' },
  { value: 'spain', name: 'Spain' },
  { value: 'sudan', name: 'Sudan' },
  { value: 'syria', name: 'Syria' },
  { value: 'turkey', name: 'Turkey' },
  { value: 'uae', name: 'United Arab Emirates' },
  { value: 'uk', name: 'United Kingdom' },
  { value: 'usa', name: 'United States' },
] as const

/** CALC-03, O-6: prices are per unit. `catalogueSlug` is the slug of the procedure in the treatment catalogue. */
export const savingsProcedures = [
  { value: 'lasik', name: 'LASIK', unit: 'per eye', catalogueSlug: 'lasik' },
  { value: 'lasek', name: 'LASEK', unit: 'per eye', catalogueSlug: 'lasek' },
  { value: 'femto-lasik', name: 'Femto-LASIK', unit: 'per eye', catalogueSlug: 'femto-lasik' },
  { value: 'veneers', name: 'Veneers', unit: 'per tooth', catalogueSlug: 'veneers' },
  { value: 'implants', name: 'Dental implants', unit: 'per implant', catalogueSlug: 'dental-implants' },
] as const

export type SavingsCountry = (typeof savingsCountries)[number]['value']
export type SavingsProcedure = (typeof savingsProcedures)[number]['value']

/** The values of the lists. */
export const savingsCountryValues = savingsCountries.map(({ value }) => value)
export const savingsProcedureValues = savingsProcedures.map(({ value }) => value)

/** Returns the calculator's name for a catalogue procedure; undefined when it has no price. */
export function findSavingsProcedure(catalogueSlug: string): SavingsProcedure | undefined {
  const slug = catalogueSlug === 'dental-implants' ? 'implants' : catalogueSlug
  return savingsProcedureValues.find((value) => value === slug)
}

/** D-31: maximum home price that a person may enter, in US dollars. */
export const maxHomePriceUsd = 1_000_000
