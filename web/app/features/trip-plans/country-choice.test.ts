import { expect, test } from '@jest/globals'

import { carriedCountryChoice, countryChoiceOf, type CountryChoice } from './country-choice.js'
import { builtInCountries, countryChoiceFrom } from './read-country-choice.js'

test('the built-in list has about 195 countries, sorted, each once [AIR-04, D-54]', () => {
  const names = builtInCountries().map(({ name }) => name)
  expect(names.length).toBeGreaterThanOrEqual(193)
  expect(names.length).toBeLessThanOrEqual(200)
  expect(new Set(names).size).toBe(names.length)
  expect([...names].sort((one, other) => one.localeCompare(other, 'en'))).toEqual(names)
  expect(names).toEqual(expect.arrayContaining(['Egypt', 'Algeria', 'Russia', 'Sweden']))
})

test('without a response of the graph the built-in list is used with a notice [AIR-03, D-52]', () => {
  const { state, countries } = countryChoiceFrom({ unavailable: 'unreachable' })
  expect(state).toBe('failed')
  expect(countries).toEqual(builtInCountries())
})

test('a late response may still come: the list is used, and the browser requests it again [AIR-01]', () => {
  expect(countryChoiceFrom({ unavailable: 'late' })).toEqual({ state: 'loading', countries: builtInCountries() })
})

test("a response from content's fallback is told apart from one of its tables [AIR-03, AIR-05]", () => {
  const choiceFrom = (source: 'DATABASE' | 'FALLBACK') =>
    countryChoiceFrom({
      data: {
        __typename: 'Query',
        countries: {
          __typename: 'CountryList',
          source,
          countries: [{ __typename: 'Country', code: null, name: 'Egypt' }],
        },
      },
    })
  expect(choiceFrom('DATABASE')).toEqual({ state: 'loaded', countries: [{ code: '', name: 'Egypt' }] })
  expect(choiceFrom('FALLBACK').state).toBe('fallback')
})

test.each<CountryChoice>([
  { state: 'loading', countries: builtInCountries() },
  { state: 'fallback', countries: [{ code: '', name: 'Egypt' }] },
  { state: 'loaded', countries: [] },
])('a choice comes with the page as it was [AIR-01, AIR-04]', (choice) => {
  expect(countryChoiceOf(carriedCountryChoice(choice))).toEqual(choice)
})
