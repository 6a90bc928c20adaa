import { Consent } from './consents/consent.entity.js'
import { ConsentReceipt } from './consents/consent-receipt.entity.js'
import { Consultation } from './consultations/consultation.entity.js'
import { AnswerPromise } from './promises/answer-promise.entity.js'
import { TripPlan } from './trip-plans/trip-plan.entity.js'

/** Every table of the service, for its start and for the tests. */
export const enquiryEntities = [TripPlan, Consent, ConsentReceipt, AnswerPromise, Consultation]
