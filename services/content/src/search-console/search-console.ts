/** Verdict of Search Console on one page, in the terms of Search Console. */
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

/** A request to Google failed; only the status is kept, because Google's message may quote the request. */
export class SearchConsoleFailure extends Error {
  override readonly name = 'SearchConsoleFailure'

  constructor(readonly code: string) {
    super(`Search Console answered ${code}`)
  }
}
