import { specialties } from '@seneb/contracts/vocabulary/specialties'
import type { Locator, Page } from '@playwright/test'

import { AmbassadorPage } from './ambassador-page.js'
import { CalculatorPage } from './calculator-page.js'
import { CookieBar } from './cookie-bar.js'
import { ContactPage } from './contact-page.js'
import { issueCodes, referralBanner } from './referral-visit.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe.configure({ timeout: 180_000 })

const header = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const footer = (page: Page) => page.getByRole('contentinfo')

/** Follows a link, and expects the given path and a page there. */
async function follow(link: Locator, path: string | RegExp): Promise<void> {
  const page = link.page()
  await link.click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function home(page: Page): Promise<void> {
  await follow(header(page).getByRole('link', { name: 'Seneb, home' }), '/')
}

async function about(page: Page, entry: string, path: string): Promise<void> {
  await header(page).getByText('About', { exact: true }).click()
  await follow(header(page).getByRole('link', { name: entry, exact: true }), path)
}

// Every part that the row names is reached by links from `/`; the admin panel is for our staff, and no page links it.
test('a visitor reaches every part of the product by links from the home page, and staff reach the desk by its URL [GEN-04]', async ({
  page,
}) => {
  await test.step('the referral program: a shared link leads to the home page', async () => {
    await issueCodes('every-part-1')
    await page.goto('/r/every-part-1')
    await expect(page).toHaveURL('/')
  })

  await test.step('consent: only necessary storage is preselected, and the choice can be changed', async () => {
    const consent = new CookieBar(page)
    await consent.button('Necessary Only').click()
    await expect(consent.banner).toBeHidden()
    await expect(consent.settingsButton).toBeVisible()
  })

  await test.step('a page for each specialty', async () => {
    await home(page)
    for (const { navLabel, slug } of specialties) {
      await follow(header(page).getByRole('link', { name: 'Treatments' }), '/medical-tourism')
      await follow(main(page).locator(`a[href="/${slug}"]`).first(), `/${slug}`)
      await expect(main(page).getByText(navLabel, { exact: true }).first()).toBeVisible()
      await expect(main(page).getByRole('region', { name: 'Procedures' })).toBeVisible()
    }
  })

  await test.step('the savings calculator, on the home page and as a page of its own', async () => {
    await home(page)
    await expect(new CalculatorPage(page, '/').button).toBeVisible()
    await follow(header(page).getByRole('link', { name: 'Cost Estimator' }), '/budget-estimator')
    await expect(new CalculatorPage(page, '/budget-estimator').button).toBeVisible()
    // Every page but the home page keeps showing the referrer.
    await expect(referralBanner(page)).toBeVisible()
  })

  await test.step('the trip planner', async () => {
    await follow(header(page).getByRole('link', { name: 'Plan your trip' }), '/trip-planner')
    await expect(new TripPlannerPage(page).submitButton).toBeVisible()
  })

  await test.step('the lists of blog and news, each with an article to read', async () => {
    for (const [entry, path] of [
      ['Blog', '/blogs'],
      ['News', '/news'],
    ] as const) {
      await home(page)
      await about(page, entry, path)
      await expect(main(page).getByRole('article').first()).toBeVisible()
    }
    await home(page)
    await about(page, 'Blog', '/blogs')
    await follow(main(page).getByRole('article').first().getByRole('link').first(), /\/blogs\/[\w-]+$/)
  })

  await test.step('the legal pages, and from one of them the consultation form', async () => {
    for (const [name, path] of [
      ['Terms of Service', '/terms-of-service'],
      ['Cookie Policy', '/cookie-policy'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      await follow(footer(page).getByRole('link', { name }), path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${name}$`, 'i'))
    }
    await follow(main(page).getByRole('link', { name: 'contact page' }).first(), '/contact-us')
    await expect(new ContactPage(page).submitButton).toBeVisible()
  })

  await test.step('the ambassador application', async () => {
    await home(page)
    await follow(footer(page).getByRole('link', { name: 'Become a Health Access Ambassador' }), '/affiliate-guide')
    await expect(new AmbassadorPage(page).submitButton).toBeVisible()
  })

  await test.step('the newsletter', async () => {
    const newsletter = footer(page).getByRole('form', { name: 'Newsletter' })
    await expect(newsletter.getByLabel('Your email address')).toBeVisible()
    await expect(newsletter.getByRole('button')).toBeEnabled()
  })
  await test.step('the admin panel', async () => {
    for (const path of ['/admin', '/admin-panel']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff desk')
    }
  })
})
