import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import { CookieBar } from './cookie-bar.js'
import { KeyboardWalk } from './keyboard-walk.js'
import { shiftSoFar } from './layout-shift.js'
import { expect, test } from './site.js'

const phone = { width: 360, height: 740 }
const pages = [...treatmentPages.map(({ slug }) => `/treatments/${slug}`), ...specialties.map(({ slug }) => `/${slug}`)]

test.describe('on a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('on every treatment page the planner is one tap away at every scroll position, and a price or its absence is within two screens [ROUTE-24, ROUTE-27]', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    expect(pages).toHaveLength(20)
    const cookies = new CookieBar(page)
    // While the cookie choice is open, its bar is the only one at the bottom of a phone.
    await page.goto('/')
    await cookies.button('Necessary Only').click()
    await expect(cookies.banner).toBeHidden()
    for (const path of pages) {
      await page.goto(path)
      const facts = page.getByRole('region', { name: 'At a glance' })
      await expect(facts).toContainText(/\$[\d,]+|No price yet/)
      const price = facts.getByText(/^(?:Package from )?\$[\d,]+|^No price yet$/).first()
      expect((await price.boundingBox())?.y, path).toBeLessThan(2 * phone.height)
      const far = await page.evaluate(async () => {
        const missing: number[] = []
        const end = document.documentElement.scrollHeight
        for (let y = 0; y <= end; y += 600) {
          window.scrollTo({ top: y, behavior: 'instant' })
          // The first is called before a frame is laid out; the next, after it.
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          const near = [...document.querySelectorAll<HTMLElement>('a[href^="/trip-planner"]')].some((link) => {
            const box = link.getBoundingClientRect()
            const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
            return box.height > 0 && at !== null && link.contains(at)
          })
          if (!near) missing.push(y)
        }
        return missing
      })
      expect(far, path).toEqual([])
    }
  })

  test('the bar with the next step never covers the focused element [D-06]', async ({ page }) => {
    await page.goto('/treatments/teeth-whitening')
    await new CookieBar(page).button('Necessary Only').click()
    await new KeyboardWalk(page).to(page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }))
  })

  test('the bar with the next step gives way to the cookie banner without a layout shift [P5, D-06]', async ({
    page,
  }) => {
    await page.goto('/treatments/lasik')
    const step = page.getByRole('navigation', { name: 'Next step' })
    await expect(step).toBeVisible()
    await expect(new CookieBar(page).banner).toBeVisible()
    await expect(step).toBeHidden()
    expect(await shiftSoFar(page)).toBeLessThan(0.02)
  })

  test('the contents are folded, and their links open the sections [ART-09]', async ({ page }) => {
    await page.goto('/treatments/lasik')
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await expect(contents.getByRole('link').first()).toBeHidden()
    await contents.getByText('On this page').first().click()
    await contents.getByRole('link', { name: 'Recovery' }).click()
    await expect(page).toHaveURL('/treatments/lasik#recovery')
  })
})

test('LASIK shows its nights, dated price and flight day; procedures come before the text [ROUTE-27, SPEC-02]', async ({
  page,
}) => {
  await page.goto('/treatments/lasik')
  const facts = page.getByRole('region', { name: 'At a glance' })
  for (const expected of [
    '4 to 6 nights',
    '$500 per eye',
    'Checked Nov 1, 2026',
    'From day 4 of the stay',
    'A clinician has not reviewed them yet',
  ])
    await expect(facts).toContainText(expected)
  await facts.getByRole('link', { name: 'Who should not have it' }).click()
  await expect(page).toHaveURL('/treatments/lasik#who-should-not-have-it-or-not-now')

  await page.goto('/treatments/dental-implants')
  await expect(page.getByRole('region', { name: 'At a glance' })).toContainText('Two, months apart')
  await page.goto('/dental-care')
  const [procedures, text] = await Promise.all([
    page.getByRole('region', { name: 'Procedures' }).boundingBox(),
    page.locator('#who-it-suits-and-who-should-wait').boundingBox(),
  ])
  expect(procedures?.y ?? Infinity).toBeLessThan(text?.y ?? 0)
})
