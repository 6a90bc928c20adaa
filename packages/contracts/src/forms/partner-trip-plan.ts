import { getCountries } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'

import { countryName } from '../vocabulary/country-names.js'
import { countryFields, tripPlanForm } from './trip-plan.form.js'

const names: ReadonlySet<string> = new Set(getCountries(metadata).map((code) => countryName(code)))

const countrySentence = 'Please name a country as our list of countries does, such as France'

/** Whether our own pages could offer a country of this name; `''` and nothing are another rule's. */
export function isOfferedCountry(name?: string | null): boolean {
  return !name || names.has(name)
}

/** The trip plan as a partner hands it in: programs can send any text where our pages offer a list (S11). */
export const partnerTripPlanForm = tripPlanForm.shape({
  nationality: countryFields.nationality.test('country', countrySentence, isOfferedCountry),
  travelingFromCountry: countryFields.travelingFromCountry.test('country', countrySentence, isOfferedCountry),
})
