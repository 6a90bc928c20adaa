import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Waits until React answers on a page that it takes over when somebody is there: a key that does nothing by itself says
 * so, again and again, because the script that listens may be late itself.
 */
export async function untilFormAnswers(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  const answers = async (): Promise<number> => {
    await page.keyboard.press('Shift')
    return page.locator('html[data-hydrated]').count()
  }
  await expect.poll(answers, options).toBe(1)
}

/** Reaches for a link, lets React take the page over and follows the link by the router, so that the document stays. */
export async function followByRouter(link: Locator, url: string): Promise<void> {
  await link.hover()
  await expect(link.page().locator('html[data-hydrated]')).toBeAttached()
  await link.click()
  await expect(link.page()).toHaveURL(url)
}

/** The script by which React takes a document over. */
export const takingOver = /\/assets\/hydrate-(?!on-intent).*\.js/

/** Lets what is asked for at these addresses wait until it is released. */
export async function held(page: Page, addresses: string | RegExp): Promise<{ readonly release: () => void }> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    await released
    await route.continue()
  })
  return { release: () => release() }
}
