import { noReviewer } from '@seneb/contracts/messages/content/treatment-catalogue.messages'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { bariatricSurgery } from './bariatric-surgery.facts.js'
import { cardiology } from './cardiology.facts.js'
import { kindsOf } from './common-facts.js'
import { cosmeticSurgery } from './cosmetic-surgery.facts.js'
import { dentalCare } from './dental-care.facts.js'
import { fertilityIvf } from './fertility-ivf.facts.js'
import { hairTransplant } from './hair-transplant.facts.js'
import { oncology } from './oncology.facts.js'
import { ophthalmology } from './ophthalmology.facts.js'
import { orthopedicSurgery } from './orthopedic-surgery.facts.js'
import { other } from './other.facts.js'
import type { ProcedureFacts, ProcedureSlug, WrittenFacts } from './procedure-facts.js'
import { sourcesOf } from './sources.js'

/** One procedure without facts does not compile (CAT-12). */
const writtenFacts: Readonly<Record<ProcedureSlug, WrittenFacts>> = {
  ...bariatricSurgery,
  ...cardiology,
  ...dentalCare,
  ...fertilityIvf,
  ...oncology,
  ...ophthalmology,
  ...orthopedicSurgery,
  ...cosmeticSurgery,
  ...hairTransplant,
  ...other,
}

/**
 * Facts of all 53 procedures with their kinds, their sources, and the note that no clinician has signed them yet
 * (CAT-02, D-49). The written facts name the reviewer of a procedure.
 */
export const procedureFacts = Object.fromEntries(
  treatmentTypes.flatMap((type) =>
    type.procedures.map(({ slug }) => {
      const facts: WrittenFacts = writtenFacts[slug]
      const published: ProcedureFacts = {
        ...facts,
        kinds: kindsOf(type.slug, slug, facts),
        sources: sourcesOf(type.slug, slug),
        reviewedBy: facts.reviewedBy ?? noReviewer,
      }
      return [slug, published]
    }),
  ),
) as Readonly<Record<ProcedureSlug, ProcedureFacts>>
