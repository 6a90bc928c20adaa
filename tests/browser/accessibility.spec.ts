import { CalculatorPage } from './calculator-page.js'
import { everyLook } from './looks.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 120_000 })

test('the home page', async ({ page }) => {
  await page.goto('/')
  await everyLook(page, 'home')
})

test('the home page with an estimate', async ({ page }) => {
  const calculator = new CalculatorPage(page, '/')
  await calculator.open({ query: '?country=uk&procedure=implants' })
  await expect(calculator.figure('savings')).toBeVisible()
  await everyLook(page, 'home-estimate')
})

test('the budget estimator, empty, refused, with and without a price at home', async ({ page }) => {
  test.setTimeout(180_000)
  const calculator = new CalculatorPage(page, '/budget-estimator')
  await calculator.open()
  await everyLook(page, 'estimator-empty')
  await calculator.button.click()
  await expect(calculator.errorOf('country')).toBeVisible()
  await everyLook(page, 'estimator-refused')
  await calculator.ask('uk', 'implants')
  await expect(calculator.figure('savings')).toBeVisible()
  await everyLook(page, 'estimator-result')
  await calculator.ask('hungary', 'veneers')
  await expect(calculator.result).toContainText('No reference price')
  await everyLook(page, 'estimator-no-price')
})

test('the newsletter: its page, a refused address and the way out', async ({ page }) => {
  await page.goto('/newsletter')
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.getByRole('button').click()
  await page.getByRole('alert').filter({ hasText: 'Invalid email' }).hover()
  await everyLook(page, 'newsletter-refused', { windowOnly: true })
  await everyLook(page, 'newsletter')
  await page.goto('/newsletter/unsubscribe/a-token')
  await everyLook(page, 'newsletter-unsubscribe')
})

test('the trip planner, empty', async ({ page }) => {
  await new TripPlannerPage(page).open()
  await everyLook(page, 'trip-planner-empty')
})

test('the trip planner, refused', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.submitButton.click()
  await expect(planner.summary).toBeVisible()
  await everyLook(page, 'trip-planner-refused')
})

test('thank-you', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired()
  await planner.submitButton.click()
  await page.getByText('Trip planner information submitted!').hover()
  await everyLook(page, 'trip-planner-received', { windowOnly: true })
})

test.describe('not found', () => {
  // The browser itself reports a page that answers 404.
  test.use({ mayComplain: /status of 404/ })

  test('a newsletter link that is none of ours', async ({ page }) => {
    await page.goto('/newsletter/confirm/nobody')
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible()
    await everyLook(page, 'newsletter-confirm-invalid')
  })

  test('the 404 screen', async ({ page }) => {
    await page.goto('/nowhere')
    await everyLook(page, 'not-found')
  })
})
