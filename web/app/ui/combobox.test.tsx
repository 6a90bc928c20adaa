/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'

import { matchingOptions } from './combobox-options.js'
import { Combobox } from './combobox.js'

afterEach(cleanup)
beforeAll(() => {
  // jsdom has no layout and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined
})

function Airports({ options }: { readonly options: readonly string[] }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Combobox
        control={{ id: 'airport', name: 'airport', className: '' }}
        value={value}
        onChange={setValue}
        options={options}
        emptyText="No airports available"
        noMatchText="No matching airports found"
        toggleLabel="Show airports"
      />
      <output>{value}</output>
    </>
  )
}

const airports = ['Lyon Airport (LYS)', 'Nice Airport (NCE)', 'Orly Airport (ORY)']
const box = () => screen.getByRole('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('typing narrows the list, arrows move, Enter takes [TRIP-06]', async () => {
  render(<Airports options={airports} />)
  const person = userEvent.setup()
  await person.click(box())
  expect(options()).toEqual(airports)
  await person.type(box(), 'orly')
  await waitFor(() => expect(options()).toEqual(['Orly Airport (ORY)']))
  await person.clear(box())
  await person.type(box(), 'nic')
  await person.keyboard('{ArrowDown}{Enter}')
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('Nice Airport (NCE)')
  expect(box().getAttribute('aria-expanded')).toBe('false')
})

test('Escape closes and leaves the typed text; free text is a value [D-53]', async () => {
  render(<Airports options={airports} />)
  const person = userEvent.setup()
  await person.type(box(), 'My own airfield')
  expect(await screen.findByText('No matching airports found')).not.toBeNull()
  await person.keyboard('{Escape}')
  expect(box().getAttribute('aria-expanded')).toBe('false')
  expect((box() as HTMLInputElement).value).toBe('My own airfield')
})

test('an empty list says so [AIR-07]', async () => {
  render(<Airports options={[]} />)
  await userEvent.click(box())
  expect(screen.getByText('No airports available')).not.toBeNull()
})

test('words match in any order, without case and accents', () => {
  expect(matchingOptions(['São Paulo Airport (GRU)', 'Oslo Airport (OSL)'], 'gru sao')).toEqual([
    'São Paulo Airport (GRU)',
  ])
  expect(matchingOptions(['a', 'b'], '  ')).toEqual(['a', 'b'])
})

test.each([
  ['cdg\u200f', 'Paris Charles de Gaulle Airport (CDG)'],
  ['paris,', 'Paris Charles de Gaulle Airport (CDG)'],
  ['charles-de-gaulle', 'Paris Charles de Gaulle Airport (CDG)'],
  ['CHARLES  gaulle', 'Paris Charles de Gaulle Airport (CDG)'],
  ['Roissy', 'Paris Charles de Gaulle Airport (CDG)'],
  ['Lyon-Saint Exupéry', 'Lyon Saint-Exupéry Airport (LYS)'],
  ['exupery', 'Lyon Saint-Exupéry Airport (LYS)'],
  ['München', 'Munich Airport (MUC)'],
  ['muenchen', 'Munich Airport (MUC)'],
  ['Köln', 'Cologne Bonn Airport (CGN)'],
  ['Nürnberg', 'Nuremberg Airport (NUE)'],
  ['Duesseldorf', 'Düsseldorf Airport (DUS)'],
  ['القاهرة', 'Cairo International Airport (CAI)'],
])('typed as %j it is found [TRIP-06]', (typed, airport) => {
  const others = ['Nice Airport (NCE)', 'Hamburg Airport (HAM)']
  expect(matchingOptions([...others, airport], typed)).toEqual([airport])
})

test('signs alone match nothing, and nothing typed matches all [TRIP-06]', () => {
  expect(matchingOptions(airports, '-,')).toEqual([])
  expect(matchingOptions(airports, ' \u200f')).toEqual(airports)
})
