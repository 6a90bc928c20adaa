import { CookieBar } from './cookie-bar.js'
import { sessionItems } from './referral-visit.js'
import { expect, test } from './site.js'

const partner = 'https://clinic-guide.example/patients?name=amal'

test("visitors from a partner's site are thanked at the end of the content; others are not [REF-52, D-69]", async ({
  page,
}) => {
  const thanks = page.getByRole('complementary', { name: 'Thank you' })
  for (const [referer, isThanked] of [
    [partner, true],
    ['https://de.patients-abroad.example/', true],
    ['https://elsewhere.example/', false],
    [undefined, false],
  ] as const) {
    await page.goto('/', { referer })
    await expect(thanks).toBeVisible({ visible: isThanked })
    await expect(page.getByRole('main').getByRole('complementary', { name: 'Thank you' })).toHaveCount(
      isThanked ? 1 : 0,
    )
  }
})

test('with Personalization allowed, only the referring host is stored for the tab, and withdrawal deletes it [REF-51, D-14, CONS-08]', async ({
  page,
}) => {
  const bar = new CookieBar(page)
  await page.goto('/', { referer: partner })
  await expect(bar.banner).toBeVisible()
  expect(await sessionItems(page)).toEqual({})
  await bar.button('Accept All').click()
  expect(await sessionItems(page)).toEqual({ 'referrer.host': 'clinic-guide.example' })

  await page.goto('/trip-planner')
  await expect(page.getByRole('complementary', { name: 'Thank you' })).toBeVisible()
  await bar.settingsButton.click()
  await bar.toggle('Personalization').uncheck()
  await bar.preferences.getByRole('button', { name: 'Save Preferences' }).click()
  expect(await sessionItems(page)).toEqual({})
})
