import type { Output } from '@seneb/contracts/define'
import type {
  ReadSpecialty,
  ListSpecialties,
  ListTreatments,
} from '@seneb/contracts/messages/content/specialty.messages'
import { noReviewer } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentPages, specialties } from '@seneb/contracts/vocabulary/specialties'

import { renderProse } from './prose/render-prose.js'
import type { ReadPublications } from './publications/read-publications.js'
import { journeysOf } from './treatment-catalogue/journeys.js'
import type { ProcedureOfType } from './treatment-catalogue/list-treatment-types.js'

type ListedProcedure = NonNullable<Output<typeof ReadSpecialty>['specialty']>['procedures'][number]

/**
 * Returns a procedure of the catalogue with the text of its specialty's page; one that people added has no text yet.
 */
export function listedProcedure(
  { facts, name, slug }: ProcedureOfType,
  page: { readonly procedures?: Readonly<Record<string, string>> } | undefined,
): ListedProcedure {
  const treatment = treatmentPages.find(({ procedure }) => procedure === slug)
  return {
    slug,
    name,
    html: renderProse(page?.procedures?.[slug] ?? ''),
    minNights: facts.nights.min,
    maxNights: facts.nights.max,
    journeys: journeysOf(slug, facts),
    ...firstFlightDays(facts),
    // Facts that people added may name no reviewer.
    reviewedBy: [noReviewer, undefined].includes(facts.reviewedBy) ? null : facts.reviewedBy,
    path: treatment ? `/treatments/${treatment.slug}` : null,
  }
}

/** Returns the earliest days of the stay for the flight home; days on which flying is to be avoided are skipped. */
function firstFlightDays({ flyAfter, treatmentDay }: Partial<ProcedureOfType['facts']>) {
  // Facts that people added may contain nothing about flights.
  if (!flyAfter || !treatmentDay) return { firstFlightDay: null, firstLongFlightDay: null }
  const { avoid, from = treatmentDay, long = flyAfter.min, min } = flyAfter
  const firstAfter = (days: number): number => {
    const day = from + days
    const isAvoided = avoid && day >= treatmentDay + avoid.from && day <= treatmentDay + avoid.until
    return isAvoided ? treatmentDay + avoid.until + 1 : day
  }
  return { firstFlightDay: firstAfter(min), firstLongFlightDay: firstAfter(long) }
}

export type SpecialtyCard = Output<typeof ListSpecialties>['specialties'][number]

/** The published specialties as cards, in their order (D-56). */
export function specialtyCardsOf(published: ReadPublications): SpecialtyCard[] {
  return published.all('specialty').flatMap(({ content: { image, slug, summary } }) => {
    const specialty = specialties.find((one) => one.slug === slug)
    if (!specialty) return []
    const { formLabel, navLabel, slug: known } = specialty
    return [{ slug: known, path: `/${slug}`, name: navLabel, formLabel, summary, image }]
  })
}

type TreatmentCard = Output<typeof ListTreatments>['treatments'][number]

/** The published treatments as cards, in their order (ROUTE-27). */
export function treatmentCardsOf(published: ReadPublications): TreatmentCard[] {
  return published.all('treatment').flatMap(({ content: { image, slug, summary } }) => {
    const treatment = treatmentPages.find((one) => one.slug === slug)
    if (!treatment) return []
    const { name, slug: known, specialty } = treatment
    return [{ slug: known, path: `/treatments/${slug}`, name, specialty, summary, image }]
  })
}
