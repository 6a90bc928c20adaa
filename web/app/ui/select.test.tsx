/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'

import { optionsHtml, sameOptions, Select, type SelectOption } from './select.js'

afterEach(cleanup)

const list = () => screen.getByRole<HTMLSelectElement>('combobox')
const optionTexts = () => [...list().options].map(({ text }) => text)

interface CountriesProps {
  readonly options: readonly SelectOption[]
  readonly first?: string
  readonly until?: string
}

function Countries({ first = '', ...rest }: CountriesProps) {
  const [value, setValue] = useState(first)
  return (
    <>
      <Select placeholder="Select" {...rest} value={value} onChange={(event) => setValue(event.target.value)} />
      <output>{value}</output>
    </>
  )
}

test('a list rendered in the browser has its options, with the stored one selected [TRIP-04]', async () => {
  render(<Countries options={['Egypt', { value: 'FR', label: 'France' }]} first="FR" />)
  expect(optionTexts()).toEqual(['Select', 'Egypt', 'France'])
  expect(list().value).toBe('FR')
  await userEvent.selectOptions(list(), 'Egypt')
  expect(screen.getByRole('status').textContent).toBe('Egypt')
})

test('new options replace the former ones and leave the selection; the same ones change nothing [AIR-05]', () => {
  const { rerender } = render(<Countries options={['Egypt', 'France']} first="France" />)
  const [placeholder] = list().options
  rerender(<Countries options={['Egypt', 'France']} first="France" />)
  expect(list().options[0]).toBe(placeholder)
  rerender(<Countries options={['Chad', 'Egypt', 'France']} first="France" />)
  expect(optionTexts()).toEqual(['Select', 'Chad', 'Egypt', 'France'])
  expect(list().value).toBe('France')
})

test('the options of the page stay, with the selection made before the script loaded [TRIP-63]', () => {
  const options = ['Egypt', 'France']
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Countries options={options} />)
  document.body.append(page)
  const served = page.querySelector('select')
  if (served) served.innerHTML = optionsHtml([{ value: '', label: 'Select' }, ...options], '')
  const france = served?.options[2]
  if (france) france.selected = true
  render(<Countries options={options} />, { container: page, hydrate: true })
  expect([list(), list().options[2], list().value]).toEqual([served, france, 'France'])
  page.remove()
})

test('a list filled by the script has a placeholder until then, and loses no selection [P5]', () => {
  const options = ['Egypt', 'France']
  const page = document.createElement('div')
  document.body.append(page)
  const chosen = [{ value: '', label: 'Select' }, 'France', { value: '', label: 'Loading', isDisabled: true }]
  page.innerHTML = renderToString(<Countries options={options} first="France" until="Loading" />)
  const served = page.querySelector('select')
  if (served) served.innerHTML = optionsHtml(chosen, 'France')
  expect([list().value, ...optionTexts()]).toEqual(['France', 'Select', 'France', 'Loading'])
  const bring = (brought: readonly string[]) => <Countries options={brought} first="France" until="Loading" />
  const { rerender } = render(bring([]), { container: page, hydrate: true })
  expect(optionTexts()).toContain('Loading')
  rerender(bring(options))
  expect([list().value, ...optionTexts()]).toEqual(['France', 'Select', 'Egypt', 'France'])
  page.remove()
})

test("the server's markup of a list marks the selected option and escapes any text", () => {
  const options = ['Yes', { value: 'a"b', label: '<b> & co' }]
  expect(optionsHtml(options, 'a"b')).toBe(
    '<option value="Yes">Yes</option><option value="a&quot;b" selected="">&lt;b&gt; &amp; co</option>',
  )
  expect(optionsHtml([{ value: '', label: 'Loading', isDisabled: true }], '')).toBe(
    '<option value="" disabled="">Loading</option>',
  )
})

test('two lists are equal when they have the same options in the same order', () => {
  expect(sameOptions(['a', { value: 'b', label: 'B' }], ['a', { value: 'b', label: 'B' }])).toBe(true)
  expect(sameOptions(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(sameOptions(['a'], ['a', 'b'])).toBe(false)
  expect(sameOptions([{ value: 'a', label: 'A' }], [{ value: 'a', label: 'a' }])).toBe(false)
})
