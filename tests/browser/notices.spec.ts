import type { Page } from '@playwright/test'

import { CookieBar } from './cookie-bar.js'
import { KeyboardWalk } from './keyboard-walk.js'
import { expect, test } from './site.js'
import { TripPlannerPage } from './trip-planner-page.js'

test.describe('the disclaimer', () => {
  test('comes after 1.5 s with a link to the terms, goes for good when it is dismissed, and a toast says so by its title alone [DISC-01, DISC-02, D-06]', async ({
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
    await expect(bar).toContainText('Seneb is an independent aggregator. It is not a medical provider')
    await expect(bar.getByRole('link')).toHaveAttribute('href', '/terms-of-service')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

    await bar.getByRole('button', { name: 'Understood' }).click()
    await expect(bar).toBeHidden()
    const toast = page.getByRole('status').filter({ hasText: 'Important information' })
    await expect(toast).toBeVisible()
    await expect(toast).not.toContainText('Seneb is an independent aggregator.')
    await page.reload()
    await page.clock.runFor(3000)
    await expect(bar).toBeHidden()
  })

  for (const [width, height] of [
    [360, 780],
    [1440, 900],
  ] as const) {
    test(`never lies over what has focus at ${width} px [D-06]`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await page.goto('/')
      const bar = page.getByRole('complementary', { name: 'Important information' })
      await new CookieBar(page).button('Necessary Only').click()
      await expect(bar).toBeVisible()
      await new KeyboardWalk(page).to(bar.getByRole('button', { name: 'Understood' }))
    })
  }
})

test.describe('toasts', () => {
  /** A form whose sending fails at the network's edge, as often as it is tried. */
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

  test('say once what is said already, however often it fails [SHELL-24, D-05]', async ({ page }) => {
    const { planner, toasts } = await failingForm(page)
    for (let times = 0; times < 3; times++) {
      await planner.submitButton.click()
      await expect(planner.submitButton).toBeEnabled()
      await expect(toasts).toHaveCount(1)
    }
  })

  test('stay 5 s, longer while they are looked at, and can be dismissed [SHELL-23, D-05]', async ({ page }) => {
    const { planner, toasts } = await failingForm(page)
    // The fake clock runs only where it is told to, however long a step takes on a busy machine.
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
