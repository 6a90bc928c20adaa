import type { IncomingHttpHeaders } from 'node:http'

const tokenPattern = /^[\w-]{43}$/

/**
 * Cookie of a patient's session. It holds the secret, of which services receive only the digest. The prefix `__Host-`
 * prevents other hosts of the domain from setting it. Local http has no prefix, because browsers disagree on it there.
 */
export class PatientCookies {
  private readonly isSecure: boolean
  private readonly name: string

  /** `origins` lists the origins of our own pages. */
  constructor(origins: readonly string[]) {
    this.isSecure = origins.every((origin) => origin.startsWith('https:'))
    this.name = `${this.isSecure ? '__Host-' : ''}seneb-request`
  }

  /** Returns the secret of the session; undefined without one, and for several cookies of the same name. */
  sessionToken({ headers: { cookie = '' } }: { readonly headers: IncomingHttpHeaders }): string | undefined {
    const pairs = cookie.split(';').map((pair) => pair.trim())
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

  private written(token: string, maxAgeSeconds: number): string {
    const secure = this.isSecure ? '; Secure' : ''
    return `${this.name}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`
  }
}
