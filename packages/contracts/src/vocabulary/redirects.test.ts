import { expect, test } from '@jest/globals'

import { findRedirect, redirects } from './redirects.js'
import { siteRoutes } from './site-routes.js'

const pages = new Set<string>(siteRoutes.map(({ paths: [canonical] }) => canonical))

test.each([
  ['/services', '/medical-tourism'],
  ['/services/', '/medical-tourism'],
  ['/specialists/cardiac-surgeons', '/cardiology-surgery'],
  ['/procedures', '/medical-tourism'],
  ['/hair-loss-conditions', '/hair-transplant'],
  ['/obesity-treatments', '/bariatric-surgery'],
  ['/fertility-procedures/pgt', '/ivf-treatment'],
  ['/cancer-types/breast-cancer', '/oncology'],
  ['/become-ambassador', '/affiliate-guide'],
])('%s leads to %s [D-33]', (from, to) => {
  expect(findRedirect(from)).toBe(to)
})

test.each(['/', '/cancer-types', '/cancer-types/a/b', '/specialists', '/fertility-procedures/ivf', '/service'])(
  '%s leads nowhere else',
  (path) => {
    expect(findRedirect(path)).toBeUndefined()
  },
)

test('every redirect is one hop to the canonical path of a page, and is no page itself [D-33]', () => {
  expect(redirects.length).toBeGreaterThan(0)
  for (const { from, to } of redirects) {
    expect(pages).toContain(to)
    expect(findRedirect(to)).toBeUndefined()
    expect(pages).not.toContain(from)
  }
})
