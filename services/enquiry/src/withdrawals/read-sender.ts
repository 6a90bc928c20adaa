import { readConsultationSender } from '../consultations/read-consultation-sender.js'
import { readTripPlanSender } from '../trip-plans/read-trip-plan-sender.js'

/** By what the team knows an enquiry of each kind, and whom it answers. */
export const readSenderOf = { 'trip-plan': readTripPlanSender, consultation: readConsultationSender }
