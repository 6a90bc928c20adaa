import { expect, test } from '@jest/globals'
import { siteRoutes, type SiteRoute } from '@seneb/contracts/vocabulary/site-routes'

import { siteMapOf, type PublicationChange } from './site-map.rules.js'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const record = (kind: string, path: string | null, day: number, own: Partial<PublicationChange> = {}) => {
  return { kind, key: 'a-key', path, title: `A ${kind}`, changedAt: at(day), ...own }
}
const published = [
  record('specialty', '/dental-care', 3),
  record('treatment', '/treatments/veneers', 4, { title: 'Veneers' }),
  record('article', '/blogs/ebers-papyrus', 5, { title: 'The Ebers Papyrus' }),
  record('news', null, 7),
  record('page', '/blogs', 2),
  record('faq', '/medical-tourism#faq-a-key', 9, { shownOn: ['medical-tourism'] }),
  record('legal-document', '/privacy-policy', 1),
  record('procedure', null, 8, { key: 'lasik', title: 'LASIK' }),
]
const served = (routes: readonly SiteRoute[]): SiteRoute[] => routes.map((route) => ({ ...route, served: true }))
const everyScreen = siteMapOf(published, served(siteRoutes))
const pathsOf = (entries: readonly { path: string }[]) => entries.map(({ path }) => path)

test('every public page is listed once by its canonical path, articles and treatments from the published content [D-36, D-34]', () => {
  const paths = pathsOf(everyScreen)

  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining(['/', '/treatments/veneers', '/blogs/ebers-papyrus', '/contact-us']))
  for (const {
    listed,
    paths: [canonical, ...aliases],
  } of siteRoutes as readonly SiteRoute[]) {
    if (listed) expect(paths).toContain(canonical)
    for (const alias of aliases) expect(paths).not.toContain(alias)
  }
})

test('admin pages, referral links, redirects, search and the 404 page are not listed [SITE-02, D-33]', () => {
  const hidden = /^\/(admin|r\/|t\/|refer|search|404|services|procedures|specialists|cancer-types)|[:*]/
  expect(pathsOf(everyScreen).filter((path) => hidden.test(path))).toEqual([])
})

test('every comparison of costs is listed by its own path, in a group of its own [SITE-01]', () => {
  const costs = everyScreen.filter(({ path }) => path.startsWith('/costs/'))

  expect(costs).toHaveLength(5 * 22)
  expect(costs).toContainEqual({
    path: '/costs/implants/uk',
    label: 'Dental implants: United Kingdom or Egypt',
    group: 'Costs',
    lastChangedOn: null,
  })
})

test('the timeline of each offered procedure is listed, and of no other [CAT-02]', () => {
  expect(everyScreen.filter(({ path }) => path.startsWith('/timeline/'))).toEqual([
    { path: '/timeline/lasik', label: 'LASIK, day by day', group: 'Timelines', lastChangedOn: null },
  ])
})

test('a page is listed once its screen exists [D-36]', () => {
  const [home, ...others] = served(siteRoutes)
  const onlyHome = [home!, ...others.map((route) => ({ ...route, served: false }))]
  expect(pathsOf(siteMapOf(published, onlyHome))).toEqual(['/'])
})

test.each([
  ['/dental-care', 3],
  ['/treatments/veneers', 4],
  ['/blogs', 5],
  ['/news', 7],
  ['/articles', 7],
  ['/medical-tourism', 9],
  ['/privacy-policy', 1],
])('%s last changed when what it is made of did [D-38]', (path, day) => {
  expect(everyScreen.find((entry) => entry.path === path)?.lastChangedOn).toBe(at(day).toISOString())
})

test('a page that nothing dated makes has no date, rather than an invented one [D-38, D-65]', () => {
  expect(everyScreen.find(({ path }) => path === '/trip-planner')?.lastChangedOn).toBeNull()
})
