import { CreateEnquiryTables1760000100000 } from './1760000100000-create-enquiry-tables.js'
import { CreateReceiptLookups1760000100001 } from './1760000100001-create-receipt-lookups.js'
import { CreateOfferedTreatments1760000100050 } from './1760000100050-create-offered-treatments.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateEnquiryTables1760000100000,
  CreateReceiptLookups1760000100001,
  CreateOfferedTreatments1760000100050,
]
