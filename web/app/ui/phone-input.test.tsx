/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { Field } from '@seneb/ui/field'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'

import { loadPhoneMetadata, PhoneInput } from './phone-input.js'

beforeAll(loadPhoneMetadata)
afterEach(cleanup)

const copy = { code: 'Country code', noCode: 'Code', until: 'Loading' }

function Phone({ suggested, belongsTo }: { readonly suggested?: string; readonly belongsTo?: string }) {
  const [value, setValue] = useState('')
  return (
    <Field name="phone" label="Phone">
      {(control) => (
        <>
          <PhoneInput
            {...{ control, value, suggested, belongsTo, copy }}
            onChange={setValue}
            note={(country) => <p data-testid="note">{country}</p>}
          />
          <output>{value}</output>
        </>
      )}
    </Field>
  )
}

/** Types as a keyboard does: one character at a time, after the existing text. */
function type(text: string): string {
  const input = screen.getByLabelText<HTMLInputElement>('Phone')
  for (const sign of text) fireEvent.change(input, { target: { value: `${input.value}${sign}` } })
  return screen.getByRole('status').textContent
}

test.each([
  ['+49 171 1234567', '+49 171 1234567'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['0049 171 1234567', '0049 171 1234567'],
  ['021 123 4567', '+64 021 123 4567'],
])('%s, typed sign by sign beside New Zealand, is the number %s [TRIP-08]', (typed, number) => {
  render(<Phone suggested="NZ" />)
  expect(type(typed)).toBe(number)
})

test('a number typed with its code chooses the country, and another country changes the code [TRIP-08]', () => {
  render(<Phone />)
  type('+49 171 12')
  const country = screen.getByLabelText<HTMLSelectElement>('Country code')
  expect(country.value).toBe('DE')
  fireEvent.change(country, { target: { value: 'AT' } })
  expect(screen.getByRole('status').textContent).toBe('+43 171 12')
  expect(type('3')).toBe('+43 171 123')
})

test('a code that no country has stays where it can be seen', () => {
  render(<Phone />)
  expect(type('+999 12')).toBe('+999 12')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+999 12')
})

test('a country that is known only after the number was typed is part of it [TRIP-08]', () => {
  const { rerender } = render(<Phone />)
  expect(type('0171 1234567')).toBe('0171 1234567')
  rerender(<Phone suggested="DE" />)
  expect(screen.getByRole('status').textContent).toBe('+49 0171 1234567')
})

const listed = () => screen.getByLabelText<HTMLSelectElement>('Country code')
const paste = (value: string) => fireEvent.change(screen.getByLabelText('Phone'), { target: { value } })

test.each([
  ['+1 212 555 0100', 'US'],
  ['+44 20 7946 0958', 'GB'],
  ['+358 40 1234567', 'FI'],
  ['+7 495 1234567', 'RU'],
  ['+47 22 12 34 56', 'NO'],
  ['+61 2 1234 5678', 'AU'],
  ['+262 262 12 34 56', 'RE'],
  ['+212 520 123456', 'MA'],
])('%s stands beside %s, and the note is told so [TRIP-08, CONT-07]', (number, country) => {
  render(<Phone />)
  paste(number)
  expect(listed().value).toBe(country)
  expect(screen.getByTestId('note').textContent).toBe(country)
})

test.each([
  ['\u202a+20 100 123 4567\u202c', 'EG'],
  ['\u2066+20\u00a0100\u00a0123\u00a04567\u2069', 'EG'],
  ['(+44) 7700 900123', 'GB'],
  ['tel:+442079460958', 'GB'],
  ['00442079460958', 'GB'],
  ['+442079460958', 'GB'],
  ['https://wa.me/201001234567', 'EG'],
  ['＋٢٠ ١٠٠ ١٢٣ ٤٥٦٧', 'EG'],
])('%j, pasted beside Germany, chooses %s and is no German number [TRIP-08]', (number, country) => {
  render(<Phone suggested="DE" />)
  paste(number)
  expect(listed().value).toBe(country)
  expect(screen.getByRole('status').textContent).toBe(number)
  fireEvent.change(listed(), { target: { value: 'AT' } })
  expect(screen.getByRole('status').textContent).toMatch(/^\+43 [\d -]+$/)
})

test('the country that was suggested or chosen stays while its code fits [TRIP-08]', () => {
  const { rerender } = render(<Phone suggested="CA" />)
  paste('416 555 0100')
  expect(listed().value).toBe('CA')
  rerender(<Phone suggested="CA" belongsTo="US" />)
  expect(listed().value).toBe('CA')
  fireEvent.change(listed(), { target: { value: 'JM' } })
  expect(listed().value).toBe('JM')
  paste('+44 7700 900123')
  expect(listed().value).toBe('GB')
  paste('+1 876 555 0100')
  expect(listed().value).toBe('JM')
})

test('a number that turned out to belong to another country of its code moves the list there [TRIP-08]', () => {
  const { rerender } = render(<Phone />)
  paste('+1 416 555 0100')
  rerender(<Phone belongsTo="CA" />)
  expect(listed().value).toBe('CA')
  rerender(<Phone belongsTo="DE" />)
  expect(listed().value).toBe('US')
})
