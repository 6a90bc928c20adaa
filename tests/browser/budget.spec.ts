import type { Page } from '@playwright/test'

import { CalculatorPage } from './calculator-page.js'
import { expect, test } from './site.js'

const contentKb = 90
const formKb = 160

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
      const answer = await page.request.get(url, { headers: { 'accept-encoding': 'gzip' } })
      bytes += Number(answer.headers()['content-length'] ?? 0)
    }
    return bytes / 1000
  }
}

for (const path of ['/', '/budget-estimator', '/newsletter']) {
  test(`${path} is read with few scripts and answers with a few more [P5]`, async ({ page }) => {
    const kilobytes = scriptsOf(page)
    await page.goto(path)
    expect(await kilobytes()).toBeLessThan(15)
    await page.getByRole('contentinfo').getByRole('textbox').focus()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    const interactive = await kilobytes()
    expect(interactive).toBeGreaterThan(15)
    expect(interactive).toBeLessThanOrEqual(contentKb + 10)
  })
}

test('an estimate and a subscription stay within what a form page may load [P5]', async ({ page }) => {
  const kilobytes = scriptsOf(page)
  const calculator = new CalculatorPage(page, '/')
  await calculator.open()
  await calculator.ask('uk', 'lasik')
  await expect(calculator.figure('savings')).toBeVisible()
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('textbox').fill('weighed@example.com')
  await form.getByRole('button').click()
  await expect(page.getByText('Subscription successful!')).toBeVisible()
  expect(await kilobytes()).toBeLessThanOrEqual(formKb)
})
