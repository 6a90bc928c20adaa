import { CreateIdentityTables1760000700000 } from './1760000700000-create-identity-tables.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [CreateIdentityTables1760000700000]
