import { expect, test } from './site.js'

test('the home page opens with its headline and ways on [HOME-01, ROUTE-01]', async ({ page }) => {
  await page.goto('/')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('Your Journey to Quality Healthcare in Egypt')
  await expect(headline).toBeInViewport()
  const hero = headline.locator('xpath=ancestor::*[contains(@class, "on-deep")][1]')
  expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(900)
  await page.getByRole('link', { name: 'See how it works' }).click()
  await expect(page.getByRole('heading', { name: 'Your Medical Journey Step-by-Step' })).toBeInViewport()
})

for (const path of ['/faq', '/doctors', '/about', '/hospitals', '/packages', '/testimonials']) {
  test(`${path} shows the home page and names '/' as its address [ROUTE-02]`, async ({ page, baseURL }) => {
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Journey to Quality Healthcare in Egypt')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/`)
  })
}

test('the journey has its four steps, each with a picture, that fade in on sight [HOME-07, SHELL-25]', async ({
  page,
}) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'Your Medical Journey Step-by-Step' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Get a Free Consultation',
    'Receive a Treatment Plan & Cost',
    'Travel & Treatment',
    'Recovery & Post-Treatment Care',
  ])
  const steps = section.getByRole('article')
  for (const step of await steps.all()) await expect(step.locator('svg').first()).toBeAttached()
  const blocks = section.locator('seneb-reveal')
  await expect(blocks.first()).toHaveCSS('opacity', '0')
  await section.scrollIntoViewIfNeeded()
  await steps.last().scrollIntoViewIfNeeded()
  for (const block of await blocks.all()) await expect(block).toHaveCSS('opacity', '1')
})

test.describe('without a wish for motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is held back and nothing moves [SHELL-25, D-74]', async ({ page }) => {
    await page.goto('/')
    for (const block of await page.locator('seneb-reveal').all()) await expect(block).toHaveCSS('opacity', '1')
    const moving = await page.evaluate(() =>
      document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().duration ?? 0) > 1),
    )
    expect(moving).toHaveLength(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything is there to read [SHELL-25, HOME-07]', async ({ page }) => {
    await page.goto('/')
    for (const block of await page.locator('seneb-reveal').all()) await expect(block).toHaveCSS('opacity', '1')
    await expect(page.getByRole('heading', { name: 'Recovery & Post-Treatment Care' })).toBeVisible()
    await expect(page.getByText('Seneb is an independent aggregator.').first()).toBeVisible()
    await page.getByRole('link', { name: /^Dental Care/ }).click()
    await expect(page).toHaveURL('/trip-planner?treatment=Dental%20Care')
    await expect(page.getByLabel('Treatment type')).toHaveValue('Dental Care')
  })
})

test('it says what Seneb is and what it is not, and claims no figures', async ({ page }) => {
  await page.goto('/')
  const words = await page.getByRole('main').innerText()
  expect(words).toContain('independent aggregator')
  expect(words).toContain('A medical provider: doctors and hospitals treat you on their own responsibility')
  expect(words).not.toMatch(/\d\s?%|\d\+|thousands|hundreds/i)
})

test('reading the page loads no script of the application [P5]', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/')
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(before).toBeLessThan(8)
  await page.getByRole('banner').getByRole('link', { name: 'Talk to a Care Advisor' }).hover()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  expect(scripts.length).toBeGreaterThan(before)
})
