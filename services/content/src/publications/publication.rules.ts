import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import type { PublicationKind } from './publication-kinds.js'

/** Where a record is on the site; undefined for what has no place of its own (ROUTE-10..27). */
export function pathOf(kind: PublicationKind, key: string): string | undefined {
  switch (kind) {
    case 'specialty':
    case 'page':
    case 'legal-document':
      return `/${key}`
    case 'treatment':
      return `/treatments/${key}`
    case 'article':
      return `/blogs/${key}`
    default:
      return undefined
  }
}

/**
 * Where a question stands, by the names of the pages it is for; undefined where none of them shows it. The home page shows
 * no questions; a link to one there would lead to nothing.
 */
export function pathOfQuestion(key: string, shownOn: readonly string[]): string | undefined {
  const page = shownOn.find((name) => name !== 'home')
  if (page === undefined) return undefined
  return `${treatmentPages.some(({ slug }) => slug === page) ? `/treatments/${page}` : `/${page}`}#faq-${key}`
}

/** What a specialty is called in menus (D-56). */
export function nameOfSpecialty(slug: string): string {
  return specialties.find((specialty) => specialty.slug === slug)?.navLabel ?? slug
}

/** What a treatment is called. */
export function nameOfTreatment(slug: string): string {
  return treatmentPages.find((treatment) => treatment.slug === slug)?.name ?? slug
}
