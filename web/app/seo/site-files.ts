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

interface SiteMapEntry {
  readonly path: string
  readonly lastChangedOn: string | null
}

/** The site map for search engines, with the instant each page really changed, or none (ROUTE-22, D-36, D-38). */
export function sitemapXml(origin: string, entries: readonly SiteMapEntry[]): string {
  const urls = entries.map(({ path, lastChangedOn }) => {
    const changed = lastChangedOn ? `<lastmod>${escaped(lastChangedOn)}</lastmod>` : ''
    return `  <url><loc>${escaped(`${origin}${path}`)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

/**
 * Returns robots.txt: the paths that robots may read, and the sitemap's address. No other party is notified (SEO-14,
 * D-37, D-38).
 */
export function robotsTxt(origin: string): string {
  return ['User-agent: *', 'Allow: /', 'Disallow: /graphql', '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
