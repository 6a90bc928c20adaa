import type { Page } from '@playwright/test'

import { CalculatorPage } from './calculator-page.js'
import { expect, test } from './site.js'

/** Maximum kilobytes (gzip) of a document, and of an app page until it is interactive (P5). */
const firstLoadKb = 10
const interactiveKb = 168

/** The scripts a page has loaded so far, as kilobytes of gzip. */
function scriptsOf(page: Page) {
  const urls = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') urls.add(request.url())
  })
  return async () => {
    await page.waitForLoadState('networkidle')
    let bytes = 0
    for (const url of urls) {
      const response = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
      bytes += Number(response.headers()['content-length'] ?? 0)
    }
    return bytes / 1000
  }
}

for (const path of ['/why-egypt', '/blogs', '/dental-care']) {
  test(`${path} loads almost no script [P5]`, async ({ page }) => {
    const kilobytes = scriptsOf(page)
    await page.goto(path)
    await page.getByRole('contentinfo').getByRole('textbox').focus()
    const read = await kilobytes()
    expect(read).toBeGreaterThan(1)
    expect(read).toBeLessThanOrEqual(firstLoadKb)
  })
}

for (const path of ['/', '/budget-estimator', '/newsletter', '/newsletter/unsubscribe/a-token']) {
  test(`${path} loads little script until it is interactive [P5]`, async ({ page }) => {
    const kilobytes = scriptsOf(page)
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const interactive = await kilobytes()
    expect(interactive).toBeGreaterThan(firstLoadKb)
    expect(interactive).toBeLessThanOrEqual(interactiveKb)
  })
}

test('an estimate loads no script beyond those of the page [P5]', async ({ page }) => {
  const kilobytes = scriptsOf(page)
  const calculator = new CalculatorPage(page, '/')
  await calculator.open()
  await calculator.request('uk', 'lasik')
  await expect(calculator.figure('savings')).toBeVisible()
  expect(await kilobytes()).toBeLessThanOrEqual(interactiveKb)
})
