import { colourRules, expectAccessible } from './page-variants.js'
import { expect, test } from './site.js'

/**
 * Pages that support a decision before any contact: total costs, stay timelines, quote check and search.
 */
const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
const states = {
  'whole costs, to be chosen': '/costs',
  'whole costs, refused': '/costs?procedure=veneers',
  'a whole cost': '/costs/lasik/uk',
  'a whole cost that says to stay home': '/costs/implants/turkey',
  'a whole cost, refused': '/costs/lasik/uk?units=x',
  'a whole cost without a price at home': '/costs/veneers/hungary',
  timelines: '/timeline',
  'a timeline without a day': '/timeline/lasik',
  'a timeline in two clocks': `/timeline/dental-implants?date=${day}&home=usa-los-angeles`,
  'a timeline, refused': '/timeline/knee-replacement?date=2020-01-01',
  'the check of a quote': '/check-quote',
  'the check of a quote, nothing ticked': '/check-quote?checked=yes',
  'the check of a quote, points missing': '/check-quote?checked=yes&procedure=lasik&has=doctor',
  'the check of a quote, a sign to stop': '/check-quote?checked=yes&procedure=lasik&sign=hurry&sign=promise',
  'the estimator': '/budget-estimator',
  'the estimator, refused': '/budget-estimator?country=uk',
  'an estimate': '/budget-estimator?country=uk&procedure=lasik',
  'an estimate without a price at home': '/budget-estimator?country=hungary&procedure=veneers',
  'search, nothing asked': '/search',
  'search, answered': '/search?q=implants',
  'search, without an answer': '/search?q=qqqqxyz',
}

for (const [name, path] of Object.entries(states)) {
  test(`${name}: no violation in light, dark and forced colors, an edge around every control [SHELL-20, F-P22]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    await expectAccessible(page, `${name}, light`)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, `${name}, dark`, colourRules)
    // Forced colours are the same in both themes.
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
    await expectAccessible(page, `${name}, forced colours`)
    const controls = page.locator(
      'main :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, button)',
    )
    const bare = await controls.evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.clientWidth > 1)
        .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(bare).toEqual([])
  })
}

test('specialty, treatment and estimator link to full costs, the stay timeline and the quote check', async ({
  page,
}) => {
  const tools = page.getByRole('region', { name: 'Work it out first' })
  for (const [path, costs, timeline, check] of [
    ['/dental-care', '/costs?procedure=implants', '/timeline#links-dental-care', '/check-quote'],
    ['/ophthalmology', '/costs?procedure=lasik', '/timeline#links-ophthalmology', '/check-quote'],
    ['/treatments/lasik', '/costs?procedure=lasik', '/timeline/lasik', '/check-quote?procedure=lasik'],
    ['/budget-estimator', '/costs?procedure=lasik', '/timeline', '/check-quote'],
    [
      '/budget-estimator?country=uk&procedure=lasik',
      '/costs/lasik/uk',
      '/timeline/lasik',
      '/check-quote?procedure=lasik',
    ],
  ] as const) {
    await page.goto(path)
    const links = await tools.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links, path).toEqual(expect.arrayContaining([costs, timeline, check]))
  }
})

test('they are in the site map, and their structured data matches the page [SEO-13, SEO-15, SEO-17]', async ({
  request,
  baseURL,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const kinds = {
    '/costs': ['WebPage'],
    '/costs/lasik/uk': ['BreadcrumbList', 'MedicalWebPage'],
    '/timeline': ['WebPage'],
    '/timeline/lasik': ['BreadcrumbList', 'ItemList'],
    '/check-quote': ['WebPage', 'ItemList'],
  }
  for (const [path, types] of Object.entries(kinds)) {
    expect(xml).toContain(`<loc>${baseURL ?? ''}${path}</loc>`)
    const html = await (await request.get(path)).text()
    const [, text = '{}'] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? []
    const structuredData = JSON.parse(text) as { '@graph': { '@type': string }[] }
    const found = structuredData['@graph'].map((thing) => thing['@type'])
    expect([path, ...types.filter((type) => !found.includes(type))]).toEqual([path])
  }
})

test('a procedure card links to its timeline and to its price or a quote', async ({ page }) => {
  await page.goto('/orthopedic-surgery')
  const knee = page.locator('#knee-replacement')
  await expect(knee).toContainText('We have no price for it yet.')
  await expect(knee.getByRole('link', { name: /^Day by day ?: Knee replacement$/ })).toHaveAttribute(
    'href',
    '/timeline/knee-replacement',
  )
  await knee.getByRole('link', { name: /^Ask for a written quote ?: Knee replacement$/ }).click()
  await expect(page.getByLabel('Medical procedure')).toHaveValue('Knee replacement')

  await page.goto('/ophthalmology')
  await expect(page.locator('#lasik').getByRole('link', { name: /^What it costs ?: LASIK$/ })).toHaveAttribute(
    'href',
    '/costs?procedure=lasik',
  )
  for (const path of ['/costs', '/budget-estimator']) {
    await page.goto(path)
    const others = page.getByRole('region', { name: 'Is your procedure not in the list?' })
    await expect(others.getByRole('link')).toHaveCount(3)
  }
})
