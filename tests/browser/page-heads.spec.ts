import { treatmentPages } from '@seneb/contracts/vocabulary/specialties'

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

test('each class of page has its own title, description, card and structured data true to the page [GEN-05, GEN-11, ROUTE-33, SEO-01, SEO-02, SEO-06, SEO-17]', async ({
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
    const answer = await request.get(card)
    expect([card, answer.status(), answer.headers()['content-type']]).toEqual([card, 200, 'image/png'])
    const said = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}') as {
      readonly '@graph': readonly {
        readonly '@type': string
        readonly mainEntity?: readonly { readonly name: string }[]
      }[]
    }
    expect(said['@graph'].map((thing) => thing['@type'])).toEqual(expect.arrayContaining(types))
    for (const { name } of said['@graph'].flatMap(({ mainEntity = [] }) => mainEntity)) {
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible()
    }
  }
})

test('a page that is left takes its title and its structured data with it [SEO-17]', async ({ page }) => {
  await page.goto('/oncology')
  const said = page.locator('script[type="application/ld+json"]')
  await expect(page).toHaveTitle(/oncology|cancer/i)
  expect(await said.textContent()).toContain('/oncology#service')
  await followByRouter(page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }), '/our-values')
  await expect(page).toHaveTitle(/values/i)
  await expect(said).toHaveCount(1)
  expect(await said.textContent()).toContain('/our-values#page')
  expect(await said.textContent()).not.toContain('oncology')
})

test('a treatment names its condition to search engines, in words of the page [SEO-15]', async ({ page }) => {
  let named = 0
  for (const { slug } of treatmentPages) {
    await page.goto(`/treatments/${slug}`)
    const said = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
    const condition = /"MedicalCondition","name":"([^"]+)"/.exec(said)?.[1]
    if (condition === undefined) continue
    named += 1
    expect((await page.getByRole('main').innerText()).toLowerCase()).toContain(condition.toLowerCase())
  }
  expect(named).toBeGreaterThan(5)
})
