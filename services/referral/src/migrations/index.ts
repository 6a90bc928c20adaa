import { CreateReferrals1760000400000 } from './1760000400000-create-referrals.js'
import { CreateAmbassadorApplications1760000410000 } from './1760000410000-create-ambassador-applications.js'
import { SealApplications1760000540000 } from './1760000540000-seal-applications.js'
import { NameStoredDocuments1760000730000 } from './1760000730000-name-stored-documents.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateReferrals1760000400000,
  CreateAmbassadorApplications1760000410000,
  SealApplications1760000540000,
  NameStoredDocuments1760000730000,
]
