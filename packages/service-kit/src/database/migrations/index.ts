import { CreateKitTables1760000000000 } from './1760000000000-create-kit-tables.js'
import { CreateFeatureSwitches1760000000001 } from './1760000000001-create-feature-switches.js'
import { CreateLegalVersions1760000000002 } from './1760000000002-create-legal-versions.js'

/** Migrations of the kit's tables, oldest first; every schema has these tables beside its service's own. */
export const kitMigrations = [
  CreateKitTables1760000000000,
  CreateFeatureSwitches1760000000001,
  CreateLegalVersions1760000000002,
]
