import type { Locator } from '@playwright/test'

import { AmbassadorPage, realFiles, uploadWithin } from './ambassador-page.js'
import { CalculatorPage } from './calculator-page.js'
import { CookieBar } from './cookie-bar.js'
import { ContactPage } from './contact-page.js'
import { takingOver } from './hydration.js'
import { everyVariant, expectAccessible } from './page-variants.js'
import { issueCodes } from './referral-visit.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 120_000 })

test('the home page', async ({ page }) => {
  await page.goto('/')
  await everyVariant(page, 'home')
})

test('the home page with an estimate', async ({ page }) => {
  const calculator = new CalculatorPage(page, '/')
  await calculator.open({ query: '?country=uk&procedure=implants' })
  await expect(calculator.figure('savings')).toBeVisible()
  await everyVariant(page, 'home-estimate')
})

test('the budget estimator: empty, rejected, with and without a price at home', async ({ page }) => {
  test.setTimeout(180_000)
  const calculator = new CalculatorPage(page, '/budget-estimator')
  await calculator.open()
  await everyVariant(page, 'estimator-empty')
  await calculator.button.click()
  await expect(calculator.errorOf('country')).toBeVisible()
  await everyVariant(page, 'estimator-refused')
  await calculator.request('uk', 'implants')
  await expect(calculator.figure('savings')).toBeVisible()
  await everyVariant(page, 'estimator-result')
  await calculator.request('hungary', 'veneers')
  await expect(calculator.result).toContainText('No reference price')
  await everyVariant(page, 'estimator-no-price')
})

test('the newsletter: its page, a rejected address and unsubscribing', async ({ page }) => {
  await page.goto('/newsletter')
  const form = page.getByRole('form', { name: 'Newsletter' })
  // Opens the form, as its button does on a phone.
  await form.locator('details').evaluate((details: HTMLDetailsElement) => (details.open = true))
  await form.getByRole('button').click()
  await page.getByRole('alert').filter({ hasText: 'Invalid email' }).hover()
  await everyVariant(page, 'newsletter-refused', { windowOnly: true })
  await everyVariant(page, 'newsletter')
  await page.goto('/newsletter/unsubscribe/a-token')
  await new CookieBar(page).button('Necessary Only').click()
  // A bar that still slides in may cover a link of the footer during the check.
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click()
  await everyVariant(page, 'newsletter-unsubscribe')
})

test('the trip planner, empty', async ({ page }) => {
  await new TripPlannerPage(page).open()
  await everyVariant(page, 'trip-planner-empty')
})

test('the trip planner with errors', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.submitButton.click()
  await expect(planner.summary).toBeVisible()
  await everyVariant(page, 'trip-planner-refused')
})

test('thank-you', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired()
  await planner.submitButton.click()
  await page.getByText('Trip planner information submitted!').hover()
  await everyVariant(page, 'trip-planner-received', { windowOnly: true })
})

test('contact: empty, with errors, sent', async ({ page }) => {
  test.setTimeout(180_000)
  const contact = new ContactPage(page)
  await contact.open()
  await everyVariant(page, 'contact-empty')
  await contact.submitButton.click()
  await expect(contact.summary).toBeVisible()
  await dismissed(contact.toast('alert', 'Terms Agreement Required'))
  await everyVariant(page, 'contact-refused')
  await contact.fillRequired()
  await contact.submitButton.click()
  await expect(contact.confirmation).toBeVisible()
  await dismissed(contact.toast('status', 'Consultation Request Received'))
  await everyVariant(page, 'contact-sent')
})

/** Dismisses a toast, which covers links of the footer. */
async function dismissed(toast: Locator): Promise<void> {
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toBeHidden()
}

