import type { Locator, Page } from '@playwright/test'

/** The cookie banner and its preferences as a person uses them. */
export class CookieBar {
  readonly banner: Locator
  readonly preferences: Locator
  readonly settingsButton: Locator

  constructor(readonly page: Page) {
    this.banner = page.getByRole('region', { name: 'Cookie consent' })
    this.preferences = page.getByRole('dialog', { name: 'Cookie preferences' })
    this.settingsButton = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  }

  button(name: 'Necessary Only' | 'Preferences' | 'Accept All'): Locator {
    return this.banner.getByRole('button', { name })
  }

  toggle(name: string): Locator {
    return this.preferences.getByRole('switch', { name })
  }

  /**
   * Returns the cookie's answers in the order analytics, advertising, personalization, functionality; undefined without
   * one. Browsers report a cookie shortly after the page sets it, so callers poll until it appears.
   */
  async storedChoice(): Promise<string | undefined> {
    return (await this.cookie())?.value.split('.')[1]
  }

  async cookie() {
    return (await this.page.context().cookies()).find(({ name }) => name === 'seneb_consent')
  }

  /** Returns the receipt that the cookie names, once it has arrived. */
  async receiptId(): Promise<string | undefined> {
    return /\.r([\w-]+)$/.exec((await this.cookie())?.value ?? '')?.[1]
  }
}

/** Returns everything a page has left in the browser: names of cookies and of items in both storages. */
export async function remaining(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`)
  const items = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `local ${name}`),
    ...Object.keys(sessionStorage).map((name) => `session ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys().catch(() => [])).map((name) => `cache ${name}`),
  ])
  return [...cookies, ...items]
}
