import { expect, test } from '@jest/globals'

import { conditionOf } from './treatment-facts.js'

test('a treatment of an illness names it, one that treats none names nothing [SEO-15]', () => {
  expect(conditionOf('cataract-surgery')).toBe('Cataract')
  expect(conditionOf('veneers')).toBeNull()
  expect(conditionOf('nothing')).toBeNull()
})
