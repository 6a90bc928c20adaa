import { operatorAddress } from '../support/deployables.js'
import { submissionsOf } from './graph-edge.js'
import { holdRequests, takingOver } from './hydration.js'
import { KeyboardWalk } from './keyboard-walk.js'
import { expect, test } from './site.js'
import { summaryTitle, TripPlannerPage } from './trip-planner-page.js'

const receivedTitle = 'Trip Planning Request Received!'

test.describe('by keyboard alone', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('an enquiry is rejected, corrected and sent, with focus always visible; Escape closes the list and the calendar and restores focus [AIR-06, TRIP-30, TRIP-51, TRIP-53, D-81]', async ({
    page,
  }) => {
    const planner = new TripPlannerPage(page)
    const walk = new KeyboardWalk(page)
    await planner.open({ unfolded: false })
    await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()

    await walk.to(planner.field('fullName'))
    await page.keyboard.type('Amal Haddad')
    await walk.to(planner.submitButton)
    await page.keyboard.press('Enter')
    await expect(planner.summary).toBeFocused()
    await walk.to(planner.summary.getByRole('link', { name: 'Age is required' }))
    await page.keyboard.press('Enter')
    await expect(planner.field('age')).toBeFocused()

    await page.keyboard.type('42')
    await walk.to(planner.field('nationality'))
    await page.keyboard.type('France')
    await walk.to(planner.field('travelingFromCountry'))
    await page.keyboard.type('France')
    await walk.to(planner.field('email'))
    await page.keyboard.type('keyboard.only@example.com')
    await walk.to(planner.fold('Add phone and airport'))
    await page.keyboard.press('Enter')
    await expect(planner.form.getByText('airport(s) found for France')).toBeVisible()
    await walk.to(planner.field('travelingFromCity'))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('combobox', { expanded: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { expanded: true })).toHaveCount(0)
    await page.keyboard.type('gaulle')
    await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Paris Charles de Gaulle Airport (CDG)'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(planner.field('travelingFromCity')).toHaveValue(/\(CDG\)$/)
    await walk.to(planner.field('treatmentType'))
    await page.keyboard.type('Dental')
    await walk.to(planner.field('medicalProcedure'))
    await page.keyboard.type('Veneers')

    await walk.to(planner.field('accommodationType'))
    await page.keyboard.type('Not')
    await walk.to(planner.companion('Yes'))
    await page.keyboard.press('ArrowRight')
    await expect(planner.companion('No')).toBeChecked()
    await walk.to(planner.form.locator('summary').filter({ hasText: 'Add your dates' }))
    await page.keyboard.press('Enter')
    await walk.to(planner.field('preferredTravelDates'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(planner.field('preferredTravelDates')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog').getByRole('button', { name: /^Today/ })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(planner.field('preferredTravelDates')).toBeFocused()
    await expect(planner.field('preferredTravelDates')).toHaveText(/^[A-Z][a-z]{2} \d/)
    await walk.to(planner.consent)
    await page.keyboard.press('Space')
    await walk.to(planner.submitButton)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1, name: receivedTitle })).toBeFocused()
    await walk.to(page.getByRole('link', { name: 'Return Home' }))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
  })
})

