import { createContext, useContext } from 'react'

import { formRows } from '../../forms/form-rows.js'
import type { FieldOf } from '../../forms/form-values.js'
import { Field } from '../../ui/field.js'
import { PhoneInput } from '../../ui/phone-input.js'
import type { CountryOption } from './country-choice.js'
import type { TripPlanValues } from './trip-plan.definition.js'
import { tripPlanCopy as copy } from './trip-plans.copy.js'

export const { DateRow, RadioRow, SelectRow, TextAreaRow, TextRow, TickRow, useAnswer, useFieldWords } =
  formRows<TripPlanValues>()

const CountriesContext = createContext<readonly CountryOption[]>([])
/** Makes the countries known to the phone fields. */
export const CountriesProvider = CountriesContext.Provider

interface PhoneRowProps {
  readonly name: FieldOf<TripPlanValues, string>
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
