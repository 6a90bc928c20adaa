import { Consent } from './consents/consent.entity.js'
import { ConsentReceipt } from './consents/consent-receipt.entity.js'
import { Consultation } from './consultations/consultation.entity.js'
import { CreateTripPlans1760000100000 } from './migrations/1760000100000-create-trip-plans.js'
import { AddReferredBy1760000110000 } from './migrations/1760000110000-add-referred-by.js'
import { CreateConsentReceipts1760000120000 } from './migrations/1760000120000-create-consent-receipts.js'
import { CreateConsultations1760000130000 } from './migrations/1760000130000-create-consultations.js'
import { AnswerPromise } from './promises/answer-promise.entity.js'
import { TripPlan } from './trip-plans/trip-plan.entity.js'

/** Every table of the service, for its start and for the tests. */
export const enquiryEntities = [TripPlan, Consent, ConsentReceipt, AnswerPromise, Consultation]

/** How the tables came to be, oldest first. */
export const enquiryMigrations = [
  CreateTripPlans1760000100000,
  AddReferredBy1760000110000,
  CreateConsentReceipts1760000120000,
  CreateConsultations1760000130000,
]
