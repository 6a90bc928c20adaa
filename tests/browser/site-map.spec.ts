import { redirects } from '@seneb/contracts/vocabulary/redirects'
import { LinkChecker, LinkState } from 'linkinator'

import { expect, test } from './site.js'

// Every page of the site is requested.
test.describe.configure({ timeout: 120_000 })

test('the site map names every page once with a count; each answers 200 and may be indexed [ROUTE-22, SITE-01, SITE-02, SEO-13, D-36]', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/sitemap')
  const shown = await page
    .getByRole('main')
    .locator('section a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
  await expect(page.getByText(`${shown.length} pages`, { exact: true })).toBeVisible()
  // Long groups are folded, and open without a script.
  await expect(page.getByRole('link', { name: 'LASIK: Bahrain or Egypt', exact: true })).toBeHidden()
  await page.getByText(/^Show all 1[01]\d$/).click()
  await expect(page.getByRole('link', { name: 'LASIK: Bahrain or Egypt', exact: true })).toBeVisible()
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replace(baseURL ?? '', ''))
  expect(listed.toSorted()).toEqual(shown.toSorted())
  expect(listed.filter((path) => path.startsWith('/admin'))).toEqual([])
  for (const path of listed) {
    const response = await request.get(path)
    const html = await response.text()
    expect([path, response.status(), html.includes('content="noindex"')]).toEqual([path, 200, false])
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('redirects are one hop with 301 [ROUTE-28, ROUTE-29, ROUTE-31, D-33]', async ({ request }) => {
  for (const { from, to } of redirects) {
    const path = from.replace(':type', 'lung')
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.status(), response.headers()['location']]).toEqual([path, 301, to])
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('a crawl from the home page finds no broken link, no redirect and no missing fragment [D-33]', async ({
  baseURL,
}) => {
  const site = baseURL ?? ''
  const { links } = await new LinkChecker().check({
    path: site,
    recurse: true,
    redirects: 'error',
    checkFragments: true,
    // As many as a polite crawler: one client may have 40 pages in the making (web/server/render-slots.ts).
    concurrency: 16,
    linksToSkip: (link) => Promise.resolve(!link.startsWith(site)),
  })
  const broken = links.filter(({ state }) => state === LinkState.BROKEN)
  expect(broken.map(({ parent, url, status }) => `${parent} leads to ${url}: ${status}`)).toEqual([])
  expect(links.filter(({ state }) => state === LinkState.OK).length).toBeGreaterThan(60)
})