test('the ambassador application: with errors, with a file, sent', async ({ page }) => {
  test.setTimeout(180_000)
  const ambassador = new AmbassadorPage(page)
  await ambassador.open()
  await ambassador.field('tourGuideLicense').setInputFiles({ ...notAccepted, buffer: Buffer.from('<svg/>') })
  await ambassador.field('identityDocument').setInputFiles((await realFiles(page)).scan)
  await expect(ambassador.form.getByText('Uploaded: passport.pdf')).toBeVisible(uploadWithin)
  await ambassador.submitButton.click()
  await expect(ambassador.summary).toBeVisible()
  await everyVariant(page, 'ambassador-refused')
  await ambassador.form.getByRole('button', { name: 'Remove the file: Tour guide license' }).click()
  await ambassador.fillRequired()
  await ambassador.submitButton.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your application')
  await everyVariant(page, 'ambassador-received')
})

const notAccepted = { name: 'licence.svg', mimeType: 'image/svg+xml' }

test.describe('referrals', () => {
  // The browser itself reports a page with status 404.
  test.use({ mayComplain: /status of 404/ })

  test.beforeAll(() => issueCodes('seen-guide'))

  test('a welcome', async ({ page }) => {
    await page.goto('/refer/tour-seen-guide')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
    await everyVariant(page, 'referral-welcome')
  })

  test('the test page', async ({ page }) => {
    await page.goto('/refer')
    await page.getByText('Test referral page').hover()
    await everyVariant(page, 'referral-test')
  })

  test('an address that is not a referral link', async ({ page }) => {
    await page.goto('/refer/tour/a')
    await everyVariant(page, 'referral-error')
  })

  test('an invalid short link', async ({ page }) => {
    await page.goto('/r/a')
    await everyVariant(page, 'referral-not-found')
  })

  test('a link without its script', async ({ page }) => {
    await page.route(takingOver, () => undefined)
    await page.goto('/r/waiting-guide', { waitUntil: 'load' })
    await everyVariant(page, 'referral-loading')
  })

  test('the trip planner of a referred visitor', async ({ page }) => {
    await page.goto('/refer/tour-seen-guide')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
    await new TripPlannerPage(page).open()
    await expect(page.getByText('Referred by a partner').first()).toBeVisible()
    await everyVariant(page, 'trip-planner-referred')
  })
})

test('the cookie banner, above the disclaimer bar', async ({ page }) => {
  await page.goto('/trip-planner')
  await expect(new CookieBar(page).banner).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
  await everyVariant(page, 'consent-banner', { windowOnly: true })
})

test('the cookie banner leaves no link too small to touch between its buttons and the edge of the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 })
  // A banner that still slides in would be measured on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/privacy-policy', '/terms-of-service', '/treatments/lasik', '/sitemap']) {
    await page.goto(path)
    await expect(new CookieBar(page).banner).toBeVisible()
    await expectAccessible(page, path, ['target-size'])
  }
})

test('the cookie preferences', async ({ page }) => {
  const bar = new CookieBar(page)
  await page.goto('/trip-planner')
  await bar.button('Preferences').click()
  await bar.toggle('Analytics').check()
  await everyVariant(page, 'consent-preferences', { windowOnly: true })
})

test("a visitor from a partner's site", async ({ page }) => {
  await page.goto('/trip-planner', { referer: 'https://clinic-guide.example/' })
  await expect(page.getByRole('complementary', { name: 'Thank you' })).toBeVisible()
  await everyVariant(page, 'partner-thanks')
})

test.describe('not found', () => {
  // The browser itself reports a page with status 404.
  test.use({ mayComplain: /status of 404/ })

  test('a newsletter link before its button is pressed, and an unknown link', async ({ page }) => {
    await page.goto('/newsletter/confirm/nobody')
    await new CookieBar(page).button('Necessary Only').click()
    await everyVariant(page, 'newsletter-confirm')
    await page.getByRole('button', { name: 'Confirm my subscription' }).click()
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await everyVariant(page, 'newsletter-confirm-invalid')
  })

  test('the 404 page', async ({ page }) => {
    await page.goto('/nowhere')
    await everyVariant(page, 'not-found')
  })
})
