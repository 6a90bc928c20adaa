import type { Page } from '@playwright/test'

import { holdRequests, takingOver } from './hydration.js'
import { expect, test } from './site.js'

/** Pages that need no React in the browser. */
const documents = [
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

/**
 * Scripts that need no React. Toasts, such as the greeting of our values, load when there is one to show. The ids with
 * which the graph identifies a document are shared with the applications.
 */
const earlyScripts = /\/(?:entry\.early|early|rolldown-runtime|toasts|document-hash)-[^/]*\.js$/

const applications = [
  '/',
  '/trip-planner',
  '/contact-us',
  '/affiliate-guide',
  '/budget-estimator',
  '/costs',
  '/costs/lasik/uk',
  '/timeline/lasik',
  '/check-quote',
  '/search?q=egypt',
  '/newsletter',
  '/refer/a-guide',
]

test('a document contains its text once and loads only the early script [P4, P5]', async ({ page }) => {
  const scripts = scriptsOf(page)
  for (const path of documents) {
    await test.step(path, async () => {
      scripts.length = 0
      await page.goto(path)
      await page.getByRole('banner').getByRole('link').first().hover()
      await page.waitForLoadState('networkidle')
      expect(await page.content()).not.toMatch(/streamController|__reactRouter/)
      expect(scripts.filter((script) => !earlyScripts.test(script))).toEqual([])
    })
  }
})

test('the links and forms of a document work [NEWS-02]', async ({ page }) => {
  await page.goto('/why-egypt')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('textbox').fill('document.reader@example.test')
  await foot.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter')
  await page.goBack()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Values' }).click()
  await expect(page).toHaveURL('/our-values')
})

test('an application page includes its data, and React hydrates it without a change', async ({ page }) => {
  for (const path of applications) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'commit' })
      expect(await (await page.request.get(path)).text()).toContain('streamController')
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
    })
  }
})

test('a form sent before React has loaded is sent as a document', async ({ page }) => {
  await holdRequests(page, takingOver)
  await page.goto('/contact-us', { waitUntil: 'load' })
  const newsletter = page.getByRole('contentinfo')
  await newsletter.getByRole('textbox').fill('early.reader@example.test')
  await newsletter.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page).toHaveURL('/newsletter')
})

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return scripts
}
