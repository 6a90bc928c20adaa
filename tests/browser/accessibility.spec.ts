import { everyLook } from './looks.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 120_000 })

test('the home page', async ({ page }) => {
  await page.goto('/')
  await everyLook(page, 'home')
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

  test('the 404 screen', async ({ page }) => {
    await page.goto('/nowhere')
    await everyLook(page, 'not-found')
  })
})
