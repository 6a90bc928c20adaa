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

/** The path of a page that shows questions, by the name the questions know it under. */
export function pathOfPageShowing(name: string): string {
  if (name === 'home') return '/'
  return treatmentPages.some(({ slug }) => slug === name) ? `/treatments/${name}` : `/${name}`
}

/** What a specialty is called in menus (D-56). */
export function nameOfSpecialty(slug: string): string {
  return specialties.find((specialty) => specialty.slug === slug)?.navLabel ?? slug
}

/** What a treatment is called. */
export function nameOfTreatment(slug: string): string {
  return treatmentPages.find((treatment) => treatment.slug === slug)?.name ?? slug
}
