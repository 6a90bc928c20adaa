import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'

import { expect, test } from './site.js'

const open = siteRoutes.filter(({ listed, served }) => listed && served).flatMap(({ paths }) => [...paths])

test('every public page is open to a visitor without a name, and none asks for one [ROLE-01]', async ({ page }) => {
  expect(open.length).toBeGreaterThan(7)
  for (const path of open) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    await expect(page.locator('input[type=password]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /sign in|log in|register/i })).toHaveCount(0)
  }
  expect(await page.context().cookies()).toEqual([])
})

test.describe('what is restricted', () => {
  test.use({ mayComplain: /status of 404/ })

  test('cannot be reached: no page of it answers, nothing lists it, and the graph has no door to it [ROLE-03, ROUTE-23 but the panel, D-37]', async ({
    request,
  }) => {
    for (const path of ['/admin', '/admin-panel', '/admin/enquiries', '/admin.data']) {
      expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404])
    }
    for (const list of ['/sitemap.xml', '/sitemap', '/robots.txt']) {
      expect(await (await request.get(list)).text()).not.toContain('/admin')
    }
    for (const field of ['tripPlans { id }', 'tripPlan(id: "1") { id }', 'enquiries { id }', 'staff { id }']) {
      const answer = await request.post('/graphql', { data: { query: `{ ${field} }` } })
      expect([field, JSON.stringify(await answer.json())]).toEqual([field, expect.stringContaining('errors')])
    }
  })
})
