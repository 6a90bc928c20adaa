import { operatorAddress } from '../support/deployables.js'
import { stubGraph } from './graph-edge.js'
import { takingOver } from './hydration.js'
import { issueCodes, referralBanner, sessionItems, storedReferral } from './referral-visit.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'
import { TripPlannerPage } from './trip-planner-page.js'

const home = 'Your Journey to Quality Healthcare in Egypt'
const welcome = 'Welcome to Seneb'
const three = (id: string, type: string) => ({
  'referral.id': id,
  'referral.type': type,
  'referral.timestamp': expect.stringMatching(/^\d+$/) as unknown,
})
const isReferral = (request: { postData: () => string | null }) =>
  (request.postData() ?? '').includes('ProcessReferral')

test.beforeAll(() =>
  issueCodes(
    ...['nile-guide-7', 'history-1', 'friend-of-seneb', 'removed-guide', 'one-tab-only', 'banner-guide', 'early-guide'],
    ...['card-guide', 'card-tour-1', 'card-tour-2', 'again-guide', 'held-guide'],
  ),
)

test("a tour guide's link leads to the home page and is sent with the enquiry to the operators [REF-01, REF-03, REF-08, REF-09, REF-11, REF-14, REF-24, REF-28, REF-35, ROUTE-04, ROLE-02, D-14]", async ({
  page,
  stack,
}) => {
  await page.goto('/trip-planner')
  await page.goto('/t/nile-guide-7')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home)
  const toast = page.getByRole('status').filter({ hasText: 'Welcome to Seneb Partner Network' })
  await expect(toast).toContainText("You're visiting through a Health Access Ambassador referral.")
  expect(await sessionItems(page)).toEqual(three('nile-guide-7', 'tour-guide'))
  expect(await storedReferral('nile-guide-7')).toEqual({ type: 'tour-guide', visits: 1 })
  await expect(referralBanner(page)).toBeHidden()

  await page.getByRole('main').getByRole('link', { name: 'Plan Your Medical Trip' }).first().click()
  await expect(page).toHaveURL('/trip-planner')
  await expect(referralBanner(page)).toHaveText(/You are visiting through a tour guide referral/)
  const planner = new TripPlannerPage(page)
  await planner.waitUntilReady()
  await expect(planner.form.getByText('Referred by a partner').first()).toBeVisible()
  await planner.fillRequired({ email: 'referred@example.com' })
  await planner.submitButton.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
  const mail = await stack.mail(operatorAddress, await page.getByText(/^SNB-/).innerText())
  expect(mail.text).toMatch(/Referred by:?\s+nile-guide-7/)
})

test('the home page replaces the link in the history [REF-09, ROUTE-03]', async ({ page }) => {
  await page.goto('/trip-planner')
  await page.goto('/r/history-1')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/trip-planner')
})

test('a general link shows its own welcome text [REF-01, REF-24, REF-36, ROUTE-03]', async ({ page }) => {
  await page.goto('/r/friend-of-seneb')
  await expect(page).toHaveURL('/')
  const toast = page.getByRole('status').filter({ hasText: welcome })
  await expect(toast).toContainText("You're visiting through a referral link.")
  await expect(toast).not.toContainText('Partner Network')
  expect(await sessionItems(page)).toEqual(three('friend-of-seneb', 'general'))
  await page.goto('/trip-planner')
  await expect(referralBanner(page)).toHaveText(/You are visiting through a referral link/)
})

test('a referral can be removed from an enquiry and is then neither stored nor sent [REF-03, REF-12, D-14]', async ({
  page,
  stack,
}) => {
  await page.goto('/r/removed-guide')
  await expect(page).toHaveURL('/')
  const planner = new TripPlannerPage(page)
  await planner.open()
  await planner.fillRequired({ email: 'not.referred@example.com' })
  await planner.form.getByRole('button', { name: 'Remove Referred by a partner' }).click()
  await expect(planner.form.getByText('Referred by a partner')).toBeHidden()
  await expect(referralBanner(page)).toBeHidden()
  // The draft of the form stays and does not contain the referral.
  const { 'draft.trip-plan': draft, ...others } = await sessionItems(page)
  expect([others, draft?.includes('removed-guide')]).toEqual([{}, false])
  await planner.submitButton.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
  const mail = await stack.mail(operatorAddress, await page.getByText(/^SNB-/).innerText())
  expect(mail.text + mail.html).not.toContain('removed-guide')
})

