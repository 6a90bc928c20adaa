import { CreateKitTables1760000000000 } from './1760000000000-create-kit-tables.js'

/** How the tables of the kit came to be, oldest first; every schema has them beside its service's own. */
export const kitMigrations = [CreateKitTables1760000000000]
