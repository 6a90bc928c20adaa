import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'

import { expect, test } from './site.js'

const open = siteRoutes.filter(({ listed, served }) => listed && served).flatMap(({ paths }) => [...paths])

test('every public page is open to anonymous visitors, and none asks for a sign-in [ROLE-01]', async ({ request }) => {
  expect(open.length).toBeGreaterThan(7)
  for (const path of open) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(html, path).toContain('</a>')
    expect(html, path).not.toMatch(/type="?password/)
    const links = [...html.matchAll(/<a\b[^]*?<\/a>/g)].map(([link]) => link)
    expect(
      links.filter((link) => /sign in|log in|register/i.test(link)),
      path,
    ).toEqual([])
  }
  expect((await request.storageState()).cookies).toEqual([])
})

test('scripts add no password field, no sign-in and no cookie [ROLE-01]', async ({ page }) => {
  for (const path of ['/', '/trip-planner', '/contact-us']) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /sign in|log in|register/i })).toHaveCount(0)
    expect(await page.context().cookies()).toEqual([])
  }
})

test.describe('restricted pages', () => {
  test.use({ mayComplain: /status of 404/ })

  test('needs a sign-in: the desk is one empty document, nothing lists it, and the public API has no access to it [ROLE-03, ADM-05, D-37]', async ({
    request,
  }) => {
    for (const path of ['/admin', '/admin-panel', '/admin/audit', '/admin/people?x=1']) {
      const response = await request.get(path, { maxRedirects: 0 })
      const { 'cache-control': caching, 'x-robots-tag': robots } = response.headers()
      expect([path, response.status(), caching, robots]).toEqual([path, 200, 'no-store', 'noindex, nofollow'])
      expect(await response.text()).toContain('<div id="desk"></div>')
    }
    for (const path of ['/admin.data', '/administrator', '/admin/assets/none.js'])
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
    for (const list of ['/sitemap.xml', '/sitemap', '/robots.txt']) {
      expect(await (await request.get(list)).text()).not.toContain('/admin')
    }
    for (const field of ['tripPlans { id }', 'tripPlan(id: "1") { id }', 'enquiries { id }', 'staff { id }']) {
      const response = await request.post('/graphql', { data: { query: `{ ${field} }` } })
      expect([field, JSON.stringify(await response.json())]).toEqual([field, expect.stringContaining('errors')])
    }
  })
})
