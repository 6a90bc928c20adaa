import { number, object, string, array } from 'yup'

import { defineRequest, defineEvent } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { planBounds, changeReasons, carePlanStates, planSections } from '../../vocabulary/care-plans.js'
import { seenVersion, recordId } from '../common-fields.js'

/**
 * Withdraws every approval of a plan that is not mailed yet, with a reason; the plan waits for review again (D-49).
 * Fails with PLAN_SETTLED once the plan was queued for mailing, and with CHANGED_MEANWHILE when it has no approval.
 */
export const WithdrawPlanApproval = defineRequest('ai-planning.care-plan-approval.withdraw', {
  access: { permission: 'plan:approve' },
  input: () => ({
    tripPlanId: recordId(),
    version: seenVersion(),
    note: paragraph(planBounds.lineLength).required('Please write why'),
  }),
  output: () => ({ tripPlanId: recordId(), version: number().integer().required() }),
  errors: ['PLAN_UNKNOWN', 'PLAN_SETTLED', 'CHANGED_MEANWHILE'],
})

/**
 * Requests another draft of a plan from the same facts, with a reason. The current content stays as a version; the
 * draft becomes the next version, unless a staff member edits the plan first. Fails with INPUT_INVALID while a draft is
 * being written, at the redraft limit, or without the person's consent to drafts (D-49, D-66).
 */
export const RegeneratePlan = defineRequest('ai-planning.care-plan-draft.regenerate', {
  access: { permission: 'plan:regenerate' },
  input: () => ({
    tripPlanId: recordId(),
    version: seenVersion(),
    reason: string().oneOf(changeReasons, 'Please choose why').required('Please choose why'),
  }),
  output: () => ({ tripPlanId: recordId(), version: number().integer().required() }),
  errors: ['PLAN_UNKNOWN', 'PLAN_SETTLED', 'CHANGED_MEANWHILE'],
})

/** A plan under review changed its state, through the care team or the number gate (D-49). */
export const CarePlanStateChanged = defineEvent('ai-planning.care-plan-state.changed', 1, {
  payload: () => ({
    tripPlanId: recordId(),
    /** When, which orders the states of one plan. */
    at: string().required(),
    state: string().oneOf(carePlanStates).required(),
    /** Staff member who made the change; absent when the gate held the plan back or a draft replaced it. */
    by: string().optional(),
    /** Reason for returning it. */
    note: string().optional(),
  }),
  publisher: 'ai-planning',
  consumers: ['enquiry'],
  subjectKey: 'tripPlanId',
  personalFields: ['note'],
})

/** Reads the content of one version of a plan, so that two versions can be compared; the first is the draft (D-49). */
export const ReadCarePlanVersion = defineRequest('ai-planning.care-plan-version.read', {
  access: { permission: 'plan:read' },
  input: () => ({
    tripPlanId: recordId(),
    number: number().integer('Please give the number of a version').min(1, 'Versions begin at 1').required(),
  }),
  output: () => ({
    number: number().integer().required(),
    lines: array(
      object({
        id: string().required(),
        part: string().oneOf(planSections).required(),
        /** The day of the stay, of lines of a day. */
        day: number().integer().optional(),
        text: string().required(),
      }).required(),
    ).required(),
  }),
  errors: ['PLAN_UNKNOWN'],
  idempotent: true,
  recordsOfPeople: 'lines',
})
