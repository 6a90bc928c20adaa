import { bariatricSurgery } from './bariatric-surgery.facts.js'
import { cardiology } from './cardiology.facts.js'
import { cosmeticSurgery } from './cosmetic-surgery.facts.js'
import { dentalCare } from './dental-care.facts.js'
import { fertilityIvf } from './fertility-ivf.facts.js'
import { hairTransplant } from './hair-transplant.facts.js'
import { oncology } from './oncology.facts.js'
import { ophthalmology } from './ophthalmology.facts.js'
import { orthopedicSurgery } from './orthopedic-surgery.facts.js'
import { other } from './other.facts.js'
import type { ProcedureFacts, ProcedureSlug } from './procedure-facts.js'

/** The facts of all 53 procedures; one without facts does not compile (CAT-12). */
export const procedureFacts: Readonly<Record<ProcedureSlug, ProcedureFacts>> = {
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
