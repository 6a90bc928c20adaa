import type { CookieRequest } from '../staff/staff-cookies.js'

const tokenPattern = /^[\w-]{43}$/

/**
 * Cookie of a patient's session. It holds the secret, of which services receive only the digest. It counts only in
 * requests from pages of our own origin. The prefix `__Host-` prevents other hosts of the domain from setting it. Local
 * http has no prefix, because browsers disagree on it there.
 */
export class PatientCookies {
  private readonly origins: ReadonlySet<string>
  private readonly isSecure: boolean
  private readonly name: string

  /** `origins` lists the origins of our own pages. */
  constructor(origins: readonly string[]) {
    this.origins = new Set(origins)
    this.isSecure = origins.every((origin) => origin.startsWith('https:'))
    this.name = `${this.isSecure ? '__Host-' : ''}seneb-request`
  }

  /**
   * Returns the secret of the session of a request that counts; undefined without one, and for several cookies of the
   * same name.
   */
  sessionToken(request: CookieRequest): string | undefined {
    if (!this.isOurOwn(request)) return undefined
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
    const found = pairs.filter((pair) => pair.startsWith(`${this.name}=`))
    const token = found[0]?.slice(this.name.length + 1) ?? ''
    return found.length === 1 && tokenPattern.test(token) ? token : undefined
  }

  /** Returns the value of `set-cookie` after a session was opened. */
  opened(token: string, maxAgeSeconds: number): string {
    return this.written(token, Math.max(0, Math.floor(maxAgeSeconds)))
  }

  /** Returns the value of `set-cookie` that deletes the cookie. */
  cleared(): string {
    return this.written('', 0)
  }

  /**
   * Whether one of our own pages sent the request. A GET counts only below /my-request/, for the copy that a browser
   * downloads: browsers send no origin with it.
   */
  private isOurOwn({ headers, method, url }: CookieRequest): boolean {
    const site = headers['sec-fetch-site']
    if (method === 'GET') return url.startsWith('/my-request/') && site === 'same-origin'
    return method === 'POST' && this.origins.has(headers.origin ?? '') && (site === undefined || site === 'same-origin')
  }

  private written(token: string, maxAgeSeconds: number): string {
    const secure = this.isSecure ? '; Secure' : ''
    return `${this.name}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
  }
}
