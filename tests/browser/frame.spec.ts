import { sampleSetting } from './sample-settings.js'
import { expect, test } from './site.js'

const phone = { width: 360, height: 740 }

test('contact and search are reached from the header of every page [D-77, ROUTE-30]', async ({ page }) => {
  await page.goto('/treatments/lasik')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact-us')
  await expect(header.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page')
  await header.getByRole('link', { name: 'Search' }).click()
  await expect(page).toHaveURL('/search')
})

test('the header fits its window from 768 px on [SHELL-05]', async ({ page }) => {
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const { overflow, rows } = await page.getByRole('banner').evaluate((header) => ({
      overflow: header.scrollWidth - header.clientWidth,
      rows: new Set([...header.querySelectorAll('nav > a, summary')].map((link) => link.getBoundingClientRect().height))
        .size,
    }))
    expect([overflow, rows], `at ${width} px`).toEqual([0, 1])
  }
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

  test('offers search, contact and all nine specialties [SHELL-06, ROUTE-30, SPEC-01]', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    for (const name of ['Contact', 'Dental Care', 'Plastic Surgery', 'Cardiology', 'Oncology'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
    await menu.getByRole('searchbox', { name: 'Search' }).fill('implants')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?q=implants')
    await expect(page.getByRole('link', { name: 'Dental implants' }).first()).toBeVisible()
  })
})

test('the footer says how and when the care desk is reached, and whether it is open now [D-77]', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-23T01:25:00Z') })
  await page.goto('/our-values')
  const help = page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' })
  // Sample contact details are not links, because messages to them are not read; footer.test.tsx tests the links of a
  // configured desk.
  await expect(help.getByText(`${sampleSetting('careDesk.email')} (sample)`)).toBeVisible()
  await expect(help.getByText('WhatsApp +20 00 0000 0000 (sample)')).toBeVisible()
  await expect(help.locator('a[href^="mailto:"], a[href*="wa.me"]')).toHaveCount(0)
  await expect(help).toContainText('Every day, 10:00–22:00 in Cairo')
  await expect(help).toContainText('It is 03:25 in Cairo. We are back at 10:00.')
})

test('the care desk is shown on the team page and next to the contact form [D-77, TEAM-01]', async ({ page }) => {
  for (const path of ['/our-team', '/contact-us']) {
    await page.goto(path)
    const card = page.getByRole('region', { name: 'The care desk in Cairo' })
    await expect(card).toContainText('English, Arabic, French')
    await expect(card).toContainText('Every day, 10:00–22:00 in Cairo')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the hours are shown without the current state, and the disclaimer is present [D-77, DISC-01]', async ({
    page,
  }) => {
    await page.goto('/our-values')
    await expect(page.getByRole('contentinfo')).toContainText('Every day, 10:00–22:00 in Cairo')
    await expect(page.getByRole('contentinfo')).not.toContainText(/It is \d/)
    await expect(page.getByRole('complementary', { name: 'Important information' })).toBeVisible()
  })
})

test('forced colors leave every button its edge [SHELL-20]', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of ['/', '/budget-estimator', '/treatments/lasik']) {
    await page.goto(path)
    const bare = await page
      .locator('main .button')
      .evaluateAll((buttons) => buttons.filter((button) => getComputedStyle(button).borderTopWidth === '0px').length)
    expect(await page.locator('main .button').count()).toBeGreaterThan(0)
    expect(bare, path).toBe(0)
  }
})

test('an address that matches a page name redirects there, and the 404 page offers a search [NF-03, D-33]', async ({
  page,
}) => {
  await page.goto('/become-ambassador')
  await expect(page).toHaveURL('/affiliate-guide')
  const response = await page.request.get('/treatment/lasick')
  expect(response.status()).toBe(404)
})

test.describe('not found', () => {
  test.use({ mayComplain: /status of 404/ })

  test('the 404 page searches for the words of its address [NF-03, ROUTE-30]', async ({ page }) => {
    await page.goto('/treatment/lasick')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/search?q=treatment+lasick')
    await expect(page.getByRole('link', { name: 'LASIK', exact: true }).first()).toBeVisible()
  })
})

test('the search lists tools first and knows lay terms and other languages [ROUTE-30, D-33]', async ({ page }) => {
  const first = page.getByRole('main').getByRole('listitem').first()
  await page.goto('/search?q=how+much+does+it+cost')
  await expect(first.getByRole('link', { name: 'Cost estimator' })).toHaveAttribute('href', '/budget-estimator')
  for (const [query, found] of [
    ['boob', 'Breast surgery'],
    ['Zahnimplantate', 'Dental implants'],
    ['زراعة الشعر', 'FUE hair transplant'],
  ]) {
    await page.goto(`/search?q=${encodeURIComponent(query ?? '')}`)
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: found ?? '' })
        .first(),
    ).toBeVisible()
  }
})

test('an alias redirects to its page with its query, in one hop, in any letter case [D-22, D-33]', async ({ page }) => {
  const ledTo = async (path: string) => {
    const response = await page.request.get(path, { maxRedirects: 0 })
    return [
      response.status(),
      new URL(response.headers()['location'] ?? '', 'http://site').href.slice('http://site'.length),
    ]
  }
  for (const [from, to] of [
    ['/become-ambassador?utm_source=x', '/affiliate-guide?utm_source=x'],
    ['/TREATMENTS/LASIK', '/treatments/lasik'],
    ['/costs/LASIK/France?source=A', '/costs/lasik/france?source=A'],
    ['/Procedures', '/medical-tourism'],
  ] as const)
    expect(await ledTo(from), from).toEqual([301, to])
  expect((await page.request.get('/TREATMENTS/LASIK')).status()).toBe(200)
})

test('publishes a security contact, and has icons for every kind of browser', async ({ page, baseURL }) => {
  const response = await page.request.get('/.well-known/security.txt')
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toContain(`Contact: mailto:${sampleSetting('company.privacyEmail')}`)
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`)
  const daysLeft = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(daysLeft).toBeGreaterThan(170)
  expect(daysLeft).toBeLessThan(365)
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const icon = await page.request.get(path)
    expect([icon.status(), icon.headers()['content-type']], path).toEqual([200, type])
  }
  await page.goto('/our-values')
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /apple-touch-icon[.]png$/)
})
