import type { Page } from '@playwright/test'

import { everyVariant } from './page-variants.js'
import { expect, test } from './site.js'
import { labels, TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 120_000 })

/** Serves every page as in a right-to-left language. */
async function mirror(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/trip-planner',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain('dir="ltr"')
      await route.fulfill({ response, body: html.replace('dir="ltr"', 'dir="rtl"') })
    },
  )
}

interface Side {
  readonly start: number
  readonly width: number
}

/** Returns the positions of the form's fields, measured from the start side of lines. */
async function fieldPositions(page: Page): Promise<Record<string, Side>> {
  const found: Record<string, Side> = {}
  // Fields in collapsed groups are checked as well.
  await page.locator('form details').evaluateAll((groups) => groups.forEach((group) => group.setAttribute('open', '')))
  const windowWidth = await page.evaluate(() => document.documentElement.clientWidth)
  const isMirrored = await page.evaluate(() => getComputedStyle(document.body).direction === 'rtl')
  for (const name of Object.values(labels)) {
    const field = page.getByRole('form').getByLabel(name, { exact: false }).first()
    if (!(await field.isVisible())) continue
    const box = await field.boundingBox()
    if (!box) continue
    const start = isMirrored ? windowWidth - box.x - box.width : box.x
    found[name] = { start: Math.round(start), width: Math.round(box.width) }
  }
  return found
}

test.describe('from right to left', () => {
  for (const width of [360, 1440] as const) {
    test(`the trip planner is the mirror image of itself at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await new TripPlannerPage(page).open()
      const plain = await fieldPositions(page)

      await mirror(page)
      await new TripPlannerPage(page).open()
      expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
      const mirrored = await fieldPositions(page)

      expect(Object.keys(plain).length).toBeGreaterThan(12)
      for (const [name, { start, width: fieldWidth }] of Object.entries(plain)) {
        expect(Math.abs((mirrored[name]?.start ?? NaN) - start), `start of ${name}`).toBeLessThanOrEqual(2)
        expect(Math.abs((mirrored[name]?.width ?? NaN) - fieldWidth), `width of ${name}`).toBeLessThanOrEqual(2)
      }
    })
  }

  test('the refused trip planner takes no damage', async ({ page }) => {
    await mirror(page)
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.submitButton.click()
    await expect(planner.summary).toBeVisible()
    await everyVariant(page, 'trip-planner-rtl', { widths: [360, 1440] })
  })
})
