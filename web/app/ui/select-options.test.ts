import { expect, test } from '@jest/globals'

import { optionsHtml, sameOptions } from './select-options.js'

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
