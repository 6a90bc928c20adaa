import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'
import type { Page } from '@playwright/test'

import { textOfHtml } from '../support/html-text.js'
import { publishAsFacts } from './edit-publication.js'
import { followByRouter } from './hydration.js'
import { expect, test } from './site.js'

const classes = [
  { path: '/dental-care', types: ['Organization', 'BreadcrumbList', 'MedicalWebPage', 'Service', 'FAQPage'] },
  { path: '/treatments/lasik', types: ['Organization', 'BreadcrumbList', 'MedicalWebPage'] },
  { path: '/blogs/the-ebers-papyrus', types: ['Organization', 'BreadcrumbList', 'Article'] },
  { path: '/why-egypt', types: ['Organization', 'BreadcrumbList', 'WebPage'] },
  { path: '/privacy-policy', types: ['Organization', 'BreadcrumbList', 'WebPage'] },
  ...['/', '/trip-planner', '/budget-estimator', '/contact-us', '/affiliate-guide'].map((path) => ({
    path,
    types: ['Organization', 'WebPage'],
  })),
  ...['/costs', '/timeline', '/check-quote', '/sitemap'].map((path) => ({
    path,
    types: ['Organization', 'BreadcrumbList', 'WebPage'],
  })),
]

test.describe('as it is served', () => {
  test.use({ javaScriptEnabled: false })

  test('each kind of page has its own title, description, card and structured data that match the page [GEN-05, GEN-11, ROUTE-33, SEO-01, SEO-02, SEO-06, SEO-17]', async ({
    page,
    request,
    baseURL,
  }) => {
    for (const { path, types } of classes) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      expect(await page.title()).toMatch(/\| Seneb · Medical Tourism Egypt$/)
      const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
      expect(description.length).toBeGreaterThanOrEqual(120)
      expect(description.length).toBeLessThanOrEqual(160)
      const keywords = (await page.locator('meta[name=keywords]').getAttribute('content')) ?? ''
      expect(keywords.split(', ').length).toBeGreaterThan(1)
      expect(keywords.split(', ').length).toBeLessThanOrEqual(20)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${path}`)
      const card = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
      const response = await request.get(card)
      expect([card, response.status(), response.headers()['content-type']]).toEqual([card, 200, 'image/png'])
      const structuredData = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
      ) as {
        readonly '@graph': readonly {
          readonly '@type': string
          readonly mainEntity?: readonly { readonly name: string }[]
        }[]
      }
      expect(structuredData['@graph'].map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types))
      for (const { name } of structuredData['@graph'].flatMap(({ mainEntity = [] }) => mainEntity)) {
        await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
      }
    }
  })
})

test('leaving a page removes its title and structured data [SEO-17]', async ({ page }) => {
  await page.goto('/check-quote')
  const structuredData = page.locator('script[type="application/ld+json"]')
  await expect(page).toHaveTitle(/quote/i)
  await expect.poll(() => structuredData.textContent()).toContain('/check-quote#page')
  await followByRouter(page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }), '/our-values')
  await expect(page).toHaveTitle(/values/i)
  await expect(structuredData).toHaveCount(1)
  await expect.poll(() => structuredData.textContent()).toContain('/our-values#page')
  expect(await structuredData.textContent()).not.toContain('check-quote')
})

test('a treatment names its condition in structured data, with text of the page [SEO-15]', async ({ request }) => {
  let named = 0
  for (const { slug } of treatmentPages) {
    const html = await (await request.get(`/treatments/${slug}`)).text()
    const condition = /"MedicalCondition","name":"([^"]+)"/.exec(html)?.[1]
    if (condition === undefined) continue
    named += 1
    const [main = ''] = /<main[^]*<\/main>/.exec(html) ?? []
    expect(textOfHtml(main).toLowerCase()).toContain(condition.toLowerCase())
  }
  expect(named).toBeGreaterThan(5)
})

interface StructuredData {
  readonly '@type': string
  readonly aggregateRating?: { readonly ratingValue: number; readonly reviewCount: number }
  readonly offers?: readonly {
    readonly priceValidUntil: string
    readonly priceSpecification: { readonly minPrice: number; readonly priceCurrency: string }
  }[]
}

async function shownOn(page: Page, path: string): Promise<readonly StructuredData[]> {
  await page.goto(path)
  return textIn((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
}

function textIn(text: string): readonly StructuredData[] {
  return (JSON.parse(text) as { readonly '@graph': readonly StructuredData[] })['@graph']
}

test('three specialties offer a package from its price, for one year, and six offer none [SEO-10, SEO-15, SHELL-17, D-24, O-9, O-12]', async ({
  page,
  request,
}) => {
  const prices = new Map([
    ['hair-transplant', 2500],
    ['dental-care', 1800],
    ['cosmetic-surgery', 4500],
  ])
  for (const { slug } of specialties) {
    const html = await (await request.get(`/${slug}`)).text()
    const [, text = ''] = /<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/.exec(html) ?? []
    const offers = textIn(text).flatMap((thing) => thing.offers ?? [])
    const from = prices.get(slug)
    expect([slug, offers.length]).toEqual([slug, from === undefined ? 0 : 1])
    if (from === undefined) continue
    await page.goto(`/${slug}`)
    expect(offers[0]).toMatchObject({
      priceSpecification: { minPrice: from, priceCurrency: 'USD' },
      priceValidUntil: '2027-11-01',
    })
    await expect(page.getByRole('main').locator('time[datetime="2026-11-01"]').first()).toBeVisible()
    await expect(page.getByRole('main').locator('time[datetime="2027-11-01"]').first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(`$${from.toLocaleString('en-US')}`)
  }
})

test('stars and their markup appear together, only for a real rating; a sample is labeled [SEO-12, SHELL-17, D-23, O-4]', async ({
  page,
}) => {
  const stars = page.getByRole('region', { name: 'What patients think' })
  const ratingOn = async (path: string) =>
    (await shownOn(page, path)).find((thing) => thing.aggregateRating)?.aggregateRating

  expect(await ratingOn('/')).toBeUndefined()
  await expect(stars).toContainText('Sample: 4.8 out of 5, from 127 reviews')
  await expect(stars).toContainText('Nobody has rated us yet.')
  await expect(stars.getByRole('link')).toHaveCount(0)
  try {
    await publishAsFacts('rating', ['patients'], true)
    await expect(async () => {
      expect(await ratingOn('/')).toMatchObject({ ratingValue: 4.8, reviewCount: 127 })
    }).toPass()
    await expect(stars).not.toContainText('Sample')
    await expect(stars.getByRole('link', { name: /^Read them/ })).toHaveAttribute('href', /^https:/)
    expect(await ratingOn('/dental-care')).toBeUndefined()
    await expect(stars).toHaveCount(0)
  } finally {
    await publishAsFacts('rating', ['patients'], false)
  }
})
