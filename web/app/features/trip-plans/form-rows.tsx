import { createContext, useContext } from 'react'

import { Field } from '../../ui/field.js'
import type { FormLanguage } from '../../ui/form-language.js'
import { formRows } from '../../ui/form-rows.js'
import { PhoneInput } from '../../ui/phone-input.js'
import type { CountryOption } from './country-choice.js'
import { withAnswer } from './trip-plan-changes.rules.js'
import type { TextFieldName, TripPlanFieldName, TripPlanValues } from './trip-plan-values.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

export const { DateRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow, useAnswer, useFieldWords } =
  formRows<TripPlanValues>()

/** The fields that a person must answer; all others are marked optional (TRIP-44, TRIP-45, D-45). */
const required = new Set<TripPlanFieldName>([
  'fullName',
  'age',
  'nationality',
  'travelingFromCountry',
  'email',
  'treatmentType',
  'medicalProcedure',
  'accommodationType',
  'numberOfNights',
  'hotelPreference',
  'isCompanionTraveling',
  'companionName',
  'consentGiven',
])

/** What the rows know of the trip planner. */
export const tripPlanLanguage: FormLanguage = {
  fields: copy.fields,
  required,
  optional: copy.optional,
  select: copy.select,
  date: copy.date,
  withAnswer,
}

const CountriesContext = createContext<readonly CountryOption[]>([])
/** Makes the countries known to the phone fields. */
export const CountriesProvider = CountriesContext.Provider

interface PhoneRowProps {
  readonly name: TextFieldName
  readonly className?: string
  readonly autoComplete?: string
}

/** A telephone number; the country of departure suggests its code. */
export function PhoneRow({ name, className, autoComplete }: PhoneRowProps) {
  const { value, error, setValue } = useAnswer(name)
  const from = useAnswer('travelingFromCountry').value
  const countries = useContext(CountriesContext)
  return (
    <Field {...useFieldWords(name)} error={error} className={className}>
      {(control) => (
        <PhoneInput
          control={control}
          value={value}
          onChange={setValue}
          countries={countries}
          suggested={countries.find((country) => country.name === from)?.code}
          codeLabel={copy.phone.code}
          noCode={copy.phone.noCode}
          untilCodes={copy.countries.loading}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}
