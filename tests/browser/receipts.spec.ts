import { AmbassadorPage } from './ambassador-page.js'
import { ContactPage } from './contact-page.js'
import { isSubmission, submissionsOf } from './graph-edge.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** Receipts that a person can keep of a submitted form, and protection against submitting one twice by accident. */

const receivedTitle = 'Trip Planning Request Received!'
const referencePattern = /^SNB-[2-9A-Z]{6}$/

test('the planner receipt has its own address, survives a reload, and going back skips the form [TRIP-55, TRIP-58]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await page.goto('/why-egypt')
  await planner.open()
  await planner.fillRequired({ email: 'receipt.reload@example.com' })
  await planner.submitButton.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(receivedTitle)
  await expect(page).toHaveURL(/\/trip-planner\?received/)
  const reference = await page.getByText(referencePattern).innerText()
  expect(page.url()).not.toContain(reference)
  await expect(page.getByText(/You will hear from us by \w+, \w+ \d+ at [\d:]+ [AP]M, your time\./)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Your stay, day by day' })).toBeVisible()

  await page.reload()
  await expect(heading).toHaveText(receivedTitle)
  await expect(page.getByText(referencePattern)).toHaveText(reference)
  await page.goBack()
  await expect(page).toHaveURL(/why-egypt$/)
  await page.goForward()
  await expect(page.getByText(referencePattern)).toHaveText(reference)
})

test('the receipt is shown when the connection closes with the response [TRIP-55]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'receipt.cut@example.com' })
  await page.route(/\.data(\?|$)/, (route) => route.abort())
  await planner.submitButton.click()
  await expect(page.getByText(referencePattern)).toBeVisible()
})

test('a receipt address without stored data says where to find the reference', async ({ page }) => {
  for (const path of ['/trip-planner?received', '/affiliate-guide?received']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your reference is in your email')
  }
})

test('the confirmation of the contact form survives a reload [CONT-06, D-62]', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.fillRequired({ email: 'receipt.contact@example.com' })
  await contact.submitButton.click()
  const reference = await contact.confirmation.getByText(/^SNB-/).innerText()
  await expect(contact.confirmation).toContainText('You will hear from us by')
  await page.reload()
  await expect(contact.confirmation).toContainText(reference)
  await expect(contact.field('email')).toHaveValue('')
})

test('the application receipt survives a reload, and another application starts at the form [AMB-04]', async ({
  page,
}) => {
  const ambassador = new AmbassadorPage(page)
  await ambassador.open()
  await ambassador.fillRequired()
  await ambassador.submitButton.click()
  const reference = await page.getByText(referencePattern).innerText()
  await page.reload()
  await expect(page.getByText(referencePattern)).toHaveText(reference)
  await page.getByRole('button', { name: 'Submit Another Application' }).click()
  await expect(ambassador.submitButton).toBeVisible()
})

test.describe('unreliable browser information', () => {
  test('a browser that wrongly reports offline still sends [ERR-06]', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired({ email: 'never.online@example.com' })
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  })

  test('a browser without crypto.randomUUID, as over plain http, sends and keeps the cookie choice [R3, CONS-02]', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'))
    const planner = new TripPlannerPage(page)
    await planner.open()
    await page.getByRole('button', { name: 'Necessary Only' }).click()
    await expect(page.getByRole('button', { name: 'Necessary Only' })).toBeHidden()
    await planner.fillRequired({ email: 'no.uuid@example.com' })
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(receivedTitle)
  })

  test('a hidden field filled by an extension does not block a person [D-82, S20]', async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fillRequired({ email: 'autofilled@example.com' })
    await contact.form
      .locator('[name=website]')
      .evaluate((input: HTMLInputElement) => (input.value = 'https://me.example'))
    await contact.submitButton.click()
    await expect(contact.toast('alert', 'Something went wrong')).toBeVisible()
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
  })
})

