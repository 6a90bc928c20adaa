import type { Page } from '@playwright/test'

import { CalculatorPage } from './calculator-page.js'
import { expect, test } from './site.js'

/** Maximum kilobytes (gzip) of a document, and of an app page until it is interactive (P5). */
const firstLoadKb = 10
const interactiveKb = 168

/** Records the scripts of each page; returns how many kilobytes of gzip the page has loaded since the last `clear`. */
function scriptsOf(page: Page) {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  const countKilobytes = async () => {
    await page.waitForLoadState('networkidle')
    let bytes = 0
    for (const url of urls) {
      const response = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
      bytes += Number(response.headers()['content-length'] ?? 0)
    }
    return bytes / 1000
  }
  return { clear: () => urls.clear(), countKilobytes }
}

test('a document loads almost no script [P5]', async ({ page }) => {
  const scripts = scriptsOf(page)
  for (const path of ['/why-egypt', '/blogs', '/dental-care']) {
    await test.step(path, async () => {
      scripts.clear()
      await page.goto(path)
      await page.getByRole('contentinfo').getByRole('textbox').focus()
      const read = await scripts.countKilobytes()
      expect(read).toBeGreaterThan(1)
      expect(read).toBeLessThanOrEqual(firstLoadKb)
    })
  }
})

test('an application page loads little script until it is interactive, and an estimate loads no more [P5]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const scripts = scriptsOf(page)
  for (const path of ['/', '/budget-estimator', '/newsletter', '/newsletter/unsubscribe/a-token']) {
    await test.step(path, async () => {
      scripts.clear()
      await page.goto(path)
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      const interactive = await scripts.countKilobytes()
      expect(interactive).toBeGreaterThan(firstLoadKb)
      expect(interactive).toBeLessThanOrEqual(interactiveKb)
    })
  }

  await test.step('an estimate', async () => {
    scripts.clear()
    const calculator = new CalculatorPage(page, '/')
    await calculator.open()
    await calculator.request('uk', 'lasik')
    await expect(calculator.figure('savings')).toBeVisible()
    expect(await scripts.countKilobytes()).toBeLessThanOrEqual(interactiveKb)
  })
})
