import { expect, type Locator, type Page } from '@playwright/test'

/** Waits until an app page is interactive. */
export async function untilFormResponds(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toBeAttached(options)
}

/** Waits for React and follows the link by the router, so that the document stays. */
export async function followByRouter(link: Locator, url: string): Promise<void> {
  await untilFormResponds(link.page())
  await link.click()
  await expect(link.page()).toHaveURL(url)
}

/** The script with which React hydrates a document. */
export const takingOver = /\/assets\/entry\.client-.*\.js/

/** Time limit for a page to become interactive, also when its script is unavailable. */
export async function untilOpen(page: Page): Promise<void> {
  const hydratedSelector = 'html[data-hydrated], html:not(:has(link[rel=modulepreload][href*="/entry.client-"]))'
  await page
    .locator(hydratedSelector)
    .waitFor({ state: 'attached', timeout: 5000 })
    .catch(() => undefined)
}

/** Holds back requests to these addresses until they are released. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<{ readonly release: () => void }> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}
