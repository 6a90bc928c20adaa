import type { Output } from '@seneb/contracts/define'
import type { ListTreatments } from '@seneb/contracts/messages/content/treatment.messages'
import { treatmentPages } from '@seneb/contracts/vocabulary/specialties'

import type { ReadPublications } from '../publications/read-publications.js'

type TreatmentCard = Output<typeof ListTreatments>['treatments'][number]

/** The published treatments as cards, in the order of the vocabulary (ROUTE-27). */
export function treatmentCardsOf(published: ReadPublications): TreatmentCard[] {
  return treatmentPages.flatMap(({ name, slug, specialty }) => {
    const page = published.one('treatment', slug)
    if (!page) return []
    const { image, summary } = page.content
    return [{ slug, path: `/treatments/${slug}`, name, specialty, summary, image }]
  })
}
