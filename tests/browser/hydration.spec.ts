import type { Page } from '@playwright/test'

import { editPublication } from './edit-publication.js'
import { expect, test } from './site.js'
import { withDatabase } from './site-database.js'

/** Hydration of documents that defer their loader data (ADR 10). */
const paths = [
  '/blogs/the-ebers-papyrus',
  '/blogs/the-ebers-papyrus?a=1',
  '/blogs',
  '/dental-care',
  '/treatments/lasik',
  '/why-egypt',
  '/our-values',
  '/our-team',
  '/privacy-policy',
  '/sitemap',
]

test('a published page brings its words once; their data is asked for when a person reaches for something [P4, P5]', async ({
  page,
}) => {
  const asked = requestsForData(page)
  for (const path of paths) {
    await test.step(path, async () => {
      asked.length = 0
      await page.goto(path)
      expect(await page.content()).not.toContain('streamController')
      const words = await page.getByRole('main').innerText()
      expect(asked).toEqual([])
      await reachForLink(page)
      await expect(hydrated(page)).toBeAttached()
      expect(asked).toEqual([`/hydration${path}`])
      expect(await page.getByRole('main').innerText()).toBe(words)
    })
  }
})

test('a page with a form brings its data along and asks for no more', async ({ page }) => {
  const asked = requestsForData(page)
  await page.goto('/contact-us')
  expect(await page.content()).toContain('streamController')
  await page.keyboard.press('Tab')
  await expect(hydrated(page)).toBeAttached()
  expect(asked).toEqual([])
})

test.describe('when the data does not fit the document or cannot be had', () => {
  // The browser itself says that something could not be loaded, and the page why it stays a document.
  test.use({ mayComplain: /Failed to load resource|Failed to fetch|the data of this page was answered with/ })

  test('a page that was edited while somebody looked at it comes anew when they reach for something, and answers', async ({
    page,
  }) => {
    const place = { kind: 'treatment', key: 'cataract-surgery' }
    const [stored] = await withDatabase<{ summary: string }>(
      `select content->>'summary' as summary from content.publications where kind = $1 and key = $2`,
      [place.kind, place.key],
    )
    const edit = (text: string) => editPublication({ ...place, field: ['summary'] }, text)
    await page.goto('/treatments/cataract-surgery')
    try {
      await edit('Said in other words a moment ago.')
      const current = async () => (await page.request.get('/treatments/cataract-surgery')).text()
      await expect.poll(current, { intervals: [100] }).toContain('Said in other words')
      await reachForLink(page)
      await expect(page.getByText('Said in other words a moment ago.').first()).toBeVisible()
      await reachForLink(page)
      await expect(hydrated(page)).toBeAttached()
    } finally {
      await edit(stored?.summary ?? '')
    }
  })

  test('a page whose data fits no better after that stays a document, and is not asked for again', async ({ page }) => {
    let documents = 0
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
    await page.route('**/hydration/**', (route) => route.fulfill({ status: 412 }))
    await page.goto('/dental-care')
    const reloaded = page.waitForEvent('load')
    await reachForLink(page)
    await reloaded
    const refused = page.waitForResponse(/\/hydration\//)
    await reachForLink(page)
    await refused
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }).click()
    await expect(page).toHaveURL('/our-values')
    // The page, the page anew, and the one the link led to.
    expect(documents).toBe(3)
  })

  test('links and forms of a page work as a document when its data cannot be had', async ({ page }) => {
    await page.route('**/hydration/**', (route) => route.abort())
    await page.goto('/why-egypt')
    const newsletter = page.getByRole('contentinfo')
    await newsletter.getByRole('textbox').fill('reader@example.test')
    await newsletter.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter')
    await page.goBack()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }).click()
    await expect(page).toHaveURL('/our-values')
  })
})

const hydrated = (page: Page) => page.locator('html[data-hydrated]')

async function reachForLink(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.getByRole('banner').getByRole('link').first().hover()
}

function requestsForData(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/hydration/')) asked.push(`${pathname}${search}`)
  })
  return asked
}
