import type { Graph, Organization, Thing } from 'schema-dts'

/** An aggregator: neither a medical business nor a provider (D-24, GEN-01). */
export function organizationOf(origin: string): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Seneb',
    url: `${origin}/`,
    logo: `${origin}/cards/seneb.png`,
  }
}

/** Everything said of a page, in one block. */
export function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
