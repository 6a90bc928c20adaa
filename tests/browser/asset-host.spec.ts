import type { Page } from '@playwright/test'

import { followByRouter } from './hydration.js'
import { startOtherSite, type OtherSite } from './other-site.js'
import { expect, test } from './site.js'

const ownKinds = ['script', 'stylesheet', 'font', 'image']

/** Returns the origins of a page's files, by type; filled while the page is used. */
function originsOfFiles(page: Page): Map<string, Set<string>> {
  const origins = new Map<string, Set<string>>()
  page.on('request', (request) => {
    const kind = request.resourceType()
    if (!ownKinds.includes(kind)) return
    const seen = origins.get(kind) ?? new Set()
    origins.set(kind, seen.add(new URL(request.url()).origin))
  })
  return origins
}

/** Opens a page, waits for React, follows a link to another page and loads a picture of the site. */
async function useSite(page: Page, origin: string, files: string): Promise<void> {
  await page.goto(`${origin}/costs`)
  await page.evaluate(() => document.fonts.ready)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Cost Estimator' })
  // The document stays, and the script of the new page is loaded.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await followByRouter(link, `${origin}/budget-estimator`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  expect(await loadPicture(page, `${files}/placeholder.svg`)).toBeGreaterThan(0)
}

/** The width of a picture that the page loads, as its content security policy and the picture's server let it. */
function loadPicture(page: Page, address: string): Promise<number> {
  return page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return picture.naturalWidth
  }, address)
}

test.describe('with an asset host', () => {
  // A header that browsers do not send themselves would cause a preflight request to the asset host.
  test.use({ extraHTTPHeaders: {} })
  let site: OtherSite
  let assetOrigin = ''
  test.beforeAll(async () => {
    // One server under two names: to a browser these are two origins, and an asset host may serve the site's files.
    site = await startOtherSite((port) => ({ WEB_ASSET_ORIGIN: (assetOrigin = `http://127.0.0.1:${port}`) }))
  })
  test.afterAll(() => site.stop())

  test('every page loads scripts, styles, fonts and pictures from the asset host, and React responds [SHELL-28]', async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const origins = originsOfFiles(page)
    const fromAssetHost = new Set([assetOrigin])
    for (const [kind, path] of [
      ['that everybody gets alike', '/costs'],
      ['made for one request', '/search?q=teeth'],
      ['with a form', '/budget-estimator'],
    ] as const) {
      await test.step(`a page ${kind}`, async () => {
        origins.clear()
        // Twice: the second time from memory, when it is cached.
        for (let visit = 0; visit < 2; visit++) {
          await page.goto(`${site.origin}${path}`)
          await page.evaluate(() => document.fonts.ready)
          await expect(page.locator('html[data-hydrated]')).toBeAttached()
        }
        expect(Object.fromEntries(origins)).toEqual({
          script: fromAssetHost,
          stylesheet: fromAssetHost,
          font: fromAssetHost,
        })
        await expect(page.locator('link[rel=icon][type="image/svg+xml"]')).toHaveAttribute(
          'href',
          `${assetOrigin}/favicon.svg`,
        )
      })
    }

    await test.step('a document, which has no React', async () => {
      origins.clear()
      for (let visit = 0; visit < 2; visit++) {
        await page.goto(`${site.origin}/why-egypt`)
        await page.evaluate(() => document.fonts.ready)
      }
      for (const kind of ['script', 'stylesheet', 'font']) expect(origins.get(kind)).toEqual(fromAssetHost)
    })

    await test.step('later pages and pictures', async () => {
      origins.clear()
      await useSite(page, site.origin, assetOrigin)
      expect([...origins.keys()].sort()).toEqual([...ownKinds].sort())
      for (const from of origins.values()) expect([...from]).toEqual([assetOrigin])
    })
  })
})

test('without an asset host everything comes from the site itself [SHELL-28]', async ({ baseURL, page }) => {
  const origins = originsOfFiles(page)
  await useSite(page, baseURL ?? '', '')
  expect([...origins.keys()].sort()).toEqual([...ownKinds].sort())
  for (const from of origins.values()) expect([...from]).toEqual([baseURL])
})
