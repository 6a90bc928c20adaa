import type { Page } from '@playwright/test'

import { specialties } from '@seneb/contracts/vocabulary/specialties'

import { CookieBar } from './cookie-bar.js'
import { setTextSize } from './notice-boxes.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

/** Experience of a person on a small phone: bars, page lengths, and the signs that a page continues. */
test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

test('one bar at a time is at the bottom, on at most a quarter of the window in every size of window and text [D-06, DISC-01]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const bar = new CookieBar(page)
  const step = page.getByRole('navigation', { name: 'Next step' })
  for (const [width, height, percent] of [
    [390, 844, 100],
    [390, 844, 130],
    [390, 844, 200],
    [360, 640, 100],
    [320, 640, 100],
  ] as const) {
    await test.step(`${width} × ${height} at ${percent} % text`, async () => {
      await forgetVisitor(page)
      await page.setViewportSize({ width, height })
      await page.goto('/treatments/lasik')
      await setTextSize(page, percent)
      await expect(bar.banner).toBeVisible()
      await expect(step).toBeHidden()
      const [one, other] = [bar.button('Necessary Only'), bar.button('Accept All')]
      expect((await bar.banner.boundingBox())?.height).toBeLessThanOrEqual(height / 4)
      const [left, right] = [await one.boundingBox(), await other.boundingBox()]
      expect([left?.y, left?.width, left?.height]).toEqual([right?.y, right?.width, right?.height])
      await one.click()
      await expect(step).toBeVisible()
      const { height: high = height, y = 0 } = (await step.boundingBox()) ?? {}
      expect(high).toBeLessThanOrEqual(height / 4)
      expect(y + high).toBe(height)
      // The end of the page can be scrolled out from under the bar.
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      const last = page.getByRole('contentinfo').getByRole('button').last()
      await expect.poll(async () => bottomOf(await last.boundingBox())).toBeLessThanOrEqual(y)
    })
  }
})

