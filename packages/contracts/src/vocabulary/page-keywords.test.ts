import { expect, test } from '@jest/globals'

import { keywordsOf } from './page-keywords.js'

test('keywords are the first twenty different words longer than three characters [SEO-02, SEO-16, D-21]', () => {
  expect(keywordsOf('The eye, the Eye: eyes see well', 'Eyes again')).toEqual(['eyes', 'well', 'again'])
  const many = Array.from({ length: 40 }, (_, i) => `word${i}`).join(' ')
  expect(keywordsOf(many)).toHaveLength(20)
  expect(keywordsOf('four', 'abc', 'abcd')).toEqual(['four', 'abcd'])
})
