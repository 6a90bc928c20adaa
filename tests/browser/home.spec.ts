import { isServed } from '@seneb/contracts/vocabulary/site-routes'

import { CookieBar } from './cookie-bar.js'
import { expect, test } from './site.js'

/** Returns the path of a treatment field's page, or of the trip planner while that page is not served yet. */
const fieldPage = (page: string, treatment: string) =>
  isServed(page) ? page : `/trip-planner?treatment=${encodeURIComponent(treatment)}`

test('the home page has its headline, sections, cards, waiting list, steps and proven figures, and processes no referral [HOME-01, HOME-03, HOME-04, HOME-05, HOME-06, HOME-07, HOME-08, HOME-09, GEN-06, GEN-08, ROUTE-01, SHELL-25, SHELL-26, D-12, D-68, O-2]', async ({
  page,
}) => {
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? ''))
  await page.goto('/')
  await test.step('its headline and calls to action', async () => {
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveText('Your Journey to Quality Healthcare in Egypt')
    await expect(headline).toBeInViewport()
    const hero = headline.locator('xpath=ancestor::*[contains(@class, "on-deep")][1]')
    expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(900)
    const explore = page.getByRole('main').getByRole('link', { name: 'Explore Treatments' })
    await expect(explore).toHaveAttribute('href', isServed('/medical-tourism') ? '/medical-tourism' : '/#treatments')
  })

  await test.step('its sections in order, with their texts', async () => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Personalized medical journey',
      'World-Class Medical Procedures',
      'Save up to 70% on high-quality care without compromising comfort',
      'Your Medical Journey Step-by-Step',
      'What we are, and what we are not',
      'Start with a question',
    ])
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })

  await test.step('cards of the same size that link to their specialties and fade in one after the other', async () => {
    const section = page.getByRole('region', { name: 'World-Class Medical Procedures' })
    const cards = section.locator('seneb-reveal').getByRole('link')
    await expect(cards).toHaveText([
      'Dental CareImplants, veneers, full-mouth work',
      'Fertility & IVFWhat each step involves, and realistic chances',
      'OphthalmologyLASIK, cataract, corneal care',
      'Plastic SurgeryWith time to think before you decide',
      'Skin & Hair TreatmentFUE, DHI, skin treatments',
      'Orthopedic SurgeryKnees, hips, shoulders, spine',
      'CardiologyBypass, valves, stents, pacemakers',
      'OncologyChemotherapy, radiation, surgery',
      'Bariatric SurgeryGastric sleeve, bypass, balloon',
    ])
    const widths = await cards.evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().width)),
    )
    expect(new Set(widths).size).toBe(1)
    expect(await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      fieldPage('/dental-care', 'Dental Care'),
      fieldPage('/ivf-treatment', 'Fertility & IVF'),
      fieldPage('/ophthalmology', 'Ophthalmology'),
      fieldPage('/cosmetic-surgery', 'Plastic Surgery'),
      fieldPage('/hair-transplant', 'Hair Transplant'),
      '/orthopedic-surgery',
      '/cardiology-surgery',
      '/oncology',
      '/bariatric-surgery',
    ])
    const delays = await section
      .locator('seneb-reveal')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).getPropertyValue('--reveal-delay')))
    expect(delays).toEqual(['0ms', '200ms', '400ms', '600ms', '800ms', '0ms', '200ms', '400ms', '600ms'])
  })

  await test.step('a waiting list that opens in a new tab and says so', async () => {
    const links = await page
      .getByRole('main')
      .getByRole('link', { name: /waiting list/i })
      .all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(link).toHaveAccessibleName(/opens in a new tab/)
    }
  })

  await test.step('only figures with evidence, and the limits of Seneb', async () => {
    const savings = page.getByRole('region', { name: /^Save up to 70%/ })
    await expect(savings).toContainText(
      'Typical savings 23–93% on the 5 listed procedures, for the treatment alone (our table, as of Nov 1, 2026).',
    )
    const facts = page.getByRole('region', { name: 'In short' })
    await expect(facts).toContainText(
      '23–93%typical savings on our listed procedures, for the treatment alone, as of Nov 1, 2026',
    )
    const proven = [await savings.innerText(), await facts.innerText()]
    const text = proven.reduce((rest, part) => rest.replace(part, ''), await page.getByRole('main').innerText())
    expect(text).toContain('independent aggregator')
    expect(text).toContain('A medical provider: doctors and hospitals treat you on their own responsibility')
    expect(text).not.toMatch(/\d\s?%|\d\+|thousands|hundreds/i)
  })

  await test.step('four steps, each with a picture that fades in when visible', async () => {
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

  await test.step('a link to the steps', async () => {
    await page.getByRole('link', { name: 'See how it works' }).click()
    await expect(page.getByRole('heading', { name: 'Your Medical Journey Step-by-Step' })).toBeInViewport()
  })

  await test.step('no referral is processed or stored', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Explore Treatments' }).hover()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(bodies.filter((body) => /referral/i.test(body))).toEqual([])
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /referr/i.test(key)))).toEqual([])
  })
})

test('a phone with large text shows a call to action and a picture without scrolling, and a small one breaks no specialty name [HOME-01, HOME-02, HOME-05]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.evaluate(() => (document.documentElement.style.fontSize = '131%'))
  const bar = await new CookieBar(page).banner.boundingBox()
  const foot = bar?.y ?? 844
  const button = await page.getByRole('main').getByRole('link', { name: 'Explore Treatments' }).boundingBox()
  const picture = await page.locator('.hero-scene').boundingBox()

  expect((button?.y ?? 844) + (button?.height ?? 0)).toBeLessThanOrEqual(foot)
  expect(foot - (picture?.y ?? 844)).toBeGreaterThan(80)

  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await page.setViewportSize({ width: 360, height: 780 })
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(360)
  const section = page.getByRole('region', { name: 'World-Class Medical Procedures' })
  const name = section.getByText('Ophthalmology', { exact: true })
  const lines = await name.evaluate(
    (element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(lines).toBeLessThan(1.5)
})

test("its six aliases show the home page with '/' as canonical address [ROUTE-02]", async ({ request, baseURL }) => {
  for (const path of ['/faq', '/doctors', '/about', '/hospitals', '/packages', '/testimonials']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1], path).toBe('Your Journey to Quality Healthcare in Egypt')
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}/"`)
  }
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('everything is visible and nothing moves [SHELL-25, D-74]', async ({ page }) => {
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
    await expect(page.getByText('Seneb is not a medical provider').first()).toBeVisible()
    await page.getByRole('link', { name: /^Dental Care/ }).click()
    await expect(page).toHaveURL(fieldPage('/dental-care', 'Dental Care'))
  })
})
