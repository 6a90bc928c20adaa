/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Formik } from 'formik'

import { loadPhoneMetadata } from '../ui/phone-input.js'

import { FormLanguageProvider, languageOf } from './form-state.js'
import { AmountRow, PhoneRow } from './read-back-rows.js'

beforeAll(loadPhoneMetadata)
afterEach(cleanup)

const copy = {
  fields: { phone: { label: 'Phone' }, budget: { label: 'Budget' } },
  optional: 'optional',
  select: 'Select',
} as unknown as Parameters<typeof languageOf>[1]
const fields = {
  fields: { phone: undefined, budget: undefined },
  required: new Set<string>(),
  checkedByBrowser: false,
} as unknown as Parameters<typeof languageOf>[0]

function renderRows(phone = ''): void {
  render(
    <Formik initialValues={{ phone, budget: '' }} onSubmit={() => undefined}>
      <FormLanguageProvider value={languageOf(fields, copy, { failed: undefined })}>
        <PhoneRow name="phone" />
        <AmountRow name="budget" />
      </FormLanguageProvider>
    </Formik>,
  )
}

/** Types a whole answer and leaves its field. */
function fillField(label: 'Phone' | 'Budget', value: string): HTMLInputElement {
  const field = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
  field.focus()
  fireEvent.change(field, { target: { value } })
  fireEvent.blur(field)
  return field
}

test('list and sentence name the same country, also of a code that many share [TRIP-08, CONT-07]', async () => {
  renderRows()
  fillField('Phone', '+1 416 555 0100')
  await screen.findByText(/^We will use \+1 416 555 0100 \(Canada\)\. Is that right\?/)
  expect(screen.getByLabelText<HTMLSelectElement>(/^Country code/).value).toBe('CA')
})

test('a person who answers no is led back to the number with advice on how to write it [TRIP-08]', async () => {
  renderRows()
  const field = fillField('Phone', '+44 20 7946 0958')
  fireEvent.click(await screen.findByRole('button', { name: 'No, change it' }))
  expect(document.activeElement).toBe(field)
  expect(screen.getByText(/^Please type the number again, beginning with your country code/)).toBeTruthy()
})

test.each([
  ['07700 900123', 'Please begin with your country code, such as +44 20 7946 0958'],
  ['+31 61234', '+31 61234 does not look like a whole number. Please check it.'],
  ['+9999', 'We cannot read this as a telephone number. Please check it.'],
  ['+44 20 7946 0958 ext. 5', 'Please leave the extension out and give the number alone'],
])('%s is not passed over in silence [TRIP-08]', async (number, message) => {
  renderRows()
  fillField('Phone', number)
  expect(await screen.findByText(message)).toBeTruthy()
})

test('the reading of an amount is shown [TRIP-52]', async () => {
  renderRows()
  fillField('Budget', '7.500,50')
  expect(await screen.findByText('We will use $7,500.50.')).toBeTruthy()
})

test.each([
  ['$7,500', '7500'],
  ['$7.50', '7.50'],
])('an amount with two readings is asked about, and %s is one tap [TRIP-52]', async (name, value) => {
  renderRows()
  const field = fillField('Budget', '7.500')
  fireEvent.click(await screen.findByRole('button', { name }))
  expect(field.value).toBe(value)
})

test('an amount in another currency is reported right away [TRIP-52]', async () => {
  renderRows()
  fillField('Budget', '1500 LE')
  expect(await screen.findByText('Please give this in US dollars: it is written in another currency')).toBeTruthy()
})
