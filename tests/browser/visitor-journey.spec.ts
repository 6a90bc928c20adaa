import { operatorAddress } from '../support/deployables.js'
import { CalculatorPage } from './calculator-page.js'
import { CookieBar } from './cookie-bar.js'
import { issueCodes, referralBanner, storedReferral } from './referral-visit.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test('a visitor follows a tour guide’s link, calculates at home and in the estimator, and requests a quote; the operators see the referrer [REF-03, REF-14, CALC-05, D-14, D-30]', async ({
  page,
  stack,
}) => {
  const guide = 'journey-guide-1'
  const home = new CalculatorPage(page, '/')
  const estimator = new CalculatorPage(page, '/budget-estimator')
  const planner = new TripPlannerPage(page)

  await issueCodes(guide)
  await page.goto(`/refer/tour-${guide}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
  await new CookieBar(page).button('Necessary Only').click()
  await page.getByRole('banner').getByRole('link', { name: 'Seneb' }).click()
  await expect(page).toHaveURL('/')
  await home.country.focus()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await home.request('france', 'femto-lasik')
  await home.result.getByRole('link', { name: 'Plan Your Medical Trip' }).click()

  await expect(page).toHaveURL('/budget-estimator?country=france&procedure=femto-lasik')
  await expect(referralBanner(page)).toBeVisible()
  await expect(estimator.figure('savings')).toHaveText('$1,850')
  await estimator.result.getByRole('link', { name: 'Get my written quote' }).click()

  await expect(page).toHaveURL('/trip-planner?country=france&procedure=femto-lasik')
  await expect(planner.form.getByText('Referred by a partner').first()).toBeVisible()
  await expect(planner.field('medicalProcedure')).toHaveValue('Femto-LASIK')
  await planner.field('fullName').fill('Jana Journey')
  await planner.field('age').selectOption('42')
  await planner.field('nationality').selectOption('France')
  await planner.field('email').fill('journey@example.com')
  await planner.field('accommodationType').selectOption('Not required')
  await planner.companion('No').check()
  await planner.consent.check()
  await planner.submitButton.click()

  const reference = await page.getByText(/^SNB-/).innerText()
  await stack.mail('journey@example.com', reference)
  const mail = await stack.mail(operatorAddress, reference)
  expect(mail.text).toMatch(new RegExp(`Referred by:?\\s+${guide}`))
  expect(mail.text).toContain('Femto-LASIK')
  expect(await storedReferral(guide)).toEqual({ type: 'tour-guide', visits: 1 })
})
