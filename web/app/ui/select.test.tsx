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

test('a list made in the browser offers its answers, the stored one chosen [TRIP-04]', async () => {
  render(<Countries options={['Egypt', { value: 'FR', label: 'France' }]} first="FR" />)
  expect(optionTexts()).toEqual(['Select', 'Egypt', 'France'])
  expect(list().value).toBe('FR')
  await userEvent.selectOptions(list(), 'Egypt')
  expect(screen.getByRole('status').textContent).toBe('Egypt')
})

test('other answers take the place of the first ones and leave what is chosen; the same ones change nothing [AIR-05]', () => {
  const { rerender } = render(<Countries options={['Egypt', 'France']} first="France" />)
  const [placeholder] = list().options
  rerender(<Countries options={['Egypt', 'France']} first="France" />)
  expect(list().options[0]).toBe(placeholder)
  rerender(<Countries options={['Chad', 'Egypt', 'France']} first="France" />)
  expect(optionTexts()).toEqual(['Select', 'Chad', 'Egypt', 'France'])
  expect(list().value).toBe('France')
})

test('the answers that came with the page stand, with what was chosen before the script came [TRIP-63]', () => {
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

test('a list that the script brings has something in its place until then, and loses nothing that is chosen [P5]', () => {
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

test('what the server writes of a list marks the chosen answer and can hold any text', () => {
  const options = ['Yes', { value: 'a"b', label: '<b> & co' }]
  expect(optionsHtml(options, 'a"b')).toBe(
    '<option value="Yes">Yes</option><option value="a&quot;b" selected="">&lt;b&gt; &amp; co</option>',
  )
  expect(optionsHtml([{ value: '', label: 'Loading', isDisabled: true }], '')).toBe(
    '<option value="" disabled="">Loading</option>',
  )
})

test('two lists are the same when they offer the same answers in the same order', () => {
  expect(sameOptions(['a', { value: 'b', label: 'B' }], ['a', { value: 'b', label: 'B' }])).toBe(true)
  expect(sameOptions(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(sameOptions(['a'], ['a', 'b'])).toBe(false)
  expect(sameOptions([{ value: 'a', label: 'A' }], [{ value: 'a', label: 'a' }])).toBe(false)
})
