/** True when an `accept-encoding` takes Brotli; `br;q=0` says that it does not. */
export function acceptsBrotli(header: string | string[] | undefined): boolean {
  return /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(header ?? ''))
}

/** True when an `accept-encoding` takes gzip. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(header ?? ''))
}
