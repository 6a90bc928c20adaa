import type { IncomingHttpHeaders } from 'node:http'

const sessionSeconds = 8 * 60 * 60
const deviceSeconds = 90 * 24 * 60 * 60

/** Parts of a request that decide whether its cookies are accepted. */
export interface CookieRequest {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Staff cookies: the session cookie and the device cookie, which identifies a browser. They count only in requests from
 * pages of our own origin (S4, S9). The prefix `__Host-` prevents other hosts of the domain from setting them. Local
 * http has no prefix, because browsers disagree on it there.
 */
export class StaffCookies {
  private readonly origins: ReadonlySet<string>
  private readonly isSecure: boolean
  readonly session: string
  readonly device: string

  /** `origins` lists the origins of our own pages; without any, staff cannot sign in. */
  constructor(origins: readonly string[]) {
    this.origins = new Set(origins)
    this.isSecure = origins.every((origin) => origin.startsWith('https:'))
    const prefix = this.isSecure ? '__Host-' : ''
    this.session = `${prefix}seneb-staff`
    this.device = `${prefix}seneb-device`
  }

  /**
   * Whether one of our own pages sent the request: the browser adds this information, and other pages cannot forge it.
   * Browsers omit the origin from read requests, so `sec-fetch-site` is sufficient below /staff/, where requests have
   * no effect.
   */
  isOurOwn({ headers, method, url }: CookieRequest): boolean {
    const site = headers['sec-fetch-site']
    if (method === 'GET') return url.startsWith('/staff/') && site === 'same-origin'
    return method === 'POST' && this.origins.has(headers.origin ?? '') && (site === undefined || site === 'same-origin')
  }

  /** The token of the session that counts for this request. */
  sessionToken(request: CookieRequest): string | undefined {
    return this.isOurOwn(request) ? this.only(this.session, request) : undefined
  }

  deviceToken(request: CookieRequest): string | undefined {
    return this.isOurOwn(request) ? this.only(this.device, request) : undefined
  }

  /** Whether the request carries a session cookie, however it was sent; such a request gets no shared response. */
  hasSession({ cookie }: IncomingHttpHeaders): boolean {
    return cookie !== undefined && cookie.includes(`${this.session}=`)
  }

  /** Values of `set-cookie` after a session is opened. */
  opened({ deviceToken, token }: { readonly token: string; readonly deviceToken?: string }): string[] {
    const device = deviceToken === undefined ? [] : [this.written(this.device, deviceToken, deviceSeconds)]
    return [this.written(this.session, token, sessionSeconds), ...device]
  }

  /** Value of `set-cookie` that deletes the session cookie; the device cookie stays. */
  clearedSession(): string {
    return this.written(this.session, '', 0)
  }

  private written(name: string, value: string, maxAgeSeconds: number): string {
    const secure = this.isSecure ? '; Secure' : ''
    return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
  }

  /** Of two cookies with the same name, it is unknown which one is ours, so neither counts. */
  private only(name: string, { headers }: CookieRequest): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
    const found = pairs.filter((pair) => pair.startsWith(`${name}=`))
    const value = found[0]?.slice(name.length + 1)
    return found.length === 1 && value ? value : undefined
  }
}
