/** Verdict of Search Console on one page, in the terms of Search Console. */
export interface PageVerdict {
  /** `PASS` is in the index; `NEUTRAL` and `FAIL` are not. */
  readonly verdict: string
  /** Such as `Submitted and indexed` or `Crawled - currently not indexed`. */
  readonly coverage: string
  readonly lastCrawledAt?: Date
}

/** Google Search Console for our site: receives the site map and reports which pages are in the index (D-36, D-38). */
export interface SearchConsole {
  /** Submits the address of the site map. */
  submitSiteMap(): Promise<void>
  /** Returns Google's verdict on one page. */
  inspect(path: string): Promise<PageVerdict>
}

/** A request to Google failed; only the status is kept, because Google's message may quote the request. */
export class SearchConsoleFailure extends Error {
  override readonly name = 'SearchConsoleFailure'

  constructor(readonly code: string) {
    super(`Search Console answered ${code}`)
  }
}
