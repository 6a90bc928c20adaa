import { cookiePolicyVersion } from '@seneb/contracts/vocabulary/cookie-purposes'
import type { Page } from '@playwright/test'

import { CookieBar, remaining } from './cookie-bar.js'
import { KeyboardWalk } from './keyboard-walk.js'
import { shiftSoFar, untilFontsReady } from './layout-shift.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

/** Records the requests of analytics from now on: its script and its events. */
function analyticsRequestsOf(page: Page): readonly string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const isAnalytics = request.url().includes('start-analytics') || request.postData()?.includes('RecordPageEvents')
    if (isAnalytics) seen.push(request.url())
  })
  return seen
}

test('the banner appears after a second with three buttons; before a choice nothing is stored or counted [CONS-01, CONS-02, D-02]', async ({
  page,
}) => {
  const analytics = analyticsRequestsOf(page)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.goto('/')
  const bar = new CookieBar(page)
  await page.clock.runFor(900)
  await expect(bar.banner).toBeHidden()
  await page.clock.runFor(600)
  await expect(bar.banner).toBeVisible()
  await expect(bar.banner.getByRole('button')).toHaveText(['Preferences', 'Necessary Only', 'Accept All'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  await page.mouse.wheel(0, 20_000)
  await page.clock.runFor(400_000)
  expect(await remaining(page)).toEqual([])
  expect(analytics).toEqual([])
})

test('the banner does not appear under a finger; a press that began before it still works [CONS-01]', async ({
  page,
}) => {
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await page.goto('/our-values')
  const bar = new CookieBar(page)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).first()
  // Scrolls to the bottom, where the banner appears.
  await link.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await page.mouse.wheel(0, -60)
  await link.hover()
  await page.mouse.down()
  await page.clock.runFor(3000)
  await expect(bar.banner).toBeHidden()
  await page.mouse.up()
  await expect(page).toHaveURL('/contact-us')
})

test("'Necessary Only' is stored as a refusal of all four purposes, and no page stores anything else [CONS-06, CONS-08, CONS-09, D-01]", async ({
  page,
}) => {
  const analytics = analyticsRequestsOf(page)
  const bar = new CookieBar(page)
  await page.goto('/', { referer: 'https://clinic-guide.example/patients?name=amal' })
  await bar.button('Necessary Only').click()
  await expect(bar.banner).toBeHidden()
  await expect.poll(() => bar.storedChoice()).toBe('0000')

  await page.mouse.wheel(0, 20_000)
  await page.getByRole('banner').getByRole('link', { name: 'Plan your trip' }).click()
  await expect(page).toHaveURL('/trip-planner')
  await page.clock.install()
  await page.reload()
  await page.clock.fastForward(5000)
  await expect(bar.banner).toBeHidden()
  expect(await remaining(page)).toEqual(['cookie seneb_consent'])
  expect(analytics).toEqual([])
})

test("'Accept All' stores consent to all four purposes with a receipt, and the banner does not return [CONS-04, CONS-05, CONS-08, D-03]", async ({
  page,
}) => {
  const bar = new CookieBar(page)
  await page.goto('/')
  await bar.button('Accept All').click()
  await expect(bar.banner).toBeHidden()
  await expect.poll(() => bar.storedChoice()).toBe('1111')
  await expect.poll(() => bar.receiptId()).toBeDefined()
  const [receipt] = await withDatabase('select * from enquiry.cookie_choices where id = $1', [await bar.receiptId()])
  expect(receipt).toMatchObject({
    policy_version: cookiePolicyVersion,
    analytics: true,
    advertising: true,
    personalization: true,
    functionality: true,
  })
  const days = (((await bar.cookie())?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(days).toBeGreaterThan(180)
  expect(days).toBeLessThan(185)

  await page.clock.install()
  await page.reload()
  await page.clock.fastForward(5000)
  await expect(bar.banner).toBeHidden()
})

test('the preferences have five purposes and four switches, all off; only saved choices apply [CONS-03, CONS-07, CONS-10, D-04]', async ({
  page,
}) => {
  const bar = new CookieBar(page)
  await page.goto('/')
  await bar.button('Preferences').click()
  await expect(bar.preferences).toBeVisible()
  await expect(bar.preferences.getByRole('listitem')).toHaveText([
    /^Essential.*Always on$/,
    /^Analytics/,
    /^Advertising/,
    /^Personalization/,
    /^Functionality/,
  ])
  await expect(bar.preferences.getByRole('button')).toHaveText(['Cancel', 'Save Preferences'])
  for (const toggle of await bar.preferences.getByRole('switch').all()) await expect(toggle).not.toBeChecked()

  await bar.toggle('Analytics').check()
  await bar.preferences.getByRole('button', { name: 'Cancel' }).click()
  await expect(bar.preferences).toBeHidden()
  await expect(bar.banner).toBeVisible()
  expect(await bar.storedChoice()).toBeUndefined()

  await bar.button('Preferences').click()
  await expect(bar.toggle('Analytics')).not.toBeChecked()
  await bar.toggle('Personalization').check()
  await bar.preferences.getByRole('button', { name: 'Save Preferences' }).click()
  await expect(bar.preferences).toBeHidden()
  await expect(bar.banner).toBeHidden()
  await expect.poll(() => bar.storedChoice()).toBe('0010')
})

test("'Cookie settings' in the footer withdraws a consent as easily as it was given [CONS-08, D-03]", async ({
  page,
}) => {
  const bar = new CookieBar(page)
  await page.goto('/trip-planner')
  await bar.button('Accept All').click()
  await bar.settingsButton.click()
  for (const toggle of await bar.preferences.getByRole('switch').all()) {
    await expect(toggle).toBeChecked()
    await toggle.uncheck()
  }
  await bar.preferences.getByRole('button', { name: 'Save Preferences' }).click()
  await expect.poll(() => bar.storedChoice()).toBe('0000')
  await expect(bar.settingsButton).toBeFocused()
})

for (const [when, version, daysAgo] of [
  ['six months are over', cookiePolicyVersion, 185],
  ['the policy has changed', '2025-01-01', 1],
] as const) {
  test(`the choice is requested again when ${when} [CONS-01, D-03, O-5]`, async ({ page, baseURL }) => {
    const chosenAt = Math.floor(Date.now() / 1000) - daysAgo * 86_400
    const value = `${version}.0000.${chosenAt}.r01a1fd0c-191f-7305-9cdf-5dfe23eff0db`
    await page.context().addCookies([{ name: 'seneb_consent', value, url: baseURL ?? '' }])
    await page.goto('/')
    await expect(new CookieBar(page).banner).toBeVisible()
  })
}

test.describe('before the scripts of the page have come', () => {
  test('a choice can be made without them [CONS-02, CONS-03, P5]', async ({ page }) => {
    await page.route(/\/assets\/(entry\.client|root)-.*\.js/, () => undefined)
    const bar = new CookieBar(page)
    await page.goto('/', { waitUntil: 'commit' })
    await bar.button('Preferences').click()
    await bar.toggle('Functionality').check()
    await bar.preferences.getByRole('button', { name: 'Save Preferences' }).click()
    await expect(bar.banner).toBeHidden()
    await expect.poll(() => bar.storedChoice()).toBe('0001')
    await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing optional can be stored, so no choice is requested [CONS-01]', async ({ page }) => {
    await page.goto('/')
    await expect(new CookieBar(page).banner).toBeHidden()
    await expect(new CookieBar(page).settingsButton).toBeHidden()
    expect(await page.context().cookies()).toEqual([])
  })
})

test('the preferences trap focus, close on Escape without a choice, and restore focus [CONS-03]', async ({ page }) => {
  const bar = new CookieBar(page)
  await page.goto('/')
  await bar.button('Preferences').focus()
  await page.keyboard.press('Enter')
  await expect(bar.preferences).toBeVisible()
  await page.keyboard.press('Tab')
  expect(await bar.preferences.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(bar.preferences).toBeHidden()
  await expect(bar.button('Preferences')).toBeFocused()
  expect(await bar.storedChoice()).toBeUndefined()
})

for (const [width, height] of [
  [360, 640],
  [1366, 650],
] as const) {
  test(`the bottom bar leaves the page usable at ${width} × ${height} and never covers the focused element [CONS-01, D-06]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const bar = new CookieBar(page)
    await expect(bar.banner).toBeVisible()
    expect((await bar.banner.boundingBox())?.height).toBeLessThanOrEqual(height / 4)
    // The disclaimer uses free space under the header: it covers nothing and is not covered.
    const disclaimer = page.getByRole('complementary', { name: 'Important information' })
    await expect(disclaimer).toBeVisible()
    const [strip, content] = [
      await disclaimer.boundingBox(),
      await page.getByRole('heading', { level: 1 }).boundingBox(),
    ]
    expect((strip?.y ?? 0) + (strip?.height ?? 0)).toBeLessThan(content?.y ?? 0)
    await new KeyboardWalk(page).to(bar.button('Accept All'))
  })
}

test('the disclaimer can be dismissed right after the choice, and its appearance causes no layout shift [DISC-02, D-06]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/')
  const fontsReadyMs = await untilFontsReady(page)
  const bar = new CookieBar(page)
  const disclaimer = page.getByRole('complementary', { name: 'Important information' })
  await expect(disclaimer).toBeVisible()
  expect(await shiftSoFar(page, fontsReadyMs)).toBeLessThan(0.02)
  for (const press of [bar.button('Necessary Only'), disclaimer.getByRole('button', { name: 'Dismiss' })])
    await press.evaluate((button: HTMLElement) => button.click())
  await expect(disclaimer).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('disclaimer.dismissed.v1'))).toBe('true')
  await expect.poll(() => bar.storedChoice()).toBe('0000')
})
