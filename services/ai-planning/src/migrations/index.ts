import { CreatePlanningTables1760000200000 } from './1760000200000-create-planning-tables.js'
import { AddKnownNames1760000200050 } from './1760000200050-add-known-names.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [CreatePlanningTables1760000200000, AddKnownNames1760000200050]
