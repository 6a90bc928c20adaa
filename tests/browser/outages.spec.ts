import type { Page } from '@playwright/test'

import { CalculatorPage } from './calculator-page.js'
import { readLocation } from './config.js'
import { stubGraph, isSubmission } from './graph-edge.js'
import { sampleSetting } from './sample-settings.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'
import { TripPlannerPage } from './trip-planner-page.js'

// Parts that other tests need are stopped here; each test restores them before the next one.
test.describe.configure({ timeout: 150_000 })
// The browser reports every failed response in the console, as it should.
test.use({ mayComplain: /status of 50\d|net::ERR_/ })

const receivedTitle = 'Trip Planning Request Received!'

test.describe('content is down', () => {
  test.beforeEach(({ stack }) => stack.part('content', 'kill'))
  test.afterEach(({ stack }) => stack.part('content', 'start'))

  test('the built-in countries are used without a notice until the list is available again [AIR-02, AIR-03, D-52]', async ({
    page,
    stack,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await expect(planner.form.getByText('Failed to load countries. Our built-in list is shown.')).toBeVisible({
      timeout: 20_000,
    })
    const countries = planner.field('nationality').getByRole('option')
    await expect(countries.nth(193)).toBeAttached()
    await planner.field('nationality').selectOption('Sweden')
    await expect(planner.field('nationality')).toHaveValue('Sweden')

    await stack.part('content', 'start')
    await planner.form.getByRole('button', { name: 'Refresh data' }).first().click()
    await expect(planner.form.getByText('Failed to load countries')).toBeHidden()
    await expect(planner.field('nationality')).toHaveValue('Sweden')
  })

  test('an empty list of countries says so in the field [AIR-02]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    const refresh = planner.form.getByRole('button', { name: 'Refresh data' }).first()
    await expect(refresh).toBeVisible({ timeout: 20_000 })
    // The real system adds its built-in list to every response, so it never sends this one.
    const empty = { data: { countries: { __typename: 'CountryList', source: 'DATABASE', countries: [] } } }
    ;(await stubGraph(page, (request) => (request.postData() ?? '').includes('"Countries"'), empty)).release()
    await refresh.click()
    for (const name of ['nationality', 'travelingFromCountry'] as const) {
      await expect(planner.field(name).getByRole('option')).toHaveText(['No countries found'])
    }
  })

  test('no savings claim is shown, and the calculator says that it is unavailable [CALC-04, HOME-06, D-26]', async ({
    page,
    stack,
  }) => {
    // A restarted gateway has no cached responses of content.
    await stack.part('gateway', 'kill')
    await stack.part('gateway', 'start')
    const home = new CalculatorPage(page, '/')
    const estimator = new CalculatorPage(page, '/budget-estimator')
    expect((await page.goto('/?country=uk&procedure=lasik'))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'What would treatment cost in Egypt?' })).toBeVisible()
    // The promise meter states a percentage too, once enough enquiries of earlier tests were answered.
    await expect(page.getByRole('main')).not.toContainText(/save up to|\d\s?%(?! of at least \d+ enquiries)/i)
    await expect(home.result).toHaveText('The calculator cannot be reached just now. Please try again in a moment.')

    await estimator.open({ query: '?country=uk&procedure=lasik' })
    await expect(estimator.result).toContainText('Please try again in a moment.')
    await stack.part('content', 'start')
    await estimator.button.click()
    await expect(estimator.figure('savings')).toHaveText('$2,100')
  })

  test('airports come from the built-in list, or the field says that loading failed and accepts free text [AIR-06, AIR-15, AIR-16, D-53]', async ({
    page,
    stack,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.field('travelingFromCountry').selectOption('France')
    const city = planner.field('travelingFromCity')
    await expect(
      planner.form.getByText(/^\d+ airport\(s\) found for France\. Our built-in list is shown\. Refresh data$/),
    ).toBeVisible({ timeout: 30_000 })
    await city.fill('charles de gaulle')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Paris Charles de Gaulle Airport (CDG)'])

    await planner.field('travelingFromCountry').selectOption('Brazil')
    await expect(planner.form.getByText('Failed to load airports. Please try again.')).toBeVisible({ timeout: 30_000 })
    await expect(city).toHaveAttribute('placeholder', 'Error loading airports')
    await city.fill('Recife')

    await stack.part('content', 'start')
    const note = planner.form.getByRole('status').filter({ hasText: 'Failed to load airports' })
    await note.getByRole('button', { name: 'Refresh data' }).click()
    await expect(planner.form.getByText(/airport\(s\) found for Brazil$/)).toBeVisible({ timeout: 20_000 })
    await expect(city).toHaveValue('Recife')
  })
})

