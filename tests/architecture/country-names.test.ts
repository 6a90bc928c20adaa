import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { countryName } from '@seneb/contracts/vocabulary/country-names'
import { knownCountryName } from '@seneb/contracts/vocabulary/known-countries'

import { builtInCountries } from '../../web/app/features/trip-plans/read-country-choice.js'

const countries = JSON.parse(readFileSync('services/content/content/countries.json', 'utf8')) as readonly {
  readonly code: string
  readonly name: string
}[]

test('every list of countries has one name for each: those of content, whatever the browser calls them [AIR-04, D-32, D-54]', () => {
  expect(countries.map(({ code }) => countryName(code))).toEqual(countries.map(({ name }) => name))
  expect(builtInCountries().toSorted((one, other) => one.code.localeCompare(other.code))).toEqual(
    countries.map(({ code, name }) => ({ code, name })).toSorted((one, other) => one.code.localeCompare(other.code)),
  )
})

test('a partner may name every country that the form offers by its code, also while content is down [S11, AIR-17]', () => {
  const airports = JSON.parse(readFileSync('services/content/content/airports.json', 'utf8')) as typeof countries

  expect([...countries, ...airports].filter(({ code, name }) => knownCountryName(code) !== name)).toEqual([])
  expect(['XX', 'ZZ', 'EU', 'France'].filter((code) => knownCountryName(code) !== undefined)).toEqual([])
})
