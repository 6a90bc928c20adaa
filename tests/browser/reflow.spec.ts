import type { Page } from '@playwright/test'

import { AmbassadorPage } from './ambassador-page.js'
import { ContactPage } from './contact-page.js'
import { untilFormResponds } from './hydration.js'
import { setTextSize } from './notice-boxes.js'
import { issueCodes, referralBanner } from './referral-visit.js'
import { tooWide, unfoldAndChooseLongest } from './reflow.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/**
 * Every kind of page at 320, 360 and 390 px with text at 100, 130 and 200 %: nothing scrolls sideways (WCAG 1.4.10).
 */
test.describe.configure({ timeout: 180_000 })

const pages: Readonly<Record<string, readonly string[]>> = {
  'the home page': ['/?country=uk&procedure=implants'],
  'a specialty': ['/dental-care', '/cardiology-surgery', '/ophthalmology'],
  'a treatment': ['/treatments/lasik', '/treatments/full-mouth-reconstruction'],
  'a page that is read': ['/medical-tourism', '/why-egypt', '/our-values', '/sitemap'],
  'the team': ['/our-team'],
  'a list of articles': ['/blogs', '/news', '/articles'],
  'an article': ['/blogs/the-ebers-papyrus'],
  'a legal document': ['/privacy-policy', '/terms-of-service', '/cookie-policy'],
  search: ['/search?q=implants', '/search'],
  'the estimator': ['/budget-estimator?country=uk&procedure=implants', '/budget-estimator'],
  costs: ['/costs', '/costs/lasik/uk', '/costs/implants/turkey'],
  timelines: ['/timeline', '/timeline/lasik', '/timeline/dental-implants?date=2027-03-04'],
  'the check of a quote': ['/check-quote', '/check-quote?checked=yes&procedure=lasik&sign=hurry'],
  newsletter: ['/newsletter', '/newsletter/unsubscribe/a-token'],
  'the consents of a link': ['/consents/a-token'],
  'documents that a link asks for': ['/application-documents/a-token'],
  'the forms that open a request': ['/my-request', '/my-request?step=code', '/my-request?problem=link'],
}

// A link with an unknown token returns 404, which the browser reports.
test.use({ mayComplain: /404 \(Not Found\) \S+\/(?:consents|application-documents)\/a-token$/ })

const forms: Readonly<Record<string, string>> = {
  'trip planner': '/trip-planner',
  contact: '/contact-us',
  'ambassador application': '/become-tour-guide',
}

for (const [name, paths] of Object.entries(pages)) {
  test(`${name}: nothing is wider than a small phone, however large its text [F-P22, SHELL-05, SHELL-19]`, async ({
    page,
  }) => {
    const found: string[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 320, height: 720 })
      await page.goto(path)
      await unfoldAndChooseLongest(page)
      found.push(...(await tooWide(page)).map((overflow) => `${path}: ${overflow}`))
    }
    expect(found).toEqual([])
  })
}

test('tables of a text fit a phone without scrolling [F-P22, SHELL-19]', async ({ page }) => {
  for (const path of ['/cookie-policy', '/privacy-policy']) {
    await page.setViewportSize({ width: 360, height: 720 })
    await page.goto(path)
    const tables = page.getByRole('main').getByRole('region', { name: 'Table' })
    await expect(tables.first()).toBeVisible()
    const beyond = await tables.evaluateAll((all) =>
      all.map(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth),
    )
    expect(beyond.filter((px) => px > 0)).toEqual([])
  }
})

test('the row that unfolds the second section breaks no word on a phone with large text [F-P22]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/trip-planner')
  const title = page.locator('.folded-on-phones > summary').getByText('Treatment & Travel Information')
  for (const percent of [100, 130, 200]) {
    await setTextSize(page, percent)
    const lines = await title.evaluate((element) =>
      Math.round(element.clientHeight / parseFloat(getComputedStyle(element).lineHeight)),
    )
    expect(lines, `lines at ${percent} % text`).toBeLessThanOrEqual(3)
  }
})

test('a referral, its banner and its toast: nothing is wider than a small phone, however large its text [F-P22, REF-23]', async ({
  page,
}) => {
  await issueCodes('seen-guide')
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/refer/tour-seen-guide')
  const welcome = page.getByRole('status').filter({ hasText: 'Welcome to Seneb' })
  await welcome.hover()
  expect(await tooWide(page)).toEqual([])
  await expect(welcome).toBeVisible()
  await page.goto('/our-team')
  await expect(referralBanner(page)).toBeVisible()
  expect(await tooWide(page)).toEqual([])
})

for (const [name, path] of Object.entries(forms)) {
  test(`${name}, with the longest option of every list and then with errors: nothing is wider than a small phone [F-P22]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 720 })
    await page.goto(path)
    await untilFormResponds(page)
    await unfoldAndChooseLongest(page)
    expect(await tooWide(page)).toEqual([])
    await page.locator('main form [type=submit]').click()
    await expect(page.locator('main [role=alert]').first()).toBeVisible()
    expect(await tooWide(page)).toEqual([])
  })
}

/** Steps that submit each form and wait for its confirmation. */
const thanks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'trip planner': async (page) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired({ email: 'reflow.planner@example.com' })
    await planner.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
  },
  contact: async (page) => {
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fillRequired({ email: 'reflow.contact@example.com' })
    await contact.submitButton.click()
    await expect(contact.confirmation).toBeVisible()
  },
  'ambassador application': async (page) => {
    const ambassador = new AmbassadorPage(page)
    await ambassador.open()
    await ambassador.fillRequired({ email: 'reflow.guide@example.com' })
    await ambassador.submitButton.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you for your application')
  },
}

for (const [name, send] of Object.entries(thanks)) {
  test(`the thanks of the ${name}: nothing is wider than a small phone, however large its text [F-P22]`, async ({
    page,
  }) => {
    await send(page)
    expect(await tooWide(page)).toEqual([])
  })
}
