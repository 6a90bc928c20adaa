import { CreateReferrals1760000400000 } from './1760000400000-create-referrals.js'
import { CreateAmbassadorApplications1760000410000 } from './1760000410000-create-ambassador-applications.js'
import { SealApplications1760000540000 } from './1760000540000-seal-applications.js'
import { NameStoredDocuments1760000730000 } from './1760000730000-name-stored-documents.js'
import { AddLegalVersions1760000810000 } from './1760000810000-add-legal-versions.js'
import { StoreDocuments1760000920000 } from './1760000920000-store-documents.js'
import { ListApplications1760000930000 } from './1760000930000-list-applications.js'
import { OpenDocuments1760000940000 } from './1760000940000-open-documents.js'
import { AskForDocuments1760000950000 } from './1760000950000-ask-for-documents.js'
import { SpellCodesSmall1760001210000 } from './1760001210000-spell-codes-small.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateReferrals1760000400000,
  CreateAmbassadorApplications1760000410000,
  SealApplications1760000540000,
  NameStoredDocuments1760000730000,
  AddLegalVersions1760000810000,
  StoreDocuments1760000920000,
  ListApplications1760000930000,
  OpenDocuments1760000940000,
  AskForDocuments1760000950000,
  SpellCodesSmall1760001210000,
]
