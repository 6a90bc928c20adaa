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
