/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'

import { defineNeedsChoices } from './custom-elements.js'

defineNeedsChoices()
beforeEach(() => {
  document.body.innerHTML = `<seneb-needs-choices>
    <select id="a" required><option value=""></option><option>uk</option></select>
    <select id="b" required><option value=""></option><option>lasik</option></select>
    <button type="submit">Calculate</button></seneb-needs-choices>`
})

const button = () => document.querySelector('button')?.disabled
function choose(id: string, value: string) {
  const list = document.querySelector<HTMLSelectElement>(`#${id}`)
  if (!list) throw new Error('no such list')
  list.value = value
  list.dispatchEvent(new Event('input', { bubbles: true }))
}

test('a button waits until both lists have a choice, and again when one is emptied [CALC-04]', () => {
  expect(button()).toBe(true)
  choose('a', 'uk')
  expect(button()).toBe(true)
  choose('b', 'lasik')
  expect(button()).toBe(false)
  choose('a', '')
  expect(button()).toBe(true)
})