test("content's tables cannot be read: built-in lists are used where they exist, otherwise a message [AIR-02, AIR-05, AIR-15, AIR-16, D-52, D-53]", async ({
  page,
  stack,
}) => {
  // A newly started content service has no list in memory yet.
  await stack.part('content', 'kill')
  await stack.part('content', 'start')
  await withDatabase('revoke select on content.airports from seneb_content')
  try {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await expect(
      planner.form.getByText('Failed to load countries from database. Our built-in list is shown.'),
    ).toBeVisible()
    await expect(planner.field('nationality').getByRole('option').nth(193)).toBeAttached()

    await planner.field('travelingFromCountry').selectOption('France')
    await expect(
      planner.form.getByText(/^\d+ airport\(s\) found for France\. Our built-in list is shown\. Refresh data$/),
    ).toBeVisible()
    await planner.field('travelingFromCountry').selectOption('Brazil')
    await expect(planner.field('travelingFromCity')).toHaveAttribute('placeholder', 'Error loading airports', {
      timeout: 30_000,
    })
    await expect(planner.form.getByText('Failed to load airports. Please try again.')).toBeVisible()
  } finally {
    await withDatabase('grant select on content.airports to seneb_content')
    // It would go on without its tables for a while.
    await stack.part('content', 'kill')
    await stack.part('content', 'start')
  }
})

test('content hangs: the lists are disabled and say that they are loading [AIR-01]', async ({ page, stack }) => {
  await stack.part('content', 'pause')
  try {
    await page.goto('/trip-planner')
    const planner = new TripPlannerPage(page)
    for (const name of ['nationality', 'travelingFromCountry'] as const) {
      await expect(planner.field(name)).toBeDisabled()
      await expect(planner.field(name).getByRole('option').first()).toHaveText('Loading countries...')
    }
    await planner.field('fullName').fill('Amal Haddad')
    await stack.part('content', 'resume')
    await expect(planner.field('nationality')).toBeEnabled({ timeout: 30_000 })
    await expect(planner.field('fullName')).toHaveValue('Amal Haddad')
  } finally {
    await stack.part('content', 'resume')
  }
})

test('enquiry is down: the person sees an error with an id, keeps every value and sends again [TRIP-59, ERR-04]', async ({
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillEverything({ email: 'patience@example.com' })
  await stack.part('enquiry', 'kill')
  try {
    await planner.submitButton.click()
    const toast = page.getByRole('alert').filter({ hasText: 'Database error' })
    await expect(toast).toContainText('There was an issue saving your trip plan. Please try again.', {
      timeout: 30_000,
    })
    await expect(toast).toContainText(/Please quote [0-9a-f]{32}/)
    await expect(planner.submitButton).toBeEnabled()
    await expectEverythingRetained(planner)
  } finally {
    await stack.part('enquiry', 'start')
  }
  await planner.submitButton.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  await stack.mail('patience@example.com', 'SNB-')
  expect(await stack.mailsTo('patience@example.com', 'SNB-')).toHaveLength(1)
})

test.describe('the gateway is down', () => {
  test('the page shows no invented footer data, and the form keeps its values and can be sent later [TRIP-61, ERR-06, D-77]', async ({
    page,
    stack,
  }) => {
    await stack.part('gateway', 'kill')
    const planner = new TripPlannerPage(page)
    try {
      expect((await page.goto('/'))?.status()).toBe(200)
      expect((await page.goto('/trip-planner'))?.status()).toBe(200)
      await planner.waitUntilReady()
      await expect(page.getByRole('contentinfo')).toBeVisible()
      // Previous responses are used for a second; afterwards nothing replaces unavailable data.
      const document = async () => (await page.request.get('/trip-planner')).text()
      await expect.poll(document).not.toContain(sampleSetting('company.address'))
      await planner.fillRequired({ email: 'later@example.com' })
      await planner.submitButton.click()
      const toast = page.getByRole('alert').filter({ hasText: 'Something went wrong' })
      await expect(toast).toContainText('Please try again or contact us directly.', { timeout: 30_000 })
      await expect(planner.field('email')).toHaveValue('later@example.com')
      await expect(planner.consent).toBeChecked()
    } finally {
      await stack.part('gateway', 'start')
    }
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    await stack.mail('later@example.com', 'SNB-')
  })

  test('a gateway that dies during a submission loses no value, and the enquiry is stored once [TRIP-29, TRIP-61]', async ({
    page,
    stack,
  }) => {
    const planner = new TripPlannerPage(page)
    const email = 'mid.submit@example.com'
    await planner.open()
    await planner.fillEverything({ email })
    // The submission is in progress: the gateway has sent its request, and no service replies.
    await stack.part('enquiry', 'pause')
    try {
      const sent = page.waitForRequest(isSubmission)
      await planner.submitButton.click()
      await sent
      await expect(planner.submitButton).toHaveText('Submitting...')
      await stack.part('gateway', 'kill')
      // The pending request still gets its response, but its caller is gone.
      await stack.part('enquiry', 'resume')
      await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible({ timeout: 30_000 })
      await expectEverythingRetained(planner)
    } finally {
      await stack.part('enquiry', 'resume')
      await stack.part('gateway', 'start')
    }
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    await stack.mail(email, 'SNB-')
    expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  })

  test('a form sent without JavaScript is returned with all values and the reason [TRIP-61]', async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: readLocation().siteUrl })
    const page = await context.newPage()
    await stack.part('gateway', 'kill')
    try {
      const planner = new TripPlannerPage(page)
      await planner.open({ script: false })
      await planner.fillRequired({ fullName: 'Nadia Kept' })
      const reply = page.waitForResponse((response) => response.request().method() === 'POST')
      await planner.submitButton.click()
      expect((await reply).status()).toBe(503)
      await expect(page.getByRole('alert')).toContainText('Something went wrong')
      await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
      await expect(planner.field('medicalProcedure')).toHaveValue('Veneers')
      await expect(planner.consent).toBeChecked()
    } finally {
      await stack.part('gateway', 'start')
      await context.close()
    }
  })
})

