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

const widths = [360, 1440] as const
type Width = (typeof widths)[number]

/** Opens the planner, and returns the positions of its fields at each width. */
async function positionsAtWidths(page: Page): Promise<Record<Width, Record<string, Side>>> {
  await page.setViewportSize({ width: widths[0], height: 900 })
  await new TripPlannerPage(page).open()
  const found: Record<Width, Record<string, Side>> = { 360: {}, 1440: {} }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
    found[width] = await fieldPositions(page)
  }
  return found
}

test.describe('from right to left', () => {
  test('the trip planner is the mirror image of itself on a phone and on a wide screen', async ({ page }) => {
    const plain = await positionsAtWidths(page)
    await mirror(page)
    const mirrored = await positionsAtWidths(page)
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')

    for (const width of widths) {
      expect(Object.keys(plain[width]).length).toBeGreaterThan(12)
      for (const [name, { start, width: fieldWidth }] of Object.entries(plain[width])) {
        const other = mirrored[width][name]
        const label = `${name} at ${width} px`
        expect(Math.abs((other?.start ?? NaN) - start), `start of ${label}`).toBeLessThanOrEqual(2)
        expect(Math.abs((other?.width ?? NaN) - fieldWidth), `width of ${label}`).toBeLessThanOrEqual(2)
      }
    }
  })

  test('the refused trip planner takes no damage', async ({ page }) => {
    await mirror(page)
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.submitButton.click()
    await expect(planner.summary).toBeVisible()
    await everyVariant(page, 'trip-planner-rtl', { widths: [360, 1440] })
  })
})
