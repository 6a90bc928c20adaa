import { CreateReferralTables1760000400000 } from './1760000400000-create-referral-tables.js'
import { AddCodeStatesAndAmbassadors1760000410000 } from './1760000410000-add-code-states-and-ambassadors.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [CreateReferralTables1760000400000, AddCodeStatesAndAmbassadors1760000410000]
