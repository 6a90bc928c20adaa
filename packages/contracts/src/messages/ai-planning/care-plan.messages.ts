import { array, boolean, number, object, string } from 'yup'

import { defineEvent, defineRequest } from '../../define.js'
import { maxListElements } from '../../forms/bounds.js'
import { line, paragraph } from '../../forms/fields.js'
import {
  carePlanStates,
  carePlanViews,
  changeReasons,
  planBounds,
  planSections,
  figureSources,
  lineOrigins,
  redraftStates,
} from '../../vocabulary/care-plans.js'
import { aiPlanFailures } from './ai-plan.messages.js'
import { pageAfter, pageSize, seenVersion, recordId } from '../common-fields.js'

/** A figure or name in a line, with its sources; without a source the plan cannot be approved. */
const figure = object({
  text: string().defined(),
  /** Kind of fact: money, a date, or a name. */
  kind: string().required(),
  source: string().oneOf(figureSources).optional(),
})

/** Id of a mailed line, and its figures with their sources. */
const mailedLine = object({
  id: string().required(),
  figures: array(
    object({ text: string().required(), source: string().oneOf(figureSources).required() })
      .noUnknown()
      .required(),
  ).required(),
}).noUnknown()

/** One line of a plan. */
const planLine = object({
  id: string().required(),
  part: string().oneOf(planSections).required(),
  /** The day of the stay, of lines of a day. */
  day: number().integer().optional(),
  text: string().required(),
  origin: string().oneOf(lineOrigins).required(),
  /** Original text from the draft, when the line was edited. */
  draftText: string().optional(),
  figures: array(figure.required()).required(),
})

/** Catalogue line for a plan, with the part of the plan it belongs to. */
const catalogueLine = object({
  part: string().oneOf(planSections).required(),
  day: number().integer().optional(),
  text: string().required(),
})

/** A requested redraft and its result. */
const redraft = object({
  state: string().oneOf(redraftStates).required(),
  reason: string().oneOf(changeReasons).required(),
  requestedBy: recordId(),
  at: string().required(),
  /** The version that it became. */
  version: number().integer().optional(),
})

const changing = ['PLAN_UNKNOWN', 'PLAN_SETTLED', 'CHANGED_MEANWHILE'] as const

const tooManyAtOnce = `Please save at most ${maxListElements} changes at once`
const lineId = () => string().max(60, 'Please give the id of a line')
const day = () => number().integer('Please give a day of the stay').min(1).max(366)

/** A plan in a list; only the enquiry service knows its person. */
const carePlan = object({
  /** The trip plan's id. */
  tripPlanId: recordId(),
  state: string().oneOf(carePlanStates).required(),
  version: number().integer().required(),
  requestedAt: string().required(),
  treatmentType: string().optional(),
  procedure: string().optional(),
  /** Whether two people must approve it, one of them a doctor. */
  requiresTwoApprovals: boolean().required(),
  /** Whether it has no draft, so that a person writes it. */
  isDraftMissing: boolean().required(),
})

/** A page of plans, those that wait longest first; sent ones newest first (D-49). */
export const ListCarePlans = defineRequest('ai-planning.care-plan.list', {
  access: { permission: 'plan:read' },
  input: () => ({
    show: string().oneOf(carePlanViews, 'Please choose which plans').default('open'),
    first: pageSize(),
    after: pageAfter(),
  }),
  output: () => ({
    plans: array(carePlan.required()).required(),
    next: string().optional(),
    /** Number of open plans, counted up to 100. */
    open: number().integer().required(),
  }),
  idempotent: true,
  recordsOfPeople: 'plans',
})

const texts = () => array(string().required()).required()

/** One plan with every line, the sources of its figures, and its text for the patient. */
export const ReadCarePlan = defineRequest('ai-planning.care-plan.read', {
  access: { permission: 'plan:read' },
  input: () => ({ tripPlanId: recordId() }),
  output: () => ({
    plan: carePlan.required(),
    /** Reason for which nothing was drafted. */
    failure: string().oneOf(aiPlanFailures).optional(),
    lines: array(planLine.required()).required(),
    /** Lines of the draft that a reviewer removed. */
    removed: array(
      object({ id: string().required(), part: string().oneOf(planSections).required(), text: string().required() }),
    ).required(),
    evidence: array(
      object({
        id: recordId(),
        quote: string().required(),
        source: string().required(),
        link: string().optional(),
        /** Day on which the source was read. */
        on: string().required(),
        addedBy: recordId(),
      }).required(),
    ).required(),
    /** Problems that block approval, each at its line as `lines.<id>`; empty when the plan can be approved. */
    problems: array(object({ path: string().required(), message: string().required() }).required()).required(),
    /** Approvals of the current content. */
    approvals: array(
      object({ staffId: recordId(), name: string().required(), title: string().required(), at: string().required() }),
    ).required(),
    /** Reason for returning it. */
    returned: object({ staffId: string().optional(), note: string().required() }).optional().default(undefined),
    /** Every version, newest first; the first is the draft. */
    versions: array(
      object({ number: number().integer().required(), at: string().required(), authorId: string().optional() }),
    ).required(),
    /** Content as mailed, except for the greeting and the approvers' names. */
    sections: array(object({ heading: string().required(), lines: texts() }).required()).required(),
    sources: texts(),
    isDraftedByMachine: boolean().required(),
    /** Time at which it was queued for mailing. */
    sentAt: string().optional(),
    /** The last redraft that was requested, and its result. */
    redraft: redraft.optional().default(undefined),
    /** Number of redrafts left; 0 when the person did not consent to a draft. */
    redraftsLeft: number().integer().required(),
    /** Catalogue lines for this plan that it does not contain. */
    catalogueLines: array(catalogueLine.required()).required(),
  }),
  errors: ['PLAN_UNKNOWN'],
  idempotent: true,
  recordsOfPeople: 'plan',
})

