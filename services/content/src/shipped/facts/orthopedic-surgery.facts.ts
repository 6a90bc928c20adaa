import { boneAndTendonSurgery } from './bone-and-tendon-surgery.facts.js'
import { jointReplacements } from './joint-replacements.facts.js'
import type { FactsOf } from './procedure-facts.js'

/** CAT-09 */
export const orthopedicSurgery: FactsOf<'orthopedic-surgery'> = { ...jointReplacements, ...boneAndTendonSurgery }
