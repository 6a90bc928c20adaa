import type { Browser, Page } from '@playwright/test'

import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/**
 * Work of a page on a slow phone, counted rather than timed: until the trip planner is interactive, and after a change.
 * Each of these once cost a quarter of a second on such a phone.
 */
test('React hydrates the trip planner without the options of its lists [P5]', async ({ page }) => {
  await new TripPlannerPage(page).open()
  const { optionCount, owned, ownedAnswers } = await page.evaluate(() => {
    const isOwned = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
    const nodes = [...document.querySelectorAll('*')]
    const options = [...document.querySelectorAll('option')]
    return {
      optionCount: options.length,
      owned: nodes.filter(isOwned).length,
      ownedAnswers: options.filter(isOwned).length,
    }
  })
  expect(optionCount).toBeGreaterThan(900)
  expect(ownedAnswers).toBe(0)
  expect(owned).toBeGreaterThan(100)
  expect(owned).toBeLessThan(700)
})

test('appearing bars and the first scroll do not recalculate the styles of the form [P5, SHELL-01, D-06]', async ({
  browser,
  page,
}) => {
  await new TripPlannerPage(page).open()
  await page.evaluate(() => document.fonts.ready)
  const all = await page.locator('*').count()
  const maxStyles = await maxStylesAtOnce(browser, page, async () => {
    await page.getByRole('button', { name: 'Necessary Only' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'chosen')
    await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
    await page.mouse.wheel(0, 600)
    await expect(page.locator('html')).toHaveAttribute('data-scrolled', '')
  })
  expect(all).toBeGreaterThan(1500)
  expect(maxStyles).toBeGreaterThan(0)
  // The page has more nodes than elements: each option of a list has inner ones that count too.
  expect(maxStyles).toBeLessThan(all)
})

/** Returns the maximum number of elements whose style the browser computed in one pass during `action`. */
async function maxStylesAtOnce(browser: Browser, page: Page, action: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await action()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Trace
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0)
  return Math.max(0, ...counts)
}

interface Trace {
  readonly traceEvents: readonly { readonly name: string; readonly args?: { readonly elementCount?: number } }[]
}
