import { keywordsOf, textOf } from '@seneb/contracts/vocabulary/page-keywords'

/** Words a reader takes in within a minute. */
const wordsPerMinute = 200

/** Minutes it takes to read, at least 1 (ART-03, ART-12). */
export function readTimeOf(plainText: string): number {
  return Math.max(1, Math.ceil(textOf(plainText).length / wordsPerMinute))
}

/** Returns the ids of sections, made from their titles; repeated titles get a number (ART-09). */
export function anchorsOf(sections: readonly { readonly title: string; readonly anchor?: string }[]): string[] {
  const used = new Set<string>()
  return sections.map(({ anchor, title }) => {
    const plain = anchor ?? (textOf(title).join('-').toLowerCase() || 'section')
    let free = plain
    for (let n = 2; used.has(free); n++) free = `${plain}-${n}`
    used.add(free)
    return free
  })
}

/** Returns the precision of an ISO date (D-59). */
export function precisionOf(date: string): 'DAY' | 'MONTH' {
  return date.length > 'YYYY-MM'.length ? 'DAY' : 'MONTH'
}

/** Returns the initials shown in place of a photo (TEAM-01). */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter(Boolean)
  const [first, last] = [names[0], names.length > 1 ? names.at(-1) : undefined]
  return `${first?.[0] ?? ''}${last?.[0] ?? ''}`.toUpperCase()
}

/** Returns the metadata of a page for search engines, with keywords from its content (D-21, SEO-16). */
export function metaOf(page: {
  readonly meta: { readonly title: string; readonly description: string }
  readonly heading: string
  readonly summary: string
  readonly sections: readonly { readonly title: string }[]
}) {
  const { heading, meta, sections, summary } = page
  return { ...meta, keywords: keywordsOf(heading, summary, ...sections.map(({ title }) => title)) }
}
