import { CreateIdentityTables1760000700000 } from './1760000700000-create-identity-tables.js'
import { CreatePersonalTokens1760000700001 } from './1760000700001-create-personal-tokens.js'
import { AddPartnerStates1760000700002 } from './1760000700002-add-partner-states.js'
import { AddPartnerDays1760000700003 } from './1760000700003-add-partner-days.js'
import { StoreUsedPoints1760000700004 } from './1760000700004-store-used-points.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateIdentityTables1760000700000,
  CreatePersonalTokens1760000700001,
  AddPartnerStates1760000700002,
  AddPartnerDays1760000700003,
  StoreUsedPoints1760000700004,
]
