import type { Page } from '@playwright/test'

import { ContactPage } from './contact-page.js'
import { CookieBar } from './cookie-bar.js'
import { followByRouter } from './hydration.js'
import { KeyboardWalk } from './keyboard-walk.js'
import { shiftSoFar, untilFontsReady } from './layout-shift.js'
import { holdToast, openToasts, setTextSize } from './notice-boxes.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe('the disclaimer', () => {
  test('appears after 1.5 s with a link to the terms, stays dismissed, and a toast says where to find it [DISC-01, DISC-02, D-06]', async ({
    page,
  }) => {
    const start = Date.now()
    await page.clock.install({ time: start })
    await page.clock.pauseAt(start + 1000)
    await page.goto('/')
    const bar = page.getByRole('complementary', { name: 'Important information' })
    await page.clock.runFor(1400)
    await expect(bar).toBeHidden()
    await page.clock.runFor(200)
    await expect(bar).toBeVisible()
    await expect(bar).toContainText('Seneb is not a medical provider and gives no medical advice. It is an independent')
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/terms-of-service')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

    await bar.getByRole('button', { name: 'Dismiss' }).click()
    await expect(bar).toBeHidden()
    const toast = page.getByRole('status').filter({ hasText: 'Important information' })
    await expect(toast).toContainText('You can read it again at the foot of every page.')
    await expect(page.getByRole('contentinfo')).toContainText('Seneb is not a medical provider')
    await page.reload()
    await page.clock.runFor(3000)
    await expect(bar).toBeHidden()
  })

  for (const [width, height] of [
    [360, 780],
    [1440, 900],
  ] as const) {
    test(`never covers the focused element at ${width} px [D-06]`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const bar = page.getByRole('complementary', { name: 'Important information' })
      await new CookieBar(page).button('Necessary Only').click()
      await expect(bar).toBeVisible()
      await new KeyboardWalk(page).to(bar.getByRole('button', { name: 'Dismiss' }))
    })
  }

  const pages = ['/', '/dental-care', '/treatments/lasik', '/our-values', '/blogs', '/blogs/the-ebers-papyrus']
  const more = ['/costs/lasik/uk', '/search?q=implants', '/trip-planner', '/contact-us', '/newsletter', '/sitemap']
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`appears in one line under the header, covers no text and shifts nothing, at ${width} px [DISC-01, D-06]`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize({ width, height })
      await page.clock.install()
      for (const path of [...pages, ...more]) {
        await page.goto(path)
        const fontsReadyMs = await untilFontsReady(page)
        const strip = page.getByRole('complementary', { name: 'Important information' })
        const heading = page.getByRole('heading', { level: 1 })
        const before = await heading.boundingBox()
        await page.clock.fastForward(2000)
        await expect(strip).toBeVisible()
        expect(await heading.boundingBox(), `${path}: the title stays where it is`).toEqual(before)
        expect(await shiftSoFar(page, fontsReadyMs), `${path}: layout shift`).toBeLessThan(0.02)
        for (const percent of [100, 130, 200]) {
          await setTextSize(page, percent)
          const { bottom, height: high } = await strip.evaluate((element) => {
            const box = element.getBoundingClientRect()
            return { bottom: box.bottom, height: box.height }
          })
          expect(high, `${path}: one line at ${percent} %`).toBeLessThanOrEqual(64)
          expect(await topOfText(page), `${path}: words at ${percent} %`).toBeGreaterThanOrEqual(bottom - 1)
        }
      }
    })
  }

  test('unfolds where its line is too long, with the terms, and then is part of the page [DISC-01, D-06]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/dental-care')
    const strip = page.getByRole('complementary', { name: 'Important information' })
    await expect(strip.getByRole('link', { name: 'Terms of Service' })).toBeHidden()
    await strip.getByText('More').click()
    await expect(strip.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
    const { height = 0, y = 0 } = (await strip.boundingBox()) ?? {}
    expect(await topOfText(page)).toBeGreaterThanOrEqual(y + height)
  })
})

/** Returns the top of the first text in the page's content, measured by the box of its element. */
function topOfText(page: Page): Promise<number> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const tops: number[] = []
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      const box = parentElement?.getBoundingClientRect()
      if (textContent?.trim() && box && box.height > 1) tops.push(box.top)
    }
    return Math.min(...tops)
  })
}

