import type { Output } from '@seneb/contracts/define'
import type { ListSpecialties } from '@seneb/contracts/messages/content/specialty.messages'
import { specialties } from '@seneb/contracts/vocabulary/specialties'

import type { ReadPublications } from '../publications/read-publications.js'

export type SpecialtyCard = Output<typeof ListSpecialties>['specialties'][number]

/** The published specialties as cards, in the order of the vocabulary (D-56). */
export function specialtyCardsOf(published: ReadPublications): SpecialtyCard[] {
  return specialties.flatMap(({ formLabel, navLabel, slug }) => {
    const page = published.one('specialty', slug)
    if (!page) return []
    const { image, summary } = page.content
    return [{ slug, path: `/${slug}`, name: navLabel, formLabel, summary, image }]
  })
}
