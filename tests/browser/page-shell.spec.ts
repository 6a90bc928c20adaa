import { CookieBar } from './cookie-bar.js'
import { expect, test } from './site.js'

test('a page has its minimum heights and its theme color [SHELL-18, SHELL-19, SHELL-20]', async ({ page }) => {
  await page.goto('/trip-planner')
  const band = page.getByRole('main').locator('> div').first()
  expect((await band.boundingBox())?.height).toBeGreaterThanOrEqual(450)
  expect((await page.getByRole('main').boundingBox())?.height).toBeGreaterThanOrEqual(600)
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#357376')
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible()
  await expect(page).toHaveTitle(/Trip planner/)
  await expect(band.locator('svg').first()).toBeVisible()
  await expect(page.getByRole('main').locator('form')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached()
  await expect(new CookieBar(page).banner).toBeVisible()
  await new CookieBar(page).button('Necessary Only').click()
  await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
})

test('cards side by side are at least 200 px high [SHELL-19]', async ({ page }) => {
  for (const path of ['/', '/blogs', '/medical-tourism', '/our-values', '/our-team']) {
    await page.goto(path)
    const heights = await page.locator('.fixed-card').evaluateAll((cards) =>
      cards.map((card) => {
        card.replaceChildren('x')
        card.setAttribute('style', 'align-self: start; height: auto')
        return card.getBoundingClientRect().height
      }),
    )
    expect(heights.length, path).toBeGreaterThan(1)
    for (const height of heights) expect(height, path).toBeGreaterThanOrEqual(200)
  }
})