/** Leaves the page and its scroll position; the next page takes the visitor for a new one. */
async function forgetVisitor(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

function bottomOf(box: { readonly y: number; readonly height: number } | null): number {
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test('the cookie preferences open at their title with both buttons in view at every size, and in a low window, such as one zoomed to 200 %, no bar floats [CONS-03, D-06]', async ({
  page,
}) => {
  const { preferences, ...bar } = new CookieBar(page)
  for (const [width, height, percent] of [
    [390, 844, 130],
    [390, 844, 200],
    [320, 640, 130],
  ] as const) {
    await test.step(`the preferences at ${width} × ${height} and ${percent} % text`, async () => {
      await forgetVisitor(page)
      await page.setViewportSize({ width, height })
      await page.goto('/')
      await setTextSize(page, percent)
      await bar.banner.getByRole('button', { name: 'Preferences' }).click()
      const title = preferences.getByRole('heading', { name: 'Cookie preferences' })
      await expect(title).toBeFocused()
      await expect(title).toBeInViewport({ ratio: 1 })
      expect(await preferences.evaluate((dialog) => dialog.scrollTop)).toBe(0)
      for (const name of ['Cancel', 'Save Preferences'])
        await expect(preferences.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    })
  }

  await test.step('the bars of a low window', async () => {
    await forgetVisitor(page)
    await page.setViewportSize({ width: 720, height: 450 })
    await page.goto('/')
    await expect(bar.banner).toBeAttached()
    const position = () => page.locator('.foot-bars').evaluate((bars) => getComputedStyle(bars).position)
    expect(await position()).toBe('static')
    expect(
      await page.locator('.foot-bars').evaluate((bars) => bars.getBoundingClientRect().top > window.innerHeight),
    ).toBe(true)
    await page.setViewportSize({ width: 720, height: 800 })
    await expect.poll(position).toBe('sticky')
  })
})

test('tapping the disclaimer while the cookie bar disappears dismisses it [DISC-02, D-06]', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  const strip = page.getByRole('complementary', { name: 'Important information' })
  const dismiss = strip.getByRole('button', { name: 'Dismiss' })
  await expect(dismiss).toBeVisible()
  const at = await dismiss.boundingBox()
  const cookies = await new CookieBar(page).button('Necessary Only').boundingBox()
  if (!at || !cookies) throw new Error('both bars are there')
  await page.mouse.click(cookies.x + cookies.width / 2, cookies.y + cookies.height / 2)
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2)
  await expect(strip).toBeHidden()
  await page.clock.install()
  await page.reload()
  await page.clock.fastForward(5000)
  await expect(strip).toBeHidden()
})

test('the planner shows a third of its length at first, every section unfolds, and an error unfolds its own [TRIP-01, TRIP-52]', async ({
  page,
}) => {
  const planner = new TripPlannerPage(page)
  await test.step('an error in the second section unfolds it', async () => {
    await planner.open({ unfolded: false })
    await planner.field('fullName').press('Enter')
    await expect(planner.summary).toBeVisible()
    await expect(planner.consent).toBeVisible()
  })

  await test.step('a third is shown at first', async () => {
    await forgetVisitor(page)
    await planner.open({ unfolded: false })
    await expect(planner.submitButton).toBeHidden()
    const height = async () => (await planner.form.boundingBox())?.height ?? 0
    const folded = await height()
    await planner.openGroups()
    await planner.companion('Yes').check()
    await planner.field('accommodationType').selectOption('Hotel')
    await expect(planner.submitButton).toBeVisible()
    expect(folded).toBeGreaterThan(500)
    expect(folded).toBeLessThan((await height()) / 3)
  })
})

test('each specialty offers a plan or a contact with the same labels, an article ends with related ones and the planner, and the newsletter in the footer unfolds [SPEC-01, SPEC-02, ART-09, SHELL-11]', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const main = page.getByRole('main')
  await test.step('specialties', async () => {
    const labels = new Set<string>()
    for (const { slug } of specialties) {
      await page.goto(`/${slug}`)
      expect(await main.locator('a[href^="/contact-us"]').count(), slug).toBeGreaterThan(0)
      // A card's link ends with the name of its procedure, for people who use a screen reader's list of links.
      for (const label of await main.locator('a[href^="/trip-planner"]').allTextContents())
        labels.add(label.trim().replace(/: .*$/, ''))
    }
    expect([...labels].toSorted()).toEqual(['Ask for a written quote', 'Plan your trip'])
  })

  await test.step('an article', async () => {
    await page.goto('/blogs/what-seneb-means')
    const next = page.getByRole('region', { name: 'Read next' }).or(page.getByRole('navigation', { name: 'Read next' }))
    expect(await next.getByRole('link').count()).toBeGreaterThan(0)
    await expect(main.locator('a[href^="/trip-planner"]').last()).toBeVisible()
  })

  await test.step('the newsletter', async () => {
    await page.goto('/our-values')
    const newsletter = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
    await expect(newsletter.getByRole('textbox')).toBeHidden()
    await newsletter.getByText('Newsletter').locator('visible=true').click()
    await expect(newsletter.getByRole('textbox')).toBeVisible()
  })
})

test.describe('when nothing can be sent', () => {
  // The browser itself reports a request that was cut off.
  test.use({ mayComplain: /ERR_FAILED/ })

  test('a failed request links to the contact page [ERR-06]', async ({ page }) => {
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired()
    await page.route('/graphql', (route) =>
      (route.request().postData() ?? '').includes('SubmitTripPlan') ? route.abort() : route.fallback(),
    )
    await planner.submitButton.click()
    await expect(planner.form.getByText('Something went wrong')).toBeVisible()
    const link = planner.form.getByRole('link', { name: 'contact us directly' })
    await expect(link).toHaveAttribute('href', '/contact-us')
  })
})
