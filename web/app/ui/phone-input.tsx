import { useMemo, useState } from 'react'

import { callingCodeOf, joinPhone, splitPhone } from './calling-codes.js'
import type { ControlProps } from './field.js'
import { Select } from './select.js'

interface PhoneCountry {
  readonly code: string
  readonly name: string
}

interface PhoneInputProps {
  readonly control: ControlProps
  readonly value: string
  readonly onChange: (value: string) => void
  readonly countries: readonly PhoneCountry[]
  /** ISO code of the country whose calling code stands there until another is chosen. */
  readonly suggested?: string
  readonly codeLabel: string
  readonly noCode: string
  /** Stands for the list of codes until the script brings it; the number can be typed with its code meanwhile. */
  readonly untilCodes: string
  readonly autoComplete?: string
}

/** A telephone number with its country's calling code (TRIP-08, TRIP-24); the code stays out of the typed part. */
export function PhoneInput(props: PhoneInputProps) {
  const { control, value, onChange, countries, suggested = '', codeLabel, noCode, untilCodes, autoComplete } = props
  const [chosen, setChosen] = useState<string>()
  const parts = splitPhone(value)
  const country = chosen ?? countryOf(countries, parts.code) ?? suggested
  const code = callingCodeOf(country) ?? ''
  const codes = useMemo(() => codeOptions(countries), [countries])

  return (
    <div className="flex flex-col gap-2 sm:flex-row">
      <div className="shrink-0 noscript:hidden sm:w-52">
        <Select
          aria-label={codeLabel}
          name={`${control.name}.country`}
          className={control.className}
          value={country}
          placeholder={noCode}
          until={untilCodes}
          options={codes}
          onChange={(event) => {
            setChosen(event.target.value)
            onChange(joinPhone({ code: callingCodeOf(event.target.value) ?? '', rest: parts.rest }))
          }}
        />
      </div>
      <input
        {...control}
        className={`${control.className} rtl:text-right`}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete={autoComplete}
        value={parts.rest}
        onChange={(event) => onChange(joinPhone({ code, rest: event.target.value }))}
      />
    </div>
  )
}

function codeOptions(countries: readonly PhoneCountry[]) {
  return countries.flatMap(({ code, name }) => {
    const calling = callingCodeOf(code)
    return calling ? [{ value: code, label: `${name} +${calling}` }] : []
  })
}

function countryOf(countries: readonly PhoneCountry[], code: string): string | undefined {
  return code === '' ? undefined : countries.find((country) => callingCodeOf(country.code) === code)?.code
}