const changed = object({ tripPlanId: recordId(), version: number().integer().required() })

/**
 * Saves edited, added, and removed lines of a plan as a new version; all other lines stay. Removing drafted lines or
 * changing their figures requires a reason. Earlier approvals become void.
 */
export const SaveCarePlan = defineRequest('ai-planning.care-plan.save', {
  access: { permission: 'plan:edit' },
  input: () => ({
    tripPlanId: recordId(),
    version: seenVersion(),
    lines: array(
      object({
        /** The line that was seen; none for a new one. */
        id: lineId().optional(),
        part: string().oneOf(planSections, 'Please choose a part of the plan').required(),
        day: day().optional(),
        text: line(planBounds.lineLength).required('Please write the line, or take it out'),
      })
        .noUnknown()
        .required(),
    )
      .max(maxListElements, tooManyAtOnce)
      .required('Please give the lines'),
    /** Removed lines. */
    removed: array(lineId().required()).max(maxListElements, tooManyAtOnce).default([]),
    reasons: array(
      object({
        lineId: lineId().required(),
        reason: string().oneOf(changeReasons, 'Please choose why').required('Please choose why'),
      })
        .noUnknown()
        .required(),
    )
      .max(maxListElements, tooManyAtOnce)
      .default([]),
  }),
  output: () => changed,
  errors: changing,
})

/** Attaches the text of a source to a plan, so that its lines may contain the figures in that text. */
export const AttachPlanEvidence = defineRequest('ai-planning.care-plan.attach-evidence', {
  access: { permission: 'plan:edit' },
  input: () => ({
    tripPlanId: recordId(),
    version: seenVersion(),
    quote: paragraph(planBounds.lineLength).required('Please copy what the source says'),
    source: line(200).required('Please name the source'),
    link: line(500).matches(/^https?:\/\/[^\s]+$/, {
      message: 'Please give an address that begins with https://',
      excludeEmptyString: true,
    }),
    on: string()
      .matches(/^\d{4}-\d{2}-\d{2}$/, 'Please give the day')
      .required('Please give the day'),
  }),
  output: () => changed,
  errors: changing,
})

/**
 * Approves the current content of a plan. If a figure lacks a source, the request is refused with each place. Plans
 * that require two people wait for the second. The last approval allows mailing (D-49, O-7).
 */
export const ApproveCarePlan = defineRequest('ai-planning.care-plan.approve', {
  access: { permission: 'plan:approve' },
  input: () => ({ tripPlanId: recordId(), version: seenVersion() }),
  output: () => ({
    tripPlanId: recordId(),
    version: number().integer().required(),
    state: string().oneOf(carePlanStates).required(),
  }),
  errors: [...changing, 'PLAN_NEEDS_ANOTHER'],
})

/** Returns a plan with a description of its problems or questions; its approvals end. */
export const RequestPlanChanges = defineRequest('ai-planning.care-plan.request-changes', {
  access: { permission: 'plan:return' },
  input: () => ({
    tripPlanId: recordId(),
    version: seenVersion(),
    note: paragraph(planBounds.lineLength).required('Please write what is to be done'),
  }),
  output: () => changed,
  errors: changing,
})

/** A plan has all required approvals and must be mailed to its patient, once (D-49). */
export const CarePlanApproved = defineEvent('ai-planning.care-plan.approved', 1, {
  payload: () => ({
    tripPlanId: recordId(),
    /** Id of the reply that mails it. */
    replyId: recordId(),
    approvedAt: string().required(),
    isDraftedByMachine: boolean().required(),
    reviewedBy: array(
      object({
        staffId: recordId(),
        name: string().required(),
        title: string().required(),
        /** The day of the calendar in Cairo. */
        on: string().required(),
      })
        .noUnknown()
        .required(),
    )
      .min(1)
      .required(),
    sections: array(
      object({
        heading: string().required(),
        lines: texts(),
        /** Id and sourced figures of each line, in the order of `lines`. */
        details: array(mailedLine.required()).optional(),
      })
        .noUnknown()
        .required(),
    )
      .min(1)
      .required(),
    sources: texts(),
  }),
  publisher: 'ai-planning',
  consumers: ['enquiry'],
  subjectKey: 'tripPlanId',
  personalFields: ['sections', 'sources'],
})

/**
 * A plan became ready for review, was redrafted, or was sent without staff involvement; open pages of the desk reload
 * it.
 */
export const CarePlanChanged = defineEvent('ai-planning.care-plan.changed', 1, {
  payload: () => ({ tripPlanId: recordId(), version: number().integer().required() }),
  publisher: 'ai-planning',
  consumers: [],
  broadcastTo: ['gateway'],
  causedBy: ['enquiry.ai-plan.requested', 'enquiry.care-plan.created'],
  subjectKey: 'tripPlanId',
})
