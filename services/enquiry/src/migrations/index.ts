import { CreateEnquiryTables1760000100000 } from './1760000100000-create-enquiry-tables.js'
import { CreateReceiptLookups1760000100001 } from './1760000100001-create-receipt-lookups.js'
import { CreateOfferedTreatments1760000100050 } from './1760000100050-create-offered-treatments.js'
import { AddMessages1760000100060 } from './1760000100060-add-messages.js'
import { AddMerges1760000100061 } from './1760000100061-add-merges.js'
import { AddMyRequest1760000100070 } from './1760000100070-add-my-request.js'
import { AddPlanDecisions1760000100080 } from './1760000100080-add-plan-decisions.js'
import { AddSuggestedCalls1760000100085 } from './1760000100085-add-suggested-calls.js'

/**
 * Migrations of the schema, oldest first; the migrate step runs them, the service compares their names. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateEnquiryTables1760000100000,
  CreateReceiptLookups1760000100001,
  CreateOfferedTreatments1760000100050,
  AddMessages1760000100060,
  AddMerges1760000100061,
  AddMyRequest1760000100070,
  AddPlanDecisions1760000100080,
  AddSuggestedCalls1760000100085,
]
