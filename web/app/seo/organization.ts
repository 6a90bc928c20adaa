import type { Graph, Organization, Thing } from 'schema-dts'

/** What patients think of us, with its evidence. */
export interface Rating {
  /** True for figures that only show how a rating looks. */
  readonly isSample: boolean
  /** Stars out of five. */
  readonly value: number
  readonly count: number
  readonly sourceUrl: string
  readonly asOf: string
}

/**
 * An aggregator: neither a medical business nor a provider (D-24, GEN-01). Its rating is named only where it is shown (D-23),
 * and never one of samples, which a search engine would publish as if people had given it.
 */
export function organizationOf(origin: string, rating?: Rating | null): Organization {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Seneb',
    url: `${origin}/`,
    logo: `${origin}/cards/seneb.png`,
    ...(rating && !rating.isSample
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }
      : {}),
  }
}

/** Everything said of a page, in one block. */
export function graphOf(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things }
}