test('a referral ends with the tab [REF-03, D-14]', async ({ page, context }) => {
  await page.goto('/r/one-tab-only')
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/trip-planner')
  await expect(referralBanner(other)).toBeHidden()
  expect(await sessionItems(other)).toEqual({})
  expect(await context.cookies()).toEqual([])
})

test.describe('the banner', () => {
  test('is on every page except home and its aliases, and stays dismissed [REF-11, REF-12, REF-23, HOME-10]', async ({
    page,
  }) => {
    await page.goto('/refer/banner-guide')
    await expect(referralBanner(page)).toBeVisible()
    for (const path of ['/', '/faq', '/testimonials']) {
      await page.goto(path)
      await expect(referralBanner(page)).toBeHidden()
    }
    await page.goto('/trip-planner')
    await expect(referralBanner(page)).toBeVisible()
    await referralBanner(page).getByRole('button', { name: 'Dismiss the referral' }).click()
    await expect(referralBanner(page)).toBeHidden()
    expect(await sessionItems(page)).toEqual({})
    await page.reload()
    await expect(referralBanner(page)).toBeHidden()
  })

  test('is visible and can be dismissed before the scripts of the page load [REF-23]', async ({ page }) => {
    await page.goto('/refer/early-guide')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
    await page.route(takingOver, () => undefined)
    await page.goto('/trip-planner', { waitUntil: 'load' })
    await expect(referralBanner(page)).toBeVisible()
    await referralBanner(page).getByRole('button').click()
    await expect(referralBanner(page)).toBeHidden()
    expect(await sessionItems(page)).toEqual({})
  })
})

