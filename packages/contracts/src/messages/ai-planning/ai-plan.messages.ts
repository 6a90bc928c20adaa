import { array, number, object, string } from 'yup'

import { defineEvent } from '../../define.js'
import { recordId } from '../common-fields.js'

/** Writer of a draft: our offline writer, or a language model behind an OpenAI-compatible interface. */
export const aiPlanWriters = ['offline', 'openai'] as const

const lines = () => array(string().required()).required().min(0)

/** A drafted stay, day by day. A draft for the care team, never advice and never shown to a patient unreviewed (D-49). */
export const itinerary = object({
  summary: string().required(),
  /** `day` counts from arrival (1); `date` is the calendar day when the person named a travel date. */
  days: array(
    object({
      day: number().integer().min(1).required(),
      date: string().optional(),
      title: string().required(),
      details: lines(),
    })
      .noUnknown()
      .required(),
  )
    .required()
    .min(0),
  beforeTravel: lines(),
  afterReturn: lines(),
  costNotes: lines(),
  questionsForProvider: lines(),
  /** Points that the care team must check before the plan is used. */
  openPoints: lines(),
}).noUnknown()

/** A plan was drafted and stored for the enquiry (PIPE-05). */
export const AiPlanGenerated = defineEvent('ai-planning.ai-plan.generated', 1, {
  payload: () => ({
    tripPlanId: recordId(),
    generatedAt: string().required(),
    writer: string().oneOf(aiPlanWriters).required(),
    itinerary: itinerary.required(),
  }),
  publisher: 'ai-planning',
  consumers: ['notification'],
  subjectKey: 'tripPlanId',
  causedBy: ['enquiry.ai-plan.requested'],
  personalFields: ['itinerary'],
})

/** The sentences for a plan that could not be made (PIPE-16..18). */
export const aiPlanFailures = [
  'Failed to fetch trip plan data',
  'Failed to generate trip plan',
  'An unexpected error occurred',
] as const

/** No plan could be made; the care team works from the details (PIPE-06, PIPE-09). */
export const AiPlanFailed = defineEvent('ai-planning.ai-plan.failed', 1, {
  payload: () => ({
    tripPlanId: recordId(),
    failedAt: string().required(),
    reason: string().oneOf(aiPlanFailures).required(),
  }),
  publisher: 'ai-planning',
  consumers: ['notification'],
  subjectKey: 'tripPlanId',
  causedBy: ['enquiry.ai-plan.requested'],
})
