import { expect, test } from '@jest/globals'

import { leadsSomewhere } from './site-routes.js'

test.each([
  ['/dental-care', true],
  ['/dental-care#veneers', true],
  ['/search?q=implants', true],
  ['/blogs/what-seneb-means', true],
  ['/treatments/lasik', true],
  ['#contents', true],
  ['/treatments/lasik/more', false],
  ['/nowhere', false],
  ['/services', false],
])('a link to %s leads to a screen of ours: %s [D-33]', (href, expected) => {
  expect(leadsSomewhere(href)).toBe(expected)
})
