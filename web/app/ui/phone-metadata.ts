import { countryName } from '@seneb/contracts/vocabulary/country-names'

import {
  callingCodeIn,
  callingCodeOf,
  countriesWithCallingCode,
  countryOfCode,
  joinPhone,
  splitPhone,
  withoutCallingCode,
} from './calling-codes.js'

export interface PhoneCountry {
  readonly code: string
  readonly name: string
}

/** Input that determines how a number is split into its two parts. */
interface CompletePhone {
  readonly value: string
  /** Preferred countries; the first one whose code matches the number is selected. */
  readonly preferred: readonly (string | undefined)[]
  /** Country selected while the number names none. */
  readonly fallback: string
  readonly countries: readonly PhoneCountry[] | undefined
}

/** Returns the parts of a number, and the number with its country's calling code. */
export function partsOf({ value, preferred, fallback, countries = everyCountry() }: CompletePhone) {
  const { carried, code: ownCode, rest } = split(value, countries)
  const fitting = preferred.find((one) => carried !== '' && callingCodeOf(one ?? '') === carried)
  const country = fitting ?? countryOfCode(carried, countries) ?? fallback
  const code = callingCodeOf(country) ?? ''
  return { country, code, rest, fullNumber: ownCode === '' ? joinPhone({ code, rest }) : value }
}

/** The number after another country was chosen for it. */
export function withCountry(country: string, rest: string): string {
  return joinPhone({ code: callingCodeOf(country) ?? '', rest: withoutCallingCode(rest) })
}

export { joinPhone }

/**
 * Splits a number from the code it carries. A code written by us appears only in the list. One that came with the
 * number stays in the field, as does one that no country of the list has.
 */
function split(value: string, countries: readonly PhoneCountry[]) {
  const { code, rest } = splitPhone(value)
  if (countryOfCode(code, countries)) return { carried: code, code, rest }
  return { carried: callingCodeIn(value), code: '', rest: value }
}

let every: readonly PhoneCountry[] | undefined

/** Every country with a calling code, by name. */
function everyCountry(): readonly PhoneCountry[] {
  every ??= countriesWithCallingCode()
    .map((code) => ({ code, name: countryName(code) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
  return every
}

/** Options of the list of calling codes. */
export function codeOptions(countries: readonly PhoneCountry[] = everyCountry()) {
  return countries.flatMap(({ code, name }) => {
    const calling = callingCodeOf(code)
    return calling ? [{ value: code, label: `${name} +${calling}` }] : []
  })
}
