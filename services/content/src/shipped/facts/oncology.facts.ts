import { cancerMedicines } from './cancer-medicines.facts.js'
import { cancerProcedures } from './cancer-procedures.facts.js'
import type { FactsOf } from './procedure-facts.js'

/** CAT-07 */
export const oncology: FactsOf<'oncology'> = { ...cancerMedicines, ...cancerProcedures }
