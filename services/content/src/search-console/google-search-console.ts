import { object, string } from 'yup'

import { GoogleAccess } from './google-access.js'
import { SearchConsoleFailure, type PageVerdict, type SearchConsole } from './search-console.js'
import type { ServiceAccount } from './service-account.js'

const inspection = object({
  inspectionResult: object({
    indexStatusResult: object({
      verdict: string().required(),
      coverageState: string().required(),
      lastCrawlTime: string().optional(),
    }).required(),
  }).required(),
})

/** Search Console by its API, for the property that is our site's origin (Sitemaps: submit; URL Inspection: index). */
export class GoogleSearchConsole implements SearchConsole {
  private readonly google: GoogleAccess
  /** A property of the kind "URL prefix" is called by its address with the slash. */
  private readonly property: string

  constructor(
    account: ServiceAccount,
    origin: string,
    private readonly api = 'https://searchconsole.googleapis.com',
  ) {
    this.google = new GoogleAccess(account)
    this.property = new URL('/', origin).href
  }

  async submitSiteMap(): Promise<void> {
    const [site, feed] = [this.property, `${this.property}sitemap.xml`].map(encodeURIComponent)
    await this.google.request(`${this.api}/webmasters/v3/sites/${site}/sitemaps/${feed}`, { method: 'PUT' })
  }

  async inspect(path: string): Promise<PageVerdict> {
    const response = await this.google.request(`${this.api}/v1/urlInspection/index:inspect`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ inspectionUrl: new URL(path, this.property).href, siteUrl: this.property }),
    })
    const { inspectionResult } = await response
      .json()
      .then((answer: unknown) => inspection.validate(answer))
      .catch(() => {
        throw new SearchConsoleFailure('UNREADABLE')
      })
    const { coverageState: coverage, lastCrawlTime, verdict } = inspectionResult.indexStatusResult
    return { verdict, coverage, lastCrawledAt: lastCrawlTime ? new Date(lastCrawlTime) : undefined }
  }
}
