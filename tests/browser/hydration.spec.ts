import type { Page } from '@playwright/test'

import { editPublication } from './edit-publication.js'
import { held } from './hydration.js'
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

  test('a link that was pressed meanwhile leads on; the page that is left does not come anew over it', async ({
    page,
  }) => {
    await page.goto('/costs/lasik/uk?units=three')
    const data = await heldRefusal(page)
    const next = await held(page, /\/costs\/lasik\/uk$/)
    const link = page.getByRole('link', { name: 'Back to our figures' })
    const asked = page.waitForRequest('**/hydration/**')
    await link.hover()
    await asked
    // By hand: a click of the test's own would wait for the page that the link leads to.
    await page.mouse.down()
    await page.mouse.up()
    const refused = page.waitForResponse('**/hydration/**')
    data.release()
    await refused
    // Time in which the page would have begun to come anew; it cannot be asked itself while it is being left.
    await page.waitForTimeout(300)
    next.release()
    await expect(page).toHaveURL('/costs/lasik/uk')
  })

  test('what was typed meanwhile stays, and a form that was sent meanwhile is sent as a document', async ({ page }) => {
    let documents = 0
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0))
    await page.goto('/dental-care')
    const early = await heldRefusal(page)
    const newsletter = page.getByRole('contentinfo')
    const asked = page.waitForRequest('**/hydration/**')
    await newsletter.getByRole('textbox').fill('stale.reader@example.test')
    await asked
    const refused = page.waitForResponse('**/hydration/**')
    early.release()
    await refused
    await page.waitForTimeout(300)
    await expect(newsletter.getByRole('textbox')).toHaveValue('stale.reader@example.test')
    expect(documents).toBe(1)
    await newsletter.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/newsletter')
    expect(documents).toBe(2)
  })

  test('a form that waits for its page to answer is sent as a document when the script cannot be had', async ({
    page,
  }) => {
    let release = (): void => undefined
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/hydration/**', (route) => released.then(() => route.abort()))
    await page.goto('/why-egypt')
    const newsletter = page.getByRole('contentinfo')
    await newsletter.getByRole('textbox').fill('waiting.reader@example.test')
    await newsletter.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page).toHaveURL('/why-egypt')
    release()
    await expect(page).toHaveURL('/newsletter')
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

/** Answers the question for a page's data that it is of another edition, once that is released. */
async function heldRefusal(page: Page): Promise<{ readonly release: () => void }> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/hydration/**', async (route) => {
    await released
    await route.fulfill({ status: 412 })
  })
  return { release: () => release() }
}

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
