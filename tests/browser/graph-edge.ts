import type { Page, Request } from '@playwright/test'

/** True for the request that sends an enquiry. */
export function isSubmission(request: Request): boolean {
  return request.url().endsWith('/graphql') && (request.postData() ?? '').includes('SubmitTripPlan')
}

/** Every enquiry the page sends from now on. */
export function submissionsOf(page: Page): readonly Request[] {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (isSubmission(request)) sent.push(request)
  })
  return sent
}

/**
 * Holds the graph's responses to matching requests until `release`; then passes the real ones, or `instead` for
 * responses the real system never sends.
 */
export async function stubGraph(page: Page, matches: (request: Request) => boolean, instead?: object) {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('/graphql', async (route) => {
    if (!matches(route.request())) return route.fallback()
    await released
    return instead ? route.fulfill({ json: instead }) : route.continue()
  })
  return { release: () => release() }
}
