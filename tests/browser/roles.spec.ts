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
