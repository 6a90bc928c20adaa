import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { figureSources } from '../../vocabulary/care-plans.js'
import { maxPlanQuestionLength, patientWays, planDecisions } from '../../vocabulary/plan-decisions.js'
import { recordId, seenVersion } from '../common-fields.js'
import { patientErrors, requestSession } from './request-session.messages.js'

/** Decision of the patient about a plan. */
const planDecision = object({
  id: recordId(),
  decision: string().oneOf(planDecisions).required(),
  at: string().required(),
  way: string().oneOf(patientWays).required(),
  /** ID of the line that a question is about; absent when it is about the whole plan. */
  lineId: string().optional(),
  /** Question or reason; absent where none was given, and for callers who may not see it. */
  text: string().optional(),
  /** ID of the staff member who recorded it by telephone; patients do not receive it. */
  recordedBy: recordId().optional(),
}).noUnknown()

/** One approved plan as its patient reads it. */
const approvedPlan = object({
  /** ID of the reply that delivered it. */
  planId: recordId(),
  approvedAt: string().required(),
  isDraftedByMachine: boolean().required(),
  /** Name and title of each approver, with the calendar day of approval in Cairo. */
  reviewedBy: array(
    object({ name: string().required(), title: string().required(), on: string().required() }).noUnknown().required(),
  ).required(),
  sections: array(
    object({
      heading: string().required(),
      lines: array(
        object({
          id: string().required(),
          text: string().required(),
          /** Each figure of the line with its source, in their order. */
          figures: array(
            object({ text: string().required(), source: string().oneOf(figureSources).required() })
              .noUnknown()
              .required(),
          ).required(),
        })
          .noUnknown()
          .required(),
      ).required(),
    })
      .noUnknown()
      .required(),
  ).required(),
  /** Sources of the figures, each as a part of a sentence. */
  sources: array(string().required()).required(),
  /** Whether the patient can still decide; false after the request ended or was replaced by a newer plan. */
  canDecide: boolean().required(),
  /** Latest decision that is no question; absent before there is one. */
  decision: string().oneOf(['accepted', 'declined']).optional(),
  /** Decisions and questions, newest first. */
  decisions: array(planDecision.required()).required(),
  /** Name of the partner that learns the decision; absent when no partner handed the request in. */
  partnerName: string().optional(),
}).noUnknown()

/** Reads the newest approved plan of the session's request; absent before one is delivered. */
export const ReadMyPlan = defineRequest('enquiry.my-plan.read', {
  access: 'anyone',
  input: () => ({ session: requestSession() }),
  output: () => ({ plan: approvedPlan.optional().default(undefined) }),
  errors: [...patientErrors],
  idempotent: true,
})

const planId = () => recordId()
const lineId = () => string().max(60, 'Please give the id of a line').optional()
const question = () => paragraph(maxPlanQuestionLength)

const decided = () => ({ plan: approvedPlan.required() })
const acting = [...patientErrors, 'MY_REQUEST_CONFLICT', 'RATE_LIMITED'] as const

/** Accepts an approved plan. Repeating it changes nothing. */
export const AcceptMyPlan = defineRequest('enquiry.my-plan.accept', {
  access: 'anyone',
  input: () => ({ session: requestSession(), planId: planId() }),
  output: decided,
  errors: acting,
})

/** Asks the care team about a line of an approved plan, or about the whole of it. */
export const AskAboutMyPlan = defineRequest('enquiry.my-plan.ask', {
  access: 'anyone',
  input: () => ({
    session: requestSession(),
    planId: planId(),
    lineId: lineId(),
    text: question().required('Please write your question'),
  }),
  output: decided,
  errors: [...acting, 'IDEMPOTENCY_CONFLICT'],
})

/** Declines an approved plan, with a reason if the patient gives one. Repeating it changes nothing. */
export const DeclineMyPlan = defineRequest('enquiry.my-plan.decline', {
  access: 'anyone',
  input: () => ({ session: requestSession(), planId: planId(), text: question().optional() }),
  output: decided,
  errors: acting,
})

/** Reads the newest approved plan of an enquiry with the patient's decisions; absent before one is delivered. */
export const ReadPlanDecisions = defineRequest('enquiry.plan-decision.read', {
  access: { permission: 'enquiry:read' },
  input: () => ({ enquiryId: recordId() }),
  output: () => ({ plan: approvedPlan.optional().default(undefined) }),
  errors: ['ENQUIRY_UNKNOWN'],
  idempotent: true,
})

/** Records by telephone what the patient decides about an approved plan, or asks about it. */
export const RecordPlanDecision = defineRequest('enquiry.plan-decision.record', {
  access: { permission: 'enquiry:work' },
  input: () => ({
    enquiryId: recordId(),
    version: seenVersion(),
    planId: planId(),
    decision: string().oneOf(planDecisions, 'Please choose a decision').required('Please choose a decision'),
    lineId: lineId(),
    /** Required for a question. */
    text: question().optional(),
  }),
  output: () => ({ enquiryId: recordId(), version: number().integer().required() }),
  errors: ['ENQUIRY_UNKNOWN', 'CHANGED_MEANWHILE', 'MY_REQUEST_CONFLICT', 'RATE_LIMITED'],
})

/** Decision about a plan, without its text. */
const decisionFields = () => ({
  enquiryId: recordId(),
  planId: recordId(),
  decisionId: recordId(),
  decidedAt: string().required(),
  way: string().oneOf(patientWays).required(),
})

const decisionEvent = {
  publisher: 'enquiry',
  consumers: [],
  broadcastTo: ['gateway'],
  subjectKey: 'enquiryId',
} as const

/** A patient accepted an approved plan. */
export const PlanAccepted = defineEvent('enquiry.plan-decision.accepted', 1, {
  payload: decisionFields,
  ...decisionEvent,
})

/** A patient asked about an approved plan; the question stays in the enquiry service. */
export const PlanQuestioned = defineEvent('enquiry.plan-decision.questioned', 1, {
  payload: decisionFields,
  ...decisionEvent,
})

/** A patient declined an approved plan; the reason stays in the enquiry service. */
export const PlanDeclined = defineEvent('enquiry.plan-decision.declined', 1, {
  payload: decisionFields,
  ...decisionEvent,
})
