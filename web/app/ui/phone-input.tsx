import { useEffect, useMemo, useState, type ReactNode } from 'react'

import {
  callingCodeIn,
  callingCodeOf,
  countriesWithCallingCode,
  countryOfCode,
  joinPhone,
  splitPhone,
  withoutCallingCode,
} from './calling-codes.js'
import { countryName } from './country-names.js'
import type { ControlProps } from './field.js'
import { Select } from './select.js'

interface PhoneCountry {
  readonly code: string
  readonly name: string
}

interface PhoneWords {
  readonly code: string
  readonly noCode: string
  /** Stands for the list of codes until the script brings it; the number can be typed with its code meanwhile. */
  readonly until: string
}

interface PhoneInputProps {
  readonly control: ControlProps
  readonly value: string
  readonly onChange: (value: string) => void
  /** Those of the page, if it has any; otherwise every country with a calling code. */
  readonly countries?: readonly PhoneCountry[] | undefined
  /** ISO code of the country whose calling code stands there until another is chosen. */
  readonly suggested?: string | undefined
  /** ISO code of the country that the number turned out to belong to, where several share its code. */
  readonly belongsTo?: string | undefined
  readonly words: PhoneWords
  readonly autoComplete?: string | undefined
  readonly required?: boolean
  /** Said below, such as how the number was understood, by the country that the list shows. */
  readonly note?: (country: string) => ReactNode
  readonly onBlur?: () => void
}

/** A telephone number with its country's calling code (TRIP-08, TRIP-24); the code stays out of the typed part. */
export function PhoneInput(props: PhoneInputProps) {
  const { control, onChange, words, autoComplete, required, note, onBlur } = props
  const { codes, country, rest, choose, type } = usePhone(props)
  return (
    <>
      <div className="flex flex-col gap-2 sm:flex-row">
        <div className="min-w-0 shrink-0 noscript:hidden sm:w-52">
          <Select
            aria-label={words.code}
            name={`${control.name}.country`}
            className={control.className}
            value={country}
            placeholder={words.noCode}
            until={words.until}
            options={codes}
            onBlur={onBlur}
            onChange={(event) => onChange(choose(event.target.value))}
          />
        </div>
        <input
          {...control}
          className={`${control.className} rtl:text-right`}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete={autoComplete}
          required={required}
          value={rest}
          onBlur={onBlur}
          onChange={(event) => onChange(type(event.target.value))}
        />
      </div>
      {note?.(country)}
    </>
  )
}

/** The two parts of a number, and the number that follows from a change of one of them. */
function usePhone({ value, onChange, suggested = '', belongsTo, ...props }: PhoneInputProps) {
  const countries = props.countries ?? everyCountry()
  const [chosen, setChosen] = useState<string>()
  const { carried, code: ownCode, rest } = partsOf(value, countries)
  const fitting = [chosen, suggested, belongsTo].find((one) => carried !== '' && callingCodeOf(one ?? '') === carried)
  const country = fitting ?? countryOfCode(carried, countries) ?? chosen ?? suggested
  const code = callingCodeOf(country) ?? ''
  const codes = useMemo(() => codeOptions(countries), [countries])

  // A country that came after the number is part of it as soon as it can be read beside it.
  const whole = ownCode === '' ? joinPhone({ code, rest }) : value
  useEffect(() => {
    if (whole !== value) onChange(whole)
  }, [whole, value, onChange])

  const choose = (country: string): string => {
    setChosen(country)
    return joinPhone({ code: callingCodeOf(country) ?? '', rest: withoutCallingCode(rest) })
  }
  return { codes, country, rest, choose, type: (rest: string) => joinPhone({ code, rest }) }
}

/**
 * A number and the code it carries. A code written by us stands in the list alone; one that came with the number stays in
 * the field, and so does one that no country of the list has.
 */
function partsOf(value: string, countries: readonly PhoneCountry[]) {
  const { code, rest } = splitPhone(value)
  if (countryOfCode(code, countries)) return { carried: code, code, rest }
  return { carried: callingCodeIn(value), code: '', rest: value }
}

let every: readonly PhoneCountry[] | undefined

/** Every country with a calling code, by name; the server writes none of them and need not name them. */
function everyCountry(): readonly PhoneCountry[] {
  if (typeof document === 'undefined') return []
  every ??= namedCountries()
  return every
}

function namedCountries(): readonly PhoneCountry[] {
  return countriesWithCallingCode()
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

function codeOptions(countries: readonly PhoneCountry[]) {
  return countries.flatMap(({ code, name }) => {
    const calling = callingCodeOf(code)
    return calling ? [{ value: code, label: `${name} +${calling}` }] : []
  })
}
