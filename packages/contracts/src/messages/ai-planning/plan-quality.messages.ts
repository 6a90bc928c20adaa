import { array, number, object, string } from 'yup'

import { defineRequest } from '../../define.js'
import { changeReasons, planSections, qualityBounds } from '../../vocabulary/care-plans.js'
import { recordId } from '../common-fields.js'
import { aiPlanWriters } from './ai-plan.messages.js'

/** Writer of the text that people later approved: our rules, a language model, or a person when nothing was drafted. */
export const planWriters = [...aiPlanWriters, 'person'] as const

const count = () => number().integer().min(0).required()
const permille = () => number().integer().min(0).max(1000)

/** Edits that people made to the plans that they approved. Medians cover drafted plans only; absent without any. */
const figures = object({
  /** Number of plans based on a draft. */
  drafted: count(),
  /** Plans written without a draft; they count only in the time to approval. */
  handWritten: count(),
  /** Median share of words that people changed, in permille. */
  medianEdit: permille().optional(),
  /** Median share of the draft's lines that stayed unchanged, in permille. */
  medianUnchanged: permille().optional(),
  medianAddedLines: number().integer().min(0).optional(),
  medianRemovedLines: number().integer().min(0).optional(),
  /** Number of figures and names that the number gate removed from all drafts. */
  refusedFigures: count(),
  /** Median time from the draft, or from the start of a manual plan, to the last approval, in seconds. */
  medianSecondsToApproval: number().integer().min(0).optional(),
})

/**
 * Reports how much people change drafts, for plans whose last approval falls within these weeks. Weeks begin on Monday
 * in Cairo. The report measures the writer of drafts and names no person (D-49).
 */
export const ReadPlanQuality = defineRequest('ai-planning.plan-quality.read-report', {
  access: { permission: 'plan:report' },
  input: () => ({
    weeks: number()
      .integer('Please give a whole number')
      .min(1, 'Please ask for at least one week')
      .max(qualityBounds.weeks, `Please ask for at most ${qualityBounds.weeks} weeks`)
      .required(),
  }),
  output: () => ({
    weeks: count(),
    total: figures.required(),
    /** Newest first; weeks without approvals are left out. */
    byWeek: array(object({ monday: string().required(), figures: figures.required() }).required()).required(),
    /** Figures by the slug of the treatment type, or `other`. */
    bySpecialty: array(object({ specialty: string().required(), figures: figures.required() }).required()).required(),
    /** Figures by the writer of the draft, with the name of a language model. */
    byWriter: array(
      object({
        writer: string().oneOf(planWriters).required(),
        model: string().optional(),
        figures: figures.required(),
      }).required(),
    ).required(),
    byPart: array(
      object({
        part: string().oneOf(planSections).required(),
        plans: count(),
        medianEdit: permille().required(),
      }).required(),
    ).required(),
    /** Number of times each reason was given, most frequent first. */
    reasons: array(object({ reason: string().oneOf(changeReasons).required(), count: count() }).required()).required(),
    /** Plans with the largest changes. */
    changedPlans: array(
      object({
        tripPlanId: recordId(),
        specialty: string().required(),
        approvedAt: string().required(),
        edit: permille().required(),
      }).required(),
    ).required(),
  }),
  idempotent: true,
})
