import type { Locator, Page } from '@playwright/test'

import { operatorAddress } from '../support/deployables.js'
import { ContactPage } from './contact-page.js'
import { stubGraph, isSubmission, submissionsOf } from './graph-edge.js'
import { expect, test } from './site.js'
import { summaryTitle, TripPlannerPage } from './trip-planner-page.js'

/** Mistakes, omissions and incidents while people fill in a form. */

const receivedTitle = 'Trip Planning Request Received!'

test.describe('a telephone number', () => {
  test('in national format is shown back, stored as E.164 and emailed with its country [TRIP-08, TRIP-64]', async ({
    page,
    stack,
  }) => {
    const planner = new TripPlannerPage(page)
    const submissions = submissionsOf(page)
    const email = 'phone.germany@example.com'
    await planner.open()
    await planner.fillRequired({ email })
    await planner.field('travelingFromCountry').selectOption('Germany')
    await planner.field('phoneNumber').pressSequentially('0171 1234567')
    await planner.field('phoneNumber').blur()
    await expect(planner.form.getByText('We will use +49 171 1234567 (Germany). Is that right?')).toBeVisible()
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
    expect(submissions[0]?.postDataJSON()).toMatchObject({ variables: { input: { timeZone: zone } } })
    const reference = await page.getByText(/^SNB-/).innerText()
    const { text } = await stack.mail(operatorAddress, reference)
    expect(text.replaceAll(/\s+/g, ' ')).toContain('+49 171 1234567 (Germany)')
  })

  test('without a country code is rejected with an example, and accepted with a code or a country [CONT-07, TRIP-08]', async ({
    page,
  }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fillRequired()
    await contact.field('phoneNumber').fill('')
    await contact.field('phoneNumber').fill('021 123 4567')
    await contact.submitButton.click()
    await expect(contact.errorOf('phoneNumber')).toHaveText(
      'Please begin with your country code, such as +44 20 7946 0958',
    )
    await contact.form.getByLabel('Country code, Phone').selectOption({ label: 'New Zealand +64' })
    await expect(contact.errorOf('phoneNumber')).toHaveCount(0)
    await contact.field('phoneNumber').focus()
    await contact.field('phoneNumber').blur()
    await expect(contact.form.getByText('We will use +64 21 123 4567 (New Zealand). Is that right?')).toBeVisible()
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
  })

  test('in Arabic digits is a number too [CONT-07]', async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fillRequired()
    await contact.field('phoneNumber').fill('+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧')
    await contact.field('phoneNumber').blur()
    await expect(contact.form.getByText('We will use +966 50 123 4567 (Saudi Arabia). Is that right?')).toBeVisible()
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
  })
})

test.describe('small slips', () => {
  test('an address at gmial.com gets a suggestion that one press applies [TRIP-07]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.field('email').fill('amal@gmial.com')
    await planner.field('email').blur()
    await planner.form.getByRole('button', { name: 'amal@gmail.com?' }).click()
    await expect(planner.field('email')).toHaveValue('amal@gmail.com')
    await expect(planner.form.getByText('Did you mean')).toHaveCount(0)
  })

  test('amounts are parsed as written, and euros are not treated as dollars [TRIP-52]', async ({ page, stack }) => {
    const planner = new TripPlannerPage(page)
    const email = 'amounts@example.com'
    await planner.open()
    await planner.fillRequired({ email })
    await planner.openGroups()
    await planner.field('estimatedTreatmentCost').fill('$1200')
    await planner.field('totalBudget').fill('5.000 €')
    await planner.submitButton.click()
    await expect(planner.summary.getByRole('link')).toHaveText([
      'Please give this in US dollars: it is written in another currency',
    ])
    await planner.field('totalBudget').fill('٥٬٠٠٠')
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    const reference = await page.getByText(/^SNB-/).innerText()
    const { text } = await stack.mail(operatorAddress, reference)
    expect([text.includes('$1,200'), text.includes('$5,000')]).toEqual([true, true])
  })

  test('a treatment before the journey gets a warning and is not rejected [TRIP-13, TRIP-14]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.openGroups()
    await planner.chooseDay('estimatedTreatmentDate', new Date())
    const inTenDays = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000)
    await planner.chooseDay('preferredTravelDates', inTenDays)
    await expect(planner.form.getByText('Your treatment date is before your travel date.')).toBeVisible()
  })
})

test.describe('a refusal on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('starts with its summary in view, and its links lead to the fields [TRIP-50, TRIP-51, D-81]', async ({
    page,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    const title = await page.title()
    await planner.submitButton.tap()
    await expect(planner.summary).toBeFocused()
    await expect(page).toHaveTitle(`Error: ${title}`)
    await expect(planner.summary.getByText(/^\d+ answers are missing\.$/)).toBeVisible()
    await expect(planner.summary.getByRole('heading')).toHaveText(summaryTitle)
    await expect(planner.summary.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await planner.summary.getByRole('link', { name: 'Treatment type is required' }).tap()
    await expect(planner.field('treatmentType')).toBeFocused()
    await expect(planner.field('treatmentType')).toBeInViewport()
  })

  test('an error in a folded group opens it [TRIP-52]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.openGroups()
    await planner.field('totalBudget').fill('a lot')
    await planner.form.locator('summary').filter({ hasText: 'Add budget' }).tap()
    await expect(planner.field('totalBudget')).toBeHidden()
    await planner.submitButton.tap()
    await expect(planner.errorOf('totalBudget')).toBeVisible()
  })
})