test.describe('without JavaScript', () => {
  // The response to a refused form has an error status, which the console reports.
  test.use({ javaScriptEnabled: false, mayComplain: /status of 422/ })

  test('the form reports invalid fields and a day outside the year, keeps the values, and sends [TRIP-08, TRIP-33..40, TRIP-42, TRIP-43, TRIP-47, TRIP-50, TRIP-53, TRIP-55..57]', async ({
    page,
    stack,
  }) => {
    const planner = new TripPlannerPage(page)
    const email = 'no.script@example.com'
    await planner.open({ script: false })
    await planner.field('email').fill(email)
    await planner.field('accommodationType').selectOption('Hotel')
    const reply = page.waitForResponse((response) => response.request().method() === 'POST')
    await planner.submitButton.click()
    expect((await reply).status()).toBe(422)
    await expect(planner.summary.getByRole('heading')).toHaveText(summaryTitle)
    await expect(planner.errorOf('fullName')).toHaveText('Full name must be at least 2 characters')
    await expect(planner.errorOf('hotelPreference')).toHaveText('Hotel preference is required')
    await expect(planner.field('email')).toHaveValue(email)

    await test.step('a day outside the year is rejected with its message', async () => {
      await planner.fillRequired({ email })
      await planner.openGroups()
      await planner.field('preferredTravelDates').fill('2020-01-05')
      await planner.submitButton.click()
      await expect(planner.errorOf('preferredTravelDates')).toHaveText(
        'Please choose a date from today up to one year ahead',
      )
      await expect(planner.field('preferredTravelDates')).toHaveValue('2020-01-05')
    })

    await planner.openGroups()
    await planner.field('preferredTravelDates').fill('')
    await planner.fillRequired({ email })
    await planner.field('travelingFromCity').fill('Nice')
    await expect(planner.form.getByLabel('Country code').first()).toBeHidden()
    await planner.field('phoneNumber').fill('+33 6 12 34 56 78')
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    await expect(page.getByText('Our team will contact you within 24 hours')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible()
    const reference = await page.getByText(/^SNB-/).innerText()
    await stack.mail(email, reference)
    const { text } = await stack.mail(operatorAddress, reference)
    expect([text.includes('Nice'), text.includes('+33 6 12 34 56 78')]).toEqual([true, true])
  })

  test('a form submitted twice or resent by a reload is one enquiry [TRIP-29]', async ({ page, stack }) => {
    const planner = new TripPlannerPage(page)
    const email = 'twice.without.script@example.com'
    await planner.open({ script: false })
    await planner.fillRequired({ email })
    await planner.submitButton.dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    const reference = await page.getByText(/^SNB-/).innerText()
    await page.reload()
    await expect(page.getByText(/^SNB-/)).toHaveText(reference)
    await stack.mail(email, reference)
    expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  })
})

test.describe('when the script is slow', () => {
  test('a form sent before any script loaded is handled by the server [TRIP-29, TRIP-63]', async ({ page }) => {
    await holdRequests(page, /\/assets\/.*\.js/)
    const planner = new TripPlannerPage(page)
    await page.goto('/trip-planner', { waitUntil: 'commit' })
    await planner.fillRequired()
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  })

  test('text typed before React loaded stays and is sent once [TRIP-29]', async ({ page }) => {
    const submissions = submissionsOf(page)
    const hydration = await holdRequests(page, takingOver)
    const planner = new TripPlannerPage(page)
    await page.goto('/trip-planner', { waitUntil: 'load' })
    await planner.fillRequired({ fullName: 'Early Bird', email: 'early.bird@example.com' })
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
    hydration.release()
    await planner.waitUntilReady()
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
    expect(submissions).toHaveLength(1)
    expect(submissions[0]?.postDataJSON()).toMatchObject({ variables: { input: { fullName: 'Early Bird' } } })
  })

  test('a form is usable on a slow connection [TRIP-29]', async ({ page }) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    })
    const planner = new TripPlannerPage(page)
    await page.goto('/trip-planner', { waitUntil: 'commit' })
    await planner.field('fullName').fill('Patient Patient')
    await planner.waitUntilReady({ timeout: 30_000 })
    await expect(planner.field('fullName')).toHaveValue('Patient Patient')
    await planner.fillRequired({ fullName: 'Patient Patient' })
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle, { timeout: 20_000 })
  })
})

test.describe('back and forward', () => {
  test('keep the values on the way to another page and back, without the consents', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillEverything({ fullName: 'Nadia Kept' })
    await page.getByRole('banner').getByRole('link', { name: 'Seneb, home' }).click()
    await expect(page).toHaveURL('/')
    await page.goBack()
    await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
    await expect(planner.field('hotelPreference')).toHaveValue('Mid-Range')
    await expect(planner.companion('Yes')).toBeChecked()
    await page.goForward()
    await page.goBack()
    await expect(planner.field('companionName')).toHaveValue('Karim Haddad')
    // The form is created again; a consent requires an act and is not restored.
    await expect(planner.consent).not.toBeChecked()
  })

  test('keep the values when another page was visited in between', async ({ launchOptions, baseURL, playwright }) => {
    // Playwright turns off the back/forward cache, which every browser has.
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
    const page = await browser.newPage({ baseURL })
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired({ fullName: 'Nadia Kept' })
    await page.goto('/')
    await page.goBack({ waitUntil: 'commit' })
    await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
    await expect(planner.field('nationality')).toHaveValue('France')
    await expect(planner.companion('No')).toBeChecked()
    await expect(planner.consent).toBeChecked()
    await browser.close()
  })

  test('the header link opens an empty form for another trip; a link within the page keeps the receipt', async ({
    page,
  }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired({ fullName: 'Nadia Again' })
    await planner.submitButton.click()
    const receipt = page.getByText(/^SNB-[0-9A-Z]{6}$/)
    await expect(receipt).toBeVisible()
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter')
    await expect(page).toHaveURL(/#content$/)
    await expect(receipt).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Plan your trip' }).click()
    await expect(planner.field('fullName')).toHaveValue('')
  })
})

/** Holds files of the build back until `release`. */
