import type { Page } from '@playwright/test'

import { CookieBar, remaining } from './cookie-bar.js'
import { untilFormResponds } from './hydration.js'
import { issueCodes } from './referral-visit.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** A page of every class. */
const everyClass = [
  '/',
  '/why-egypt',
  '/medical-tourism',
  '/dental-care',
  '/treatments/lasik',
  '/blogs',
  '/blogs/the-ebers-papyrus',
  '/news',
  '/articles',
  '/our-values',
  '/our-team',
  '/contact-us',
  '/affiliate-guide',
  '/budget-estimator',
  '/costs',
  '/costs/lasik/uk',
  '/timeline',
  '/timeline/lasik',
  '/check-quote',
  '/search?q=egypt',
  '/sitemap',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/no-such-page',
  '/trip-planner',
]

test.use({ mayComplain: /status of 404/ })

test.describe('the site stores in a browser exactly what the cookie policy lists', () => {
  test('with everything accepted [CONS-10, LEGAL-08, D-01]', async ({ page }) => {
    const stored = await visitEverything(page, 'Accept All')
    expect(stored).toEqual(await listedIn(page))
  })

  test('with necessary storage alone, without items that need consent [CONS-06, CONS-10, D-01]', async ({ page }) => {
    const stored = await visitEverything(page, 'Necessary Only')
    expect(stored).toEqual((await listedIn(page)).filter((item) => item !== 'session referrer.host'))
  })
})

/** Follows a tour guide's link from another site and does everything that stores data; returns the stored names. */
async function visitEverything(page: Page, choice: 'Accept All' | 'Necessary Only'): Promise<readonly string[]> {
  test.setTimeout(180_000)
  await page.goto('/', { referer: 'https://clinic-guide.example/patients?name=amal' })
  await new CookieBar(page).button(choice).click()
  await issueCodes('nile-guide-9')
  await page.goto('/t/nile-guide-9')
  await expect(page).toHaveURL('/')
  await page.getByRole('complementary', { name: 'Important information' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Dark theme' }).click()

  const stored = new Set<string>()
  for (const path of everyClass) {
    await page.goto(path)
    for (const item of await remaining(page)) stored.add(item)
  }
  await new TripPlannerPage(page).fillRequired({ fullName: 'Nadia Stored' })
  await expect.poll(() => remaining(page)).toContain('session draft.trip-plan')
  for (const [path, draft] of [
    ['/contact-us', 'draft.consultation'],
    ['/affiliate-guide', 'draft.application'],
  ] as const) {
    await page.goto(path)
    await untilFormResponds(page)
    await page.getByRole('main').getByLabel('Full name').fill('Nadia Stored')
    await expect.poll(() => remaining(page)).toContain(`session ${draft}`)
  }
  // The page of a request sets its session for any reference, so that nobody learns which ones there are.
  await page.goto('/my-request')
  await page.getByLabel('Your reference').fill('SNB-222222')
  await page.getByLabel('Email', { exact: true }).fill('nadia.stored@example.com')
  await page.getByRole('button', { name: 'Email me my link' }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  for (const item of await remaining(page)) stored.add(item)
  return [...stored].toSorted()
}

const storageNames: Readonly<Record<string, string>> = {
  cookie: 'cookie',
  'local storage': 'local',
  'session storage': 'session',
}

/** Returns the keys in the table of storage without consent, and those that the text lists as stored with consent. */
async function listedIn(page: Page): Promise<readonly string[]> {
  await page.goto('/cookie-policy')
  const rows = await page.getByRole('row').allInnerTexts()
  const essential = rows.flatMap((row) => {
    const [names = '', where = ''] = row.split('\t').map((cell) => cell.trim())
    const storage = storageNames[where]
    // Without HTTPS a browser refuses the prefix.
    return storage ? names.split(', ').map((name) => `${storage} ${name.replace('__Host-', '')}`) : []
  })
  const [, byConsent] = /under the name ([\w.]+)/.exec(await page.getByRole('main').innerText()) ?? []
  return [...essential, `session ${byConsent}`].toSorted()
}
