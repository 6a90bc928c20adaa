/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'

import { Field } from './field.js'
import { PhoneInput } from './phone-input.js'

afterEach(cleanup)

const words = { code: 'Country code', noCode: 'Code', until: 'Loading' }

function Phone({ suggested }: { readonly suggested?: string }) {
  const [value, setValue] = useState('')
  return (
    <Field name="phone" label="Phone">
      {(control) => (
        <>
          <PhoneInput control={control} value={value} onChange={setValue} suggested={suggested} words={words} />
          <output>{value}</output>
        </>
      )}
    </Field>
  )
}

/** Types as a keyboard does: a sign at a time, behind what stands there. */
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