test('the site itself is down: the next page says so and loads with Try Again [ERR-01, ERR-02]', async ({
  page,
  stack,
}) => {
  await new TripPlannerPage(page).open()
  await page.getByRole('banner').getByRole('link', { name: 'Seneb, home' }).click()
  await expect(page).toHaveURL('/')
  await stack.part('web', 'kill')
  try {
    await page.getByRole('banner').getByRole('link', { name: 'Plan your trip' }).click()
    await expectErrorView(page)
  } finally {
    await stack.part('web', 'start')
  }
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plan your treatment and your trip')
})

test.describe('a page that fails while it is rendered', () => {
  test.use({ mayComplain: /no figures/ })

  test('shows the request id, and loads with Try Again or Reload Page [ERR-01, ERR-02, ERR-04]', async ({ page }) => {
    await new TripPlannerPage(page).open()
    const breakFigures = () =>
      page.evaluate(() => {
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          configurable: true,
          get: () => {
            throw new Error('no figures')
          },
        })
      })
    await page.evaluate(() => {
      const own = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')
      Object.assign(window, { recover: () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', own ?? {}) })
    })
    await breakFigures()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cost Estimator' }).click()
    await expectErrorView(page)
    await expect(page.getByRole('alert').locator('code')).toHaveText(/^[0-9a-f]{32}$/)
    await page.evaluate(() => (window as unknown as { recover: () => void }).recover())
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would it cost at home and in Egypt?')

    await page.goBack()
    await breakFigures()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cost Estimator' }).click()
    await expectErrorView(page)
    await page.getByRole('button', { name: 'Reload Page' }).click()
    await expect(page).toHaveURL('/budget-estimator')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would it cost at home and in Egypt?')
  })
})

async function expectErrorView(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
  await expect(page.getByText('An unexpected error occurred. Please try refreshing the page.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
}

async function expectEverythingRetained(planner: TripPlannerPage): Promise<void> {
  await expect(planner.field('fullName')).toHaveValue('Amal Haddad')
  await expect(planner.field('travelingFromCity')).toHaveValue(/\(CDG\)$/)
  await expect(planner.field('preferredTravelDates')).not.toHaveText('Choose a date')
  await expect(planner.field('hotelPreference')).toHaveValue('Mid-Range')
  await expect(planner.field('companionName')).toHaveValue('Karim Haddad')
  await expect(planner.service('Airport Pickup')).toBeChecked()
  await expect(planner.draftConsent).toBeChecked()
}