test('toasts do not contradict each other: terms missing twice, then sent [CONT-11, CONT-14, SHELL-24]', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fillRequired()
  await contact.terms.uncheck()
  await contact.submitButton.click()
  await expect(contact.summary).toBeFocused()
  await contact.submitButton.click()
  await expect(contact.toast('alert', 'Terms Agreement Required')).toHaveCount(1)
  await contact.terms.check()
  await contact.submitButton.click()
  await expect(contact.confirmation).toBeVisible()
  await expect(contact.toast('status', 'Consultation Request Received')).toBeVisible()
  await expect(contact.toast('alert', 'Terms Agreement Required')).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ mayComplain: /net::ERR_INTERNET_DISCONNECTED/ })

  test('the button says so, and the form is sent automatically once online [ERR-06, TRIP-61]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    const submissions = submissionsOf(page)
    await planner.open()
    await planner.fillRequired({ email: 'offline@example.com' })
    await page.context().setOffline(true)
    await planner.submitButton.click()
    const note = planner.form.getByRole('alert').filter({ hasText: 'Something went wrong' })
    await expect(note).toContainText('We could not reach the internet, so nothing has been sent.')
    await expect(note).toContainText("Everything you typed is still here. We'll send it automatically")
    await expect(note.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(planner.field('fullName')).toHaveValue('Amal Haddad')
    await page.context().setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    expect(new Set(submissions.map((request) => keyOf(request.postDataJSON()))).size).toBe(1)
  })

  test('changes made in the meantime wait for the button [ERR-06]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    const submissions = submissionsOf(page)
    await planner.open()
    await planner.fillRequired({ email: 'offline.changed@example.com' })
    await page.context().setOffline(true)
    await planner.submitButton.click()
    await planner.field('fullName').fill('Amal Haddad-Berg')
    await expect(planner.form.getByText("You've made changes since")).toBeVisible()
    await page.context().setOffline(false)
    await expect(planner.submitButton).toBeEnabled()
    expect(submissions).toHaveLength(1)
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  })

  test('an interrupted attempt and its retry are one request [TRIP-29, ERR-06]', async ({ page, stack }) => {
    const planner = new TripPlannerPage(page)
    const submissions = submissionsOf(page)
    const email = 'cut.off@example.com'
    await planner.open()
    await planner.fillRequired({ email })
    const edge = await stubGraph(page, isSubmission, { data: { submitTripPlan: unavailable } })
    edge.release()
    await planner.submitButton.click()
    await expect(planner.form.getByText('Everything you typed is still here.')).toBeVisible()
    await page.unrouteAll()
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    const keys = submissions.map((request) => keyOf(request.postDataJSON()))
    expect(keys[0]).toMatch(/^[\w-]{36}$/)
    expect(new Set(keys).size).toBe(1)
    await stack.mail(email, 'SNB-')
    expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  })
})

/**
 * Records in the page the first event after a press: the refusal, or the end of two seconds of the page's own clock.
 */
async function watchPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const note = (what: string) => (document.documentElement.dataset['cameFirst'] ??= what)
    addEventListener('pointerdown', () => setTimeout(note, 2000, 'two seconds'), { once: true })
    addEventListener('focusin', ({ target }) => {
      if (target instanceof Element && target.matches('[role=alert]')) note('the refusal')
    })
  })
}

const unavailable = { __typename: 'TemporarilyUnavailable', code: 'UNAVAILABLE', message: '' }

function keyOf(body: unknown): string {
  return (body as { readonly variables: { readonly idempotencyKey: string } }).variables.idempotencyKey
}

/** Taps like a person: the field has the focus before the first key, which a busy browser delays. */
async function typeByTouch(field: Locator, text: string): Promise<void> {
  await field.tap()
  await expect(field).toBeFocused()
  await field.page().keyboard.type(text)
  await expect(field).toHaveValue(text)
}

test.describe('a person on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('sees no picture before the form and how long it takes, and sends it by touch [TRIP-01, TRIP-29]', async ({
    page,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open({ unfolded: false })
    await expect(page.locator('.page-band-art')).toBeHidden()
    await expect(planner.form.getByText('Section 1 of 2, about 1 minute')).toBeVisible()
    await expect(planner.form.locator('details[open]')).toHaveCount(0)
    await typeByTouch(planner.field('fullName'), 'Amal Haddad')
    for (const [name, value] of [
      ['age', '42'],
      ['nationality', 'France'],
      ['travelingFromCountry', 'France'],
    ] as const)
      await planner.field(name).selectOption(value)
    await typeByTouch(planner.field('email'), 'by.touch@example.com')
    await planner.fold('Treatment & Travel Information').tap()
    for (const [name, value] of [
      ['treatmentType', 'Dental Care'],
      ['medicalProcedure', 'Veneers'],
      ['accommodationType', 'Not required'],
    ] as const)
      await planner.field(name).selectOption(value)
    await planner.companion('No').tap()
    await planner.consent.tap()
    const [consent, button] = await Promise.all([planner.consent.boundingBox(), planner.submitButton.boundingBox()])
    expect((button?.y ?? 0) - (consent?.y ?? 0), 'consent and button are in one view').toBeLessThan(700)
    await planner.submitButton.tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  })

  test('gets the first validation errors within two seconds on slow 3G [P5]', async ({ page }) => {
    const network = await page.context().newCDPSession(page)
    const planner = new TripPlannerPage(page)
    await page.goto('/trip-planner')
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    await planner.waitUntilReady({ timeout: 30_000 })
    await planner.unfold()
    await typeByTouch(planner.field('fullName'), 'Amal')
    await planner.submitButton.scrollIntoViewIfNeeded()
    await page.waitForTimeout(2500)
    await watchPress(page)
    await planner.submitButton.tap()
    await expect(planner.summary).toBeFocused({ timeout: 20_000 })
    await expect(page.locator('html')).toHaveAttribute('data-came-first', 'the refusal')
  })
})
