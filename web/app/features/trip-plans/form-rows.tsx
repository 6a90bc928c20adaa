import { createContext, useContext } from 'react'

import { formRows } from '../../forms/form-rows.js'
import type { FieldOf } from '../../forms/form-definition.js'
import { PhoneRow as AnyPhoneRow } from '../../forms/read-back-rows.js'
import type { CountryOption } from './country-choice.js'
import type { OfferedTreatments } from './offered-treatments.js'
import type { TripPlanValues } from './trip-plan.definition.js'

export const { AmountRow, DateRow, EmailRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow } =
  formRows<TripPlanValues>()
export const { useFieldValue, useFieldCopy } = formRows<TripPlanValues>()

const CountriesContext = createContext<readonly CountryOption[]>([])
/** Provides the countries to the phone fields. */
export const CountriesProvider = CountriesContext.Provider

const TreatmentsContext = createContext<OfferedTreatments>({ types: [], withCompanion: [] })
/** Makes the offered treatments known to the fields of the treatment. */
export const TreatmentsProvider = TreatmentsContext.Provider
export const useTreatments = () => useContext(TreatmentsContext)

interface PhoneRowProps {
  readonly name: FieldOf<TripPlanValues, string>
  readonly className?: string
  readonly autoComplete?: string
}

/** A telephone number; the country of departure suggests its code. */
export function PhoneRow(props: PhoneRowProps) {
  const from = useFieldValue('travelingFromCountry').value
  const countries = useContext(CountriesContext)
  return <AnyPhoneRow {...props} countries={countries} suggested={countries.find(({ name }) => name === from)?.code} />
}
