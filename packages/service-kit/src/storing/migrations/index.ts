import { CreateKitTables1760000000000 } from './1760000000000-create-kit-tables.js'
import { SealWhatIsStored1760000500000 } from './1760000500000-seal-what-is-stored.js'
import { GiveKeysTheirCaller1760000600000 } from './1760000600000-give-keys-their-caller.js'
import { SettleDeadLetters1760000800000 } from './1760000800000-settle-dead-letters.js'
import { RememberErasedRecords1760000980000 } from './1760000980000-remember-erased-records.js'
import { VacuumTheOutboxEarly1760001260000 } from './1760001260000-vacuum-the-outbox-early.js'
import { ListUnpublishedEntries1760001410000 } from './1760001410000-list-unpublished-entries.js'

/** How the tables of the kit came to be, oldest first; every schema has them beside its service's own. */
export const kitMigrations = [
  CreateKitTables1760000000000,
  SealWhatIsStored1760000500000,
  GiveKeysTheirCaller1760000600000,
  SettleDeadLetters1760000800000,
  RememberErasedRecords1760000980000,
  VacuumTheOutboxEarly1760001260000,
  ListUnpublishedEntries1760001410000,
]