test.describe('when every response is lost', () => {
  test.use({ mayComplain: /net::ERR_FAILED/ })

  test('a reload and another press create one enquiry [R3, TRIP-29]', async ({ page, stack }) => {
    const planner = new TripPlannerPage(page)
    const email = 'all.lost@example.com'
    await planner.open()
    await planner.fillRequired({ email })
    await page.route('/graphql', async (route) => {
      if (!isSubmission(route.request())) return route.fallback()
      await route.fetch()
      return route.abort()
    })
    await planner.submitButton.click()
    const note = planner.form.getByText('Everything you typed is still here.')
    await expect(note).toBeVisible({ timeout: 30_000 })
    await page.unrouteAll()
    await page.reload()
    await planner.waitUntilReady()
    await planner.consent.check()
    await planner.submitButton.click()
    const reference = await page.getByText(referencePattern).innerText()
    await stack.mail(email, reference)
    expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  })
})

test('a copied tab sends the same enquiry once, and with other values says that one was sent [R3]', async ({
  context,
  page,
  stack,
}) => {
  const planner = new TripPlannerPage(page)
  const email = 'two.tabs@example.com'
  await planner.open()
  await planner.fillRequired({ email })
  const draft = await page.evaluate(() => sessionStorage.getItem('draft.trip-plan') ?? '')
  const copyOfTab = async (): Promise<TripPlannerPage> => {
    const copy = await context.newPage()
    await copy.addInitScript((text) => {
      if (location.pathname === '/trip-planner') sessionStorage.setItem('draft.trip-plan', text)
    }, draft)
    const inCopy = new TripPlannerPage(copy)
    await inCopy.open({ unfolded: false })
    await inCopy.consent.check()
    return inCopy
  }
  const [same, other] = [await copyOfTab(), await copyOfTab()]
  await planner.submitButton.click()
  const reference = await page.getByText(referencePattern).innerText()
  await same.submitButton.click()
  await expect(same.page.getByText(referencePattern)).toHaveText(reference)

  const submissions = submissionsOf(other.page)
  await other.field('fullName').fill('Amal Haddad-Berg')
  await other.submitButton.click()
  await expect(other.form.getByText('You may have sent this already')).toBeVisible()
  expect(submissions).toHaveLength(1)
  await stack.mail(email, reference)
  expect(await stack.mailsTo(email, 'SNB-')).toHaveLength(1)
  await other.submitButton.click()
  await expect(other.page.getByText(referencePattern)).not.toHaveText(reference)
})

test.describe('a part of the page that cannot be loaded', () => {
  test.use({ mayComplain: /status of 404|Failed to load resource|net::ERR_FAILED/ })

  test('without the calendar the form stays, and the native date field accepts the day [TRIP-53]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.openGroups()
    await planner.field('fullName').fill('Nadia Kept')
    await page.route(/month-grid.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
    await planner.field('preferredTravelDates').click()
    const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await page.getByRole('dialog').getByLabel('Day').fill(day)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(planner.field('preferredTravelDates')).toHaveText(/^[A-Z][a-z]{2} \d/)
    await expect(planner.field('fullName')).toHaveValue('Nadia Kept')
  })
})

test('a treatment that requires a companion says so next to the question [TRIP-20]', async ({ page }) => {
  const planner = new TripPlannerPage(page)
  await planner.open()
  await expect(planner.form.getByText('asks you to bring someone along')).toHaveCount(0)
  await planner.field('treatmentType').selectOption('Orthopedic Surgery')
  await planner.field('medicalProcedure').selectOption('Knee replacement')
  await expect(planner.form.getByText('asks you to bring someone along')).toBeVisible()
})

test('keyboard users reach the sections of a long form first', async ({ page }) => {
  await page.goto('/trip-planner')
  const order = await page.evaluate(() => {
    const nav = document.querySelector('nav[aria-labelledby=aside-sections]')
    const form = document.querySelector('form[data-draft]')
    return nav && form ? nav.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING : 0
  })
  expect(order).toBeGreaterThan(0)
})

test('an email address and a phone number are next to the contact form', async ({ page }) => {
  await page.goto('/contact-us')
  const section = page.locator('#contact')
  await expect(section).toContainText('care@seneb.example')
  await expect(section).toContainText('+20 00 0000 0000')
})
