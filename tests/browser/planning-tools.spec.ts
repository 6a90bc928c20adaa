import type { Page } from '@playwright/test'

import { colourRules, expectAccessible } from './page-variants.js'
import { expect, test } from './site.js'

/**
 * Pages that support a decision before any contact: total costs, stay timelines, quote check and search.
 */
const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10)
const tools: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'whole costs': {
    'to be chosen': '/costs',
    refused: '/costs?procedure=veneers',
    'a whole cost': '/costs/lasik/uk',
    'a whole cost that says to stay home': '/costs/implants/turkey',
    'a whole cost, refused': '/costs/lasik/uk?units=x',
    'a whole cost without a price at home': '/costs/veneers/hungary',
  },
  timelines: {
    list: '/timeline',
    'a timeline without a day': '/timeline/lasik',
    'a timeline in two clocks': `/timeline/dental-implants?date=${day}&home=usa-los-angeles`,
    'a timeline, refused': '/timeline/knee-replacement?date=2020-01-01',
  },
  'the check of a quote': {
    empty: '/check-quote',
    'nothing ticked': '/check-quote?checked=yes',
    'points missing': '/check-quote?checked=yes&procedure=lasik&has=doctor',
    'a sign to stop': '/check-quote?checked=yes&procedure=lasik&sign=hurry&sign=promise',
  },
  'the estimator': {
    empty: '/budget-estimator',
    refused: '/budget-estimator?country=uk',
    'an estimate': '/budget-estimator?country=uk&procedure=lasik',
    'an estimate without a price at home': '/budget-estimator?country=hungary&procedure=veneers',
  },
  search: {
    'nothing asked': '/search',
    answered: '/search?q=implants',
    'without an answer': '/search?q=qqqqxyz',
  },
}

for (const [tool, states] of Object.entries(tools)) {
  test(`${tool}: no violation in light, dark and forced colors, an edge around every control, in each state [SHELL-20, F-P22]`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 390, height: 844 })
    for (const [state, path] of Object.entries(states)) {
      await test.step(state, async () => {
        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light', reducedMotion: 'reduce' })
        await page.goto(path)
        await expectAccessible(page, `${state}, light`)
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        await expectAccessible(page, `${state}, dark`, colourRules)
        // Forced colours are the same in both themes.
        await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
        await expectAccessible(page, `${state}, forced colours`)
        expect(await controlsWithoutEdge(page)).toEqual([])
      })
    }
  })
}

/** Returns the visible controls of the page's content that have no border. */
function controlsWithoutEdge(page: Page): Promise<readonly string[]> {
  const controls = page.locator(
    'main :is(input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea, button)',
  )
  return controls.evaluateAll((all) =>
    all
      .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.clientWidth > 1)
      .filter((control) => getComputedStyle(control).borderTopWidth === '0px')
      .map((control) => control.outerHTML.slice(0, 120)),
  )
}

test('specialty, treatment and estimator link to full costs, the stay timeline and the quote check; a procedure card links to its timeline and to its price or a quote', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await test.step('pages link to the tools', async () => {
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
      const region = page.getByRole('region', { name: 'Work it out first' })
      const links = await region.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(links, path).toEqual(expect.arrayContaining([costs, timeline, check]))
    }
  })

  await test.step('a card links to its timeline and to its price or a quote', async () => {
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
