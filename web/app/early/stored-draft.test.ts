/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { readDraft, restoreDrafts, writeDraft } from './stored-draft.js'

const values = { fullName: 'Nadia', age: '42', companion: 'Yes', services: ['Visa'], consentGiven: true }

beforeEach(() => {
  sessionStorage.clear()
  document.body.innerHTML = `
    <form data-draft="draft.trip-plan" data-begun="{}">
      <input name="fullName"><select name="age"><option value=""><option>42</select>
      <input type="radio" name="companion" value="Yes"><input type="radio" name="companion" value="No">
      <input type="checkbox" name="services" value="Visa"><input type="checkbox" name="services" value="Flight">
      <input type="checkbox" name="consentGiven" value="true"><input name="website">
    </form>`
})

const sent = () => [...new FormData(document.forms[0])].map(([name, value]) => `${name}=${value as string}`)

test('a draft is in its form before React loads: text, lists and choices [F-P15]', () => {
  writeDraft('draft.trip-plan', { values, prefill: '{}' })
  restoreDrafts(document)
  expect(sent()).toEqual(['fullName=Nadia', 'age=42', 'companion=Yes', 'services=Visa', 'website='])
})

test('a consent stays as the document has it, whatever a draft or the browser remembers [F-P15]', () => {
  const [consent] = document.getElementsByName('consentGiven') as NodeListOf<HTMLInputElement>
  if (consent) consent.checked = true
  writeDraft('draft.trip-plan', { values, prefill: '{}' })
  restoreDrafts(document)
  expect(consent?.checked).toBe(false)
})

test('a draft begun with another link is restored right away too, with the values of this link [D-30]', () => {
  document.forms[0]?.setAttribute('data-begun', '{"age":"42"}')
  writeDraft('draft.trip-plan', { values: { ...values, age: '' }, prefill: '{"treatmentType":"Dental Care"}' })
  restoreDrafts(document)
  expect(sent()).toEqual(expect.arrayContaining(['fullName=Nadia', 'age=42']))
})

test('answers returned by the server are not overwritten', () => {
  document.forms[0]?.setAttribute('data-answered', '')
  writeDraft('draft.trip-plan', { values, prefill: '{}' })
  restoreDrafts(document)
  expect(sent()).toContain('fullName=')
})

test.each(['', '{', 'null', '[]', '{"values":1,"prefill":""}'])('an invalid draft (%j) is ignored', (text) => {
  sessionStorage.setItem('draft.trip-plan', text)
  expect(readDraft('draft.trip-plan')).toBeUndefined()
  restoreDrafts(document)
  expect(sent()).toContain('fullName=')
})

test('a deleted draft leaves nothing behind', () => {
  writeDraft('draft.trip-plan', { values, prefill: '{}' })
  writeDraft('draft.trip-plan', undefined)
  expect(sessionStorage).toHaveLength(0)
})
