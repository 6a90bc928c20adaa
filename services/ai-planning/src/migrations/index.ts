import { CreateAiPlans1760000200000 } from './1760000200000-create-ai-plans.js'
import { NameBoundsOfNights1760000710000 } from './1760000710000-name-bounds-of-nights.js'
import { LetDraftsBeWithdrawn1760000800000 } from './1760000800000-let-drafts-be-withdrawn.js'
import { CreateCarePlans1760000970000 } from './1760000970000-create-care-plans.js'
import { DraftPlansAnew1760001100000 } from './1760001100000-draft-plans-anew.js'
import { WritePlansByHand1760001110000 } from './1760001110000-write-plans-by-hand.js'
import { MeasurePlans1760001120000 } from './1760001120000-measure-plans.js'
import { VacuumPlansEarly1760001261000 } from './1760001261000-vacuum-plans-early.js'
import { StoreAPlanOnce1760001420000 } from './1760001420000-store-a-plan-once.js'

/**
 * How the tables came to be, oldest first; read by the migrate step and, for its names, by the service. Written by
 * `npm run generate` from the files of this folder.
 */
export const migrations = [
  CreateAiPlans1760000200000,
  NameBoundsOfNights1760000710000,
  LetDraftsBeWithdrawn1760000800000,
  CreateCarePlans1760000970000,
  DraftPlansAnew1760001100000,
  WritePlansByHand1760001110000,
  MeasurePlans1760001120000,
  VacuumPlansEarly1760001261000,
  StoreAPlanOnce1760001420000,
]
