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
 * The cookies of our staff: the session's, and the one by which a browser is known again. A browser sends them with
 * whatever asks, so they count only in a POST from a page of our own origin (S4, S9); anywhere else there are none. The
 * prefix `__Host-` ties them to this host alone, so no neighbouring host can plant one. Over plain http, which is this
 * machine's own alone, browsers disagree on that prefix, so there they have none.
 */
export class StaffCookies {
  private readonly origins: ReadonlySet<string>
  private readonly isSecure: boolean
  readonly session: string
  readonly device: string

  /** `origins`: where our own pages are; none, and nobody of our staff can sign in. */
  constructor(origins: readonly string[]) {
    this.origins = new Set(origins)
    this.isSecure = origins.every((origin) => origin.startsWith('https:'))
    const prefix = this.isSecure ? '__Host-' : ''
    this.session = `${prefix}seneb-staff`
    this.device = `${prefix}seneb-device`
  }

  /**
   * Whether a page of our own sent it: the browser says so by itself, and no page can say it in another's place. Browsers
   * name no origin when they only read, so that is enough below /staff/, where nothing has an effect.
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

  /** Whether there is a session's cookie at all, however it was sent: what is for everybody is not for this request. */
  hasSession({ cookie }: IncomingHttpHeaders): boolean {
    return cookie !== undefined && cookie.includes(`${this.session}=`)
  }

  /** The values of `set-cookie` once a session is open. */
  opened({ deviceToken, token }: { readonly token: string; readonly deviceToken?: string }): string[] {
    const device = deviceToken === undefined ? [] : [this.written(this.device, deviceToken, deviceSeconds)]
    return [this.written(this.session, token, sessionSeconds), ...device]
  }

  /** The value of `set-cookie` that takes the session's cookie away; the browser stays known. */
  ended(): string {
    return this.written(this.session, '', 0)
  }

  private written(name: string, value: string, maxAgeSeconds: number): string {
    const secure = this.isSecure ? '; Secure' : ''
    return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
  }

  /** Of two with one name nobody can say which is ours, so neither counts. */
  private only(name: string, { headers }: CookieRequest): string | undefined {
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim())
    const found = pairs.filter((pair) => pair.startsWith(`${name}=`))
    const value = found[0]?.slice(name.length + 1)
    return found.length === 1 && value ? value : undefined
  }
}