test('a link without redirect shows the welcome card with its links and a claim with evidence [REF-25, REF-26, REF-27, ROUTE-06, D-26]', async ({
  page,
}) => {
  await page.goto('/refer/card-guide')
  const card = page.getByRole('main')
  await expect(card.getByRole('heading', { level: 1 })).toHaveText(welcome)
  await expect(page).toHaveURL('/refer/card-guide')
  await expect(card).toContainText('Shared with you by: Partner')
  await expect(card).toContainText('Save up to 70% on high-quality care without compromising comfort')
  await expect(card.getByRole('link', { name: 'Plan Your Medical Trip' })).toHaveAttribute('href', '/trip-planner')
  await expect(card.getByRole('link', { name: 'Estimate Your Budget' })).toHaveAttribute('href', '/budget-estimator')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

for (const path of ['/refer/tour-card-tour-1', '/refer/tour/card-tour-2']) {
  test(`${path} is a tour guide's link that stays [ROUTE-07, REF-24]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
    await expect(page.getByRole('main')).toContainText('A Health Access Ambassador shared this link with you.')
    expect(await sessionItems(page)).toEqual(three(path.replace(/^.*(?=card)/, ''), 'tour-guide'))
  })
}

test('the loading view stays until a result arrives or two seconds pass; a later rejection is still shown [REF-25, REF-44]', async ({
  page,
}) => {
  const message = 'This referral code (slow-code) is not recognized.'
  const edge = await stubGraph(page, isReferral, {
    data: { processReferral: { __typename: 'ReferralCodeUnknown', code: 'REFERRAL_CODE_UNKNOWN', message } },
  })
  const since = Date.now()
  // Watched from the start, because it is shown for two seconds only.
  await page.goto('/refer/slow-code', { waitUntil: 'commit' })
  await expect(page.getByRole('status').filter({ hasText: 'Opening your referral link...' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
  expect(Date.now() - since).toBeGreaterThanOrEqual(2000)
  // Until the server has replied, the page does not name a person who shared the link.
  await expect(page.getByRole('main')).toContainText("We're still checking the link you followed.")
  await expect(page.getByRole('main')).not.toContainText(/shared (?:this link )?with you/i)
  edge.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral Error')
  await expect(page.getByRole('main')).toContainText(message)
  expect(await sessionItems(page)).toEqual({})
})

test('a repeated link is not sent within 30 seconds and not counted again within 30 minutes [REF-15, REF-16]', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => isReferral(request) && bodies.push(request.postData() ?? ''))
  for (const path of ['/refer/again-guide', '/refer/again-guide', '/r/again-guide']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(path.startsWith('/r/') ? home : welcome)
  }
  expect(bodies).toHaveLength(1)
  expect(bodies[0]).not.toContain('sessionVisitAt":"')

  await page.evaluate(() => sessionStorage.setItem('referral.timestamp', String(Date.now() - 31_000)))
  await page.goto('/refer/again-guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome)
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toContain('sessionVisitAt":"20')
  expect(await storedReferral('again-guide')).toEqual({ type: 'general', visits: 1 })
})

test('a second tab whose visit is not counted sends once, and not again after a reload [REF-15, REF-17, D-89]', async ({
  page,
  context,
}) => {
  await page.goto('/refer/held-guide')
  await expect(page.getByRole('main')).toContainText('Shared with you by: Partner')
  const other = await context.newPage()
  let requestCount = 0
  other.on('request', (request) => isReferral(request) && requestCount++)
  for (let i = 0; i < 2; i++) {
    await other.goto('/refer/held-guide')
    await expect(other.getByRole('main')).toContainText('Shared with you by: Partner')
  }
  expect(requestCount).toBe(1)
  expect((await sessionItems(other))['referral.timestamp']).toMatch(/^0\/\d+$/)
  expect(await storedReferral('held-guide')).toEqual({ type: 'general', visits: 1 })
})

test('an invented code is not recognized, has no referrer, and is not kept for the enquiry [REF-42, D-11]', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await page.goto('/refer/does-not-exist-xyz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral Error')
  await expect(main).toContainText('This referral code (does-not-exist-xyz) is not recognized.')
  await expect(main).toContainText('You can look around and plan your trip all the same.')
  await expect(main).not.toContainText(/Partner|shared this link with you/)
  expect(await sessionItems(page)).toEqual({})
  await page.goto('/trip-planner')
  await expect(referralBanner(page)).toBeHidden()
})

test.describe('codes', () => {
  test.beforeAll(async () => {
    await withDatabase(`insert into referral.referral_codes (code, state) values
      ('waiting-code', 'in-stock'), ('revoked-code', 'revoked') on conflict do nothing`)
  })

  test("of a tour guide without an owner may be 'not yet activated' [REF-41, REF-44, D-07]", async ({ page }) => {
    await page.goto('/refer/tour-waiting-code')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tour Guide Referral')
    await expect(page.getByRole('main')).toContainText(
      'may be invalid or not yet activated. Please contact the tour guide who provided this link.',
    )
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
    expect(await sessionItems(page)).toEqual({})
  })

  test("that were revoked are 'not recognized', in card and toast [REF-34, REF-42, REF-44, D-07]", async ({ page }) => {
    const message =
      'This referral code (revoked-code) is not recognized. Please check the URL or contact the person who shared the link.'
    await page.goto('/refer/revoked-code')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral Error')
    await expect(page.getByRole('main')).toContainText(message)
    // Nothing failed, so there is no request to quote (ERR-04).
    await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('alert')).toHaveText(
      `Referral Error${message}Contact usDismiss`,
    )
    await page.goto('/r/revoked-code')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(message)
    expect(await sessionItems(page)).toEqual({})
  })
})

for (const [what, result, text] of [
  ['cannot count it', { __typename: 'TemporarilyUnavailable' }, 'Error processing referral'],
  ['wants to be asked less', { __typename: 'TooManyRequests' }, 'There was an error processing your referral.'],
] as const) {
  test(`when our side ${what}, the toast says so and the referral stays stored [REF-32, REF-34, REF-38, D-78]`, async ({
    page,
  }) => {
    const message = 'Error creating referral record: duplicate key'
    const edge = await stubGraph(page, isReferral, { data: { processReferral: { ...result, code: 'X', message } } })
    edge.release()
    await page.goto('/r/kept-guide')
    await expect(page).toHaveURL('/')
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('alert')
    await expect(toast).toHaveText(`Referral Error${text}Contact usDismiss`)
    expect(await sessionItems(page)).toEqual(three('kept-guide', 'general'))
  })
}

test.describe('when no response comes at all', () => {
  test.use({ mayComplain: /net::ERR_FAILED/ })

  test('an unexpected error is shown [REF-33, REF-44]', async ({ page }) => {
    await page.route('/graphql', (route) => (isReferral(route.request()) ? route.abort() : route.fallback()))
    await page.goto('/refer/lost-guide')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Referral Error')
    await expect(page.getByRole('main')).toContainText('Unexpected error processing referral')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a link still leads to the site, and nothing is counted [REF-25]', async ({ page }) => {
    await page.goto('/r/no-script-guide')
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page).toHaveURL('/')
    expect(await storedReferral('no-script-guide')).toBeUndefined()
  })
})
