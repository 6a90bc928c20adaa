/** What Search Console says of one page, in its own words. */
export interface PageVerdict {
  /** `PASS` is in the index; `NEUTRAL` and `FAIL` are not. */
  readonly verdict: string
  /** Such as `Submitted and indexed` or `Crawled - currently not indexed`. */
  readonly coverage: string
  readonly lastCrawledAt?: Date
}

/** Google's Search Console for our site: where it is told of the site map, and asked what is in its index (D-36, D-38). */
export interface SearchConsole {
  /** Tells where the site map is. */
  submitSiteMap(): Promise<void>
  /** Asks about one page by its path. */
  inspect(path: string): Promise<PageVerdict>
}

/** Google did not do what it was asked; known by the status alone, for its words may quote what was asked. */
export class SearchConsoleFailure extends Error {
  override readonly name = 'SearchConsoleFailure'

  constructor(readonly code: string) {
    super(`Search Console answered ${code}`)
  }
}
