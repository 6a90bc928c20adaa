import { expect, test } from '@jest/globals'

import { leadsSomewhere, pathsOf, siteRoutes } from './site-routes.js'

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

test('the registry has the 39 fixed paths that were counted, 38 without the implied list, 36 without the admin ones, which no list names [ROUTE-34, D-36]', () => {
  // Pages added later, and pages that no requirement names, are not part of that count.
  const notCounted = new Set<string>([
    'not-found',
    'search',
    'newsletter',
    'journey-costs',
    'quote-check',
    'stay-timelines',
    'my-request',
    'my-request-files',
  ])
  const fixed = siteRoutes
    .filter(({ page }) => !notCounted.has(page))
    .flatMap(({ page, paths, listed }) => paths.map((path: string) => ({ page, path, listed })))
    .filter(({ path }) => !path.includes(':'))
  expect(fixed).toHaveLength(39)
  expect(new Set(fixed.map(({ path }) => path)).size).toBe(39)
  const counted = fixed.filter(({ path }) => path !== '/articles')
  expect(counted).toHaveLength(38)
  const open = counted.filter(({ page }) => page !== 'admin-panel')
  expect(open).toHaveLength(36)
  expect(fixed.filter(({ page, listed }) => page === 'admin-panel' && listed)).toEqual([])
})

test('the paths of a page are found by its name, the canonical one first [D-34, D-35]', () => {
  expect(pathsOf('contact')).toEqual(['/contact-us', '/contact', '/booking'])
  expect(pathsOf('legal-document')).toEqual(['/privacy-policy', '/terms-of-service', '/cookie-policy'])
})
