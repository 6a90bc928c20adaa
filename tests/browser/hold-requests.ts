import type { Page } from '@playwright/test'

/** Holds GraphQL requests with this text until the returned function is called, which lets them go on. */
export async function holdRequests(page: Page, text: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(text)) await released
    await route.continue()
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}
