import { CookieBar } from './cookie-bar.js'
import { followByRouter } from './hydration.js'
import { expect, test } from './site.js'

const greeting = 'These are the values we work by.'

test('the four values with the waiting list and no offer that hurries, with a greeting once a session [ROUTE-13, VALS-01, VALS-02, VALS-03]', async ({
  page,
}) => {
  // Watched from the start, because it is shown for three seconds only.
  await page.goto('/our-values', { waitUntil: 'commit' })
  const welcome = page.getByText(greeting)
  await expect(welcome).toBeVisible()
  await expect(welcome).toBeHidden()
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  const values = page.getByRole('region', { name: 'Our values' }).getByRole('heading', { level: 3 })
  await expect(values).toHaveText(['Trust', 'Clarity', 'Support', 'Well-being'])
  await expect(page.getByText('Early Spots')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: /Join the waiting list/ })).toBeVisible()
  await page.reload()
  await expect(new CookieBar(page).banner).toBeVisible()
  await expect(welcome).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }).hover()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(welcome).toBeHidden()
})

test('who comes to the values by a link is greeted as well [VALS-03]', async ({ page }) => {
  await page.goto('/why-egypt')
  const greeted = expect(page.getByRole('status').filter({ hasText: greeting })).toBeVisible()
  await followByRouter(page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }), '/our-values')
  await greeted
})

test('a greeting that a bar comes up under shifts nothing [VALS-03, DISC-01]', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/our-values', { waitUntil: 'commit' })
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(new CookieBar(page).banner).toBeVisible()
  const shifts = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 500)
      }),
  )
  expect(await shifts).toBeLessThan(0.02)
})

test('three co-founders and two bodies that are no partners [ROUTE-12, TEAM-01, TEAM-02, TEAM-03, TEAM-04, D-28]', async ({
  page,
}) => {
  await page.goto('/our-team')
  await expect(page.getByRole('region', { name: 'Co-founders' }).getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.getByText('Independent body; no partnership with Seneb')).toHaveCount(2)
})
