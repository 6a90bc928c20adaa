import { CookieBar } from './cookie-bar.js'
import { followByRouter } from './hydration.js'
import { shiftSoFar } from './layout-shift.js'
import { sampleSetting } from './sample-settings.js'
import { expect, test } from './site.js'

const greeting = 'These are the values we work by.'

test('the four values, the waiting list without a pressing offer, and a greeting once a session [ROUTE-13, VALS-01, VALS-02, VALS-03]', async ({
  page,
}) => {
  // Watched from the start, because it is shown for three seconds only.
  await page.goto('/our-values', { waitUntil: 'commit' })
  const welcome = page.getByText(greeting)
  await expect(welcome).toBeVisible()
  await expect(welcome).toBeHidden()
  const values = page.getByRole('region', { name: 'Our values' }).getByRole('heading', { level: 3 })
  await expect(values).toHaveText(['Trust', 'Clarity', 'Support', 'Well-being'])
  await expect(page.getByText('Early Spots')).toHaveCount(0)
  const waitingList = page.getByRole('main').getByRole('link', { name: /Join the waiting list/ })
  await expect(waitingList).toBeVisible()
  await expect(waitingList).toHaveAttribute('href', sampleSetting('links.waitingList'))
  await expect(waitingList).toHaveAttribute('target', '_blank')
  await page.reload()
  await expect(new CookieBar(page).banner).toBeVisible()
  await expect(welcome).toBeHidden()
})

test('a visitor who follows a link to the values is greeted too [VALS-03]', async ({ page }) => {
  await page.goto('/contact-us')
  const greeted = expect(page.getByRole('status').filter({ hasText: greeting })).toBeVisible()
  await followByRouter(page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }), '/our-values')
  await greeted
})

test('a bar that appears under the greeting causes no layout shift [VALS-03, DISC-01]', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.goto('/our-values', { waitUntil: 'commit' })
  await expect(page.getByText(greeting)).toBeVisible()
  await expect(new CookieBar(page).banner).toBeVisible()
  expect(await shiftSoFar(page)).toBeLessThan(0.02)
})

test('three co-founders, and two accreditation bodies that are not partners [ROUTE-12, TEAM-01, TEAM-02, TEAM-03, TEAM-04, D-28, D-77]', async ({
  page,
}) => {
  await page.goto('/our-team')
  await expect(page.getByRole('region', { name: 'How Seneb is paid' })).toContainText('Nobody pays Seneb yet')
  const founders = page.getByRole('region', { name: 'Co-founders' }).getByRole('listitem')
  await expect(founders).toHaveCount(3)
  for (const founder of await founders.all()) {
    await expect(founder.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(founder.locator('h3 + p')).toHaveText(/\w{4}/)
    await expect(founder.locator('.prose')).toHaveText(/\w+( \w+){5}/)
    await expect(founder.locator('span[aria-hidden]').first()).toHaveText(/^[A-Z]{2}$/)
    // The demo's people are made up, so that their profiles lead nowhere; team-lists.test.tsx proves those of real ones.
    await expect(founder).toContainText('Sample: this person does not exist.')
    await expect(founder.getByRole('link')).toHaveCount(0)
  }
  const bodies = page.getByRole('main').locator('section[aria-labelledby=bodies]').getByRole('listitem')
  await expect(bodies).toHaveCount(2)
  for (const body of await bodies.all()) {
    await expect(body).toContainText('Independent body; no partnership with Seneb')
    await expect(body.locator('.prose')).toHaveText(/\w+( \w+){5}/)
    await expect(body.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute('href', /^https:/)
  }
})
