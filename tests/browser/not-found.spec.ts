import { expect, test } from './site.js'

// The console repeats the status of every page that does not exist.
test.use({ mayComplain: /status of 404/ })

test('an unknown address returns HTTP 404 with links to continue, on a page at least 600 px high [NF-01, NF-02, ROUTE-25, ROUTE-26, SHELL-19]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  for (const path of ['/nowhere', '/404', '/trip-planner/nowhere', '/%E2%98%83', '/admin-x']) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is off the map')
      await expect(page.getByText('The page you are looking for may have been moved or deleted.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect((await page.getByRole('main').boundingBox())?.height).toBeGreaterThanOrEqual(600)
      await page.getByRole('link', { name: 'Return to Home' }).click()
      await expect(page).toHaveURL('/')
    })
  }
})

test("'Go Back' goes back to where the person came from, and going back to a broken link shows the 404 page again [NF-02, ROUTE-26]", async ({
  page,
}) => {
  await page.goto('/trip-planner')
  await page.goto('/nowhere')
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/trip-planner')

  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is off the map')
})

test('pages that match an unknown path are suggested, and they exist [NF-03]', async ({ page }) => {
  await page.goto('/dental-clinics')
  const suggestions = page.getByRole('navigation', { name: 'Perhaps you meant' }).getByRole('link')
  expect(await suggestions.count()).toBeGreaterThan(0)
  for (const link of await suggestions.all()) {
    expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
  }
  await suggestions.first().click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('This page is off the map')
})
