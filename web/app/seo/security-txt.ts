const dayMs = 24 * 60 * 60 * 1000
/** RFC 9116 wants less than a year; whoever reads it later asks again. */
const validDays = 180

interface SecurityTxt {
  readonly siteOrigin: string
  /** Whom to tell of a weakness. */
  readonly email: string
  readonly now: Date
}

/** Where a weakness of the site is told of (RFC 9116); read anew, it is never out of date. */
export function securityTxt({ siteOrigin, email, now }: SecurityTxt): string {
  const expires = new Date(now.getTime() + validDays * dayMs)
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${siteOrigin}/.well-known/security.txt`,
    '',
  ].join('\n')
}
