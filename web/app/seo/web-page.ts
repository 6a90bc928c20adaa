import type { WebPage } from 'schema-dts'

interface WebPageFacts {
  readonly url: string
  readonly name: string
  readonly description: string
  readonly changedAt?: string
}

/** A page that is about no treatment; one whose words stand in the code has no day of its own. */
export function webPageOf({ changedAt, description, name, url }: WebPageFacts): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name,
    description,
    ...(changedAt ? { dateModified: changedAt.slice(0, 10) } : {}),
    inLanguage: 'en',
  }
}
