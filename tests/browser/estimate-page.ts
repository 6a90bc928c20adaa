import { expect, type APIRequestContext, type Page } from '@playwright/test'

/** The estimator's page for a query, as the server writes it. */
export async function estimatePage(request: APIRequestContext, query: string): Promise<string> {
  const response = await request.get(`/budget-estimator?${query}`)
  expect([query, response.status()]).toEqual([query, 200])
  return response.text()
}

/** Reads the figures and texts of an estimator page, parsed by the browser without navigation. */
export function readEstimate(page: Page, html: string) {
  return page.evaluate((text) => {
    const shown = new DOMParser().parseFromString(text, 'text/html')
    const texts = (selector: string, name: (element: Element) => string) =>
      Object.fromEntries([...shown.querySelectorAll(selector)].map((found) => [name(found), found.textContent]))
    return {
      figures: texts('[data-figure]', (element) => element.getAttribute('data-figure') ?? ''),
      errors: texts('[id^=field-][id$=-error]', (element) => element.id.slice('field-'.length, -'-error'.length)),
      journey: {
        verdict: shown.querySelector('[data-verdict]')?.getAttribute('data-verdict'),
        message: shown.querySelector('[data-verdict]')?.textContent,
      },
      homePrice: shown.querySelector<HTMLInputElement>('input[name=homePriceUsd]')?.value,
      result: shown.querySelector('main')?.textContent ?? '',
    }
  }, html)
}
