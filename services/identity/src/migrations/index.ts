import { CreateStaff1760000700000 } from './1760000700000-create-staff.js'
import { CreateSessions1760000710000 } from './1760000710000-create-sessions.js'
import { CreateAudit1760000720000 } from './1760000720000-create-audit.js'
import { CreatePasskeys1760000730000 } from './1760000730000-create-passkeys.js'
import { IndexAudit1760000740000 } from './1760000740000-index-audit.js'
import { CreatePartners1760000750000 } from './1760000750000-create-partners.js'
import { PinApiKeys1760000760000 } from './1760000760000-pin-api-keys.js'
import { StoreConfirmedCodeApps1760000770000 } from './1760000770000-store-confirmed-code-apps.js'
import { FindAuditByObject1760000780000 } from './1760000780000-find-audit-by-object.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateStaff1760000700000,
  CreateSessions1760000710000,
  CreateAudit1760000720000,
  CreatePasskeys1760000730000,
  IndexAudit1760000740000,
  CreatePartners1760000750000,
  PinApiKeys1760000760000,
  StoreConfirmedCodeApps1760000770000,
  FindAuditByObject1760000780000,
]