test.describe('toasts', () => {
  for (const [width, height, percent] of [
    [390, 844, 100],
    [390, 844, 200],
    [1440, 900, 100],
  ] as const) {
    test(`of the greeting, the disclaimer and a form do not overlap and cover nothing important, at ${width} px and ${percent} % text [SHELL-24, D-05]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.goto('/contact-us')
      await setTextSize(page, percent)
      // By the router, because the page of the greeting is a document, whose newsletter form leads to another page.
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' })
      await Promise.all([holdToast(page, 'These are the values'), followByRouter(link, '/our-values')])
      const strip = page.getByRole('complementary', { name: 'Important information' })
      const dismiss = strip.getByRole('button', { name: 'Dismiss' })
      await Promise.all([holdToast(page, 'Important information'), dismiss.click()])
      const newsletter = page.getByRole('contentinfo').getByRole('form', { name: 'Newsletter' })
      await newsletter.locator('details').evaluate((details: HTMLDetailsElement) => (details.open = true))
      for (const wrong of ['bad', 'worse']) {
        await newsletter.getByRole('textbox').fill(wrong)
        await newsletter.getByRole('textbox').press('Enter')
        const titles = ['Welcome', 'Important information', 'Invalid email']
        await expect.poll(() => openToasts(page)).toEqual({ titles, wrong: [] })
      }
    })
  }

  test('of a receipt cover neither its heading nor its reference on a phone with large text [SHELL-24, TRIP-56]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const planner = new TripPlannerPage(page)
    await planner.open()
    await setTextSize(page, 131)
    await planner.fillRequired({ email: 'toast.planner@example.com' })
    await Promise.all([holdToast(page, 'Trip planner information submitted!'), planner.submitButton.click()])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trip Planning Request Received!')
    await expect.poll(() => openToasts(page)).toEqual({ titles: ['Trip planner information submitted!'], wrong: [] })
  })

  test('of the contact form cover neither its errors nor its reference on a phone with large text [SHELL-24, CONT-14]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const contact = new ContactPage(page)
    await contact.open()
    await setTextSize(page, 131)
    await Promise.all([holdToast(page, 'Terms Agreement Required'), contact.submitButton.click()])
    await expect.poll(() => openToasts(page)).toEqual({ titles: ['Terms Agreement Required'], wrong: [] })
    await contact.fillRequired({ email: 'toast.contact@example.com' })
    await Promise.all([holdToast(page, 'Consultation Request Received'), contact.submitButton.click()])
    await expect(contact.confirmation).toBeVisible()
    await expect.poll(() => openToasts(page)).toEqual({ titles: ['Consultation Request Received'], wrong: [] })
  })

  /** A form whose request always fails in the network. */
  async function failingForm(page: Page) {
    await page.route('/graphql', (route) =>
      (route.request().postData() ?? '').includes('SubmitTripPlan')
        ? route.fulfill({
            json: { data: { submitTripPlan: { __typename: 'TripPlanReceived', id: '', reference: '' } } },
          })
        : route.fallback(),
    )
    await page.clock.install()
    const planner = new TripPlannerPage(page)
    await planner.open()
    await planner.fillRequired()
    return { planner, toasts: page.getByRole('region', { name: 'Notifications' }).getByRole('alert') }
  }

  test('show the same message once, however often it fails [SHELL-24, D-05]', async ({ page }) => {
    const { planner, toasts } = await failingForm(page)
    for (let times = 0; times < 3; times++) {
      await planner.submitButton.click()
      await expect(planner.submitButton).toBeEnabled()
      await expect(toasts).toHaveCount(1)
    }
  })

  test('stay 5 s, longer while hovered or focused, and can be dismissed [SHELL-23, D-05]', async ({ page }) => {
    const { planner, toasts } = await failingForm(page)
    // The fake clock advances only on command, however long a step takes on a busy machine.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
    await planner.submitButton.click()
    await expect(toasts).toHaveCount(1)
    await page.clock.runFor(4500)
    await expect(toasts).toHaveCount(1)
    await toasts.hover()
    await page.clock.runFor(20_000)
    await expect(toasts).toHaveCount(1)
    await page.mouse.move(0, 0)
    await page.clock.runFor(1100)
    await expect(toasts).toHaveCount(0)

    await planner.submitButton.click()
    await toasts.getByRole('button', { name: 'Dismiss' }).click()
    await expect(toasts).toHaveCount(0)
  })
})
