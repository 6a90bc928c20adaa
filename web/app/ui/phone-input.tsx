import { useEffect, useMemo, useState, type ReactNode } from 'react'

import { callingCodeOf, countriesWithCallingCode, joinPhone, splitPhone } from './calling-codes.js'
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
  readonly words: PhoneWords
  readonly autoComplete?: string | undefined
  readonly required?: boolean
  /** Said below, such as how the number was understood. */
  readonly note?: ReactNode
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
      {note}
    </>
  )
}

/** The two parts of a number, and the number that follows from a change of one of them. */
function usePhone({ value, onChange, suggested = '', ...props }: PhoneInputProps) {
  const countries = props.countries ?? everyCountry()
  const [chosen, setChosen] = useState<string>()
  const parts = partsOf(value, countries)
  const fitsChosen = chosen !== undefined && (parts.code === '' || callingCodeOf(chosen) === parts.code)
  const country = fitsChosen ? chosen : (countryOf(countries, parts.code) ?? suggested)
  const code = callingCodeOf(country) ?? ''
  const codes = useMemo(() => codeOptions(countries), [countries])

  // A country that came after the number is part of it as soon as it can be read beside it.
  const whole = parts.code === '' ? joinPhone({ code, rest: parts.rest }) : value
  useEffect(() => {
    if (whole !== value) onChange(whole)
  }, [whole, value, onChange])

  const choose = (country: string): string => {
    setChosen(country)
    return joinPhone({ code: callingCodeOf(country) ?? '', rest: parts.rest })
  }
  return { codes, country, rest: parts.rest, choose, type: (rest: string) => joinPhone({ code, rest }) }
}

/** A code that no country of the list has stays with the number, where it can be seen. */
function partsOf(value: string, countries: readonly PhoneCountry[]) {
  const parts = splitPhone(value)
  return countryOf(countries, parts.code) ? parts : { code: '', rest: value }
}

let every: readonly PhoneCountry[] | undefined

/** Every country with a calling code, by name; the server writes none of them and need not name them. */
function everyCountry(): readonly PhoneCountry[] {
  if (typeof document === 'undefined') return []
  every ??= namedCountries()
  return every
}

function namedCountries(): readonly PhoneCountry[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return countriesWithCallingCode()
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
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
