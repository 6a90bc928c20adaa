const dayMs = 24 * 60 * 60 * 1000
/** RFC 9116 recommends less than a year; later readers fetch the file again. */
const validDays = 180

interface SecurityTxt {
  readonly siteOrigin: string
  /** Address for vulnerability reports. */
  readonly email: string
  readonly now: Date
}

/**
 * Returns security.txt, which names the contact for vulnerability reports (RFC 9116); generated on each request, so it
 * never expires.
 */
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
