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
 * Staff cookies: the session cookie and the device cookie, by which a browser is recognized. Browsers attach them to
 * any request, so they count only in requests from pages of our own origin (S4, S9). The prefix `__Host-` binds them to
 * this host, so that no neighboring host can set one. Over plain http, which is used only locally, browsers disagree on
 * that prefix, so cookies have none there.
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

  /** The values of `set-cookie` once a session is open. */
  opened({ deviceToken, token }: { readonly token: string; readonly deviceToken?: string }): string[] {
    const device = deviceToken === undefined ? [] : [this.written(this.device, deviceToken, deviceSeconds)]
    return [this.written(this.session, token, sessionSeconds), ...device]
  }

  /** The value of `set-cookie` that takes the session's cookie away; the browser stays known. */
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
