import type { Page } from '@playwright/test'

import { CookieBar } from './cookie-bar.js'
import { eventually } from '../support/eventually.js'
import { issueCodes } from './referral-visit.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

interface Counted {
  readonly name: string
  readonly milestone: number
  readonly count: number
}

/** Returns the events of a page counted today. */
async function countsOf(page: string): Promise<ReadonlyMap<string, number>> {
  const rows = await withDatabase<Counted>(
    'select name, milestone, sum(count)::int as count from content.page_event_days where page = $1 group by 1, 2',
    [page],
  )
  return new Map(rows.map(({ count, milestone, name }) => [milestone ? `${name} ${milestone}` : name, count]))
}

async function grown(page: string, names: readonly string[], before: ReadonlyMap<string, number>): Promise<void> {
  await eventually(`${names.join(', ')} on ${page}`, async () => {
    const now = await countsOf(page)
    return names.every((name) => (now.get(name) ?? 0) > (before.get(name) ?? 0)) || undefined
  })
}

/** Accepts all cookies and waits until analytics has started. */
async function acceptAll(page: Page): Promise<void> {
  const script = page.waitForResponse(/start-analytics/)
  await new CookieBar(page).button('Accept All').click()
  // The page's own import of the module came first, so its code has run when this import ends.
  await page.evaluate((url) => import(url) as Promise<unknown>, (await script).url())
}

/** Waits until observers of the first paint have received it, and the page has loaded. */
async function waitForPaintReport(page: Page): Promise<void> {
  await page.waitForLoadState()
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => setTimeout(resolve)).observe({ type: 'paint', buffered: true })
      }),
  )
}

/** Leaves the page, as a person who closes it or navigates away. */
async function leave(page: Page): Promise<void> {
  await page.goto('about:blank')
}

test('with Analytics allowed, scroll depth and time are counted by us on leaving a page, and sent to no third party [ANA-01, ANA-02, ANA-03, CONS-11]', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  const before = await countsOf('/')
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(1500)
  await acceptAll(page)
  for (const part of [0.3, 0.6, 1]) {
    await page.evaluate(
      (share) => scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' }),
      part,
    )
    await page.waitForTimeout(100)
  }
  await page.clock.runFor(310_000)
  await leave(page)
  const milestones = ['scroll_depth 25', 'scroll_depth 50', 'scroll_depth 75', 'scroll_depth 100']
  const times = ['time_on_page 30', 'time_on_page 60', 'time_on_page 120', 'time_on_page 300']
  await grown('/', ['page_view', 'consent_accepted_all', ...milestones, ...times], before)
  expect([...hosts].filter(Boolean)).toEqual([new URL(baseURL ?? '').host])
})

test('a referral page reports the result of its link under its route, never with the id [ANA-01, D-70]', async ({
  page,
}) => {
  const bar = new CookieBar(page)
  await page.goto('/trip-planner')
  await bar.button('Accept All').click()
  const [before, beforeCode] = [await countsOf('/refer'), await countsOf('/t/:id')]
  await issueCodes('counted-guide')
  await page.goto('/refer/counted-guide')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Seneb')
  await leave(page)
  await grown('/refer', ['page_view', 'consent_loaded_from_storage', 'referral_view', 'referral_processed'], before)

  await withDatabase(`insert into referral.referral_codes (code, state) values ('counted-code', 'in-stock')`)
  await page.goto('/t/counted-code')
  await expect(page).toHaveURL('/')
  await grown('/t/:id', ['referral_view', 'referral_processing_error'], beforeCode)
  const named = await withDatabase(`select 1 from content.page_event_days where page like '%counted%'`)
  expect(named).toEqual([])
})

test('with Analytics allowed, each Web Vital is counted once, for the page that was loaded [ADM-02, D-39]', async ({
  page,
}) => {
  // No other test allows Analytics on this page, so each vital is counted exactly once.
  const path = '/oncology'
  const before = await countsOf(path)
  await page.goto(path)
  await acceptAll(page)
  await waitForPaintReport(page)
  // Leaving the page finalizes the largest paint and the layout shifts; a page without a click has no response time.
  await leave(page)

  const grownBy = (now: ReadonlyMap<string, number>, vital: string) =>
    [...now].filter(([name]) => name.startsWith(`${vital} `)).reduce((sum, [, count]) => sum + count, 0) -
    [...before].filter(([name]) => name.startsWith(`${vital} `)).reduce((sum, [, count]) => sum + count, 0)
  await eventually(`vitals of ${path}`, async () => {
    const now = await countsOf(path)
    return ['lcp', 'cls', 'ttfb'].every((vital) => grownBy(now, vital) === 1) || undefined
  })
})

test('preferences that are saved after everything was accepted are counted [CONS-11]', async ({ page }) => {
  const bar = new CookieBar(page)
  const before = await countsOf('/our-team')
  await page.goto('/our-team')
  await acceptAll(page)
  await bar.settingsButton.click()
  await bar.toggle('Advertising').uncheck()
  await bar.preferences.getByRole('button', { name: 'Save Preferences' }).click()
  await leave(page)
  await grown('/our-team', ['consent_accepted_all', 'consent_preferences_saved'], before)
})

test('a visitor who withdraws Analytics is no longer counted [CONS-08, ANA-01]', async ({ page }) => {
  const bar = new CookieBar(page)
  const beacons: string[] = []
  page.on('request', (request) => request.resourceType() === 'ping' && beacons.push(request.url()))
  await page.goto('/trip-planner')
  await acceptAll(page)
  await bar.settingsButton.click()
  await bar.toggle('Analytics').uncheck()
  await bar.preferences.getByRole('button', { name: 'Save Preferences' }).click()
  await page.reload()
  await page.mouse.wheel(0, 9000)
  await leave(page)
  expect(beacons).toEqual([])
})

test.describe('when nothing can be counted', () => {
  // The browser itself reports the request that fails.
  test.use({ mayComplain: /net::ERR_FAILED/ })

  test('the visitor sees no error, and everything works [ERR-03, D-78]', async ({ page }) => {
    let abortedCount = 0
    await page.route('/graphql', async (route) => {
      if (!(route.request().postData() ?? '').includes('RecordPageEvents')) return route.fallback()
      abortedCount++
      await route.abort()
    })
    await page.goto('/trip-planner')
    await acceptAll(page)
    await page.getByRole('banner').getByRole('link', { name: 'Seneb' }).click()
    await expect(page).toHaveURL('/')
    await expect.poll(() => abortedCount).toBeGreaterThan(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
