import { array, number, object, string } from 'yup'

import { defineRequest, staffAuthErrors } from '../../define.js'
import { changeReasons, planParts, qualityBounds } from '../../vocabulary/care-plans.js'
import { recordId } from '../common-fields.js'
import { aiPlanWriters } from './ai-plan.messages.js'

/** Who wrote what people then approved: our rules, a language model, or a person where nothing was drafted. */
export const planWriters = [...aiPlanWriters, 'person'] as const

const count = () => number().integer().min(0).required()
const permille = () => number().integer().min(0).max(1000)

/** What people changed of the plans that they approved. Medians are of those that were drafted; none without any. */
const figures = object({
  /** Plans that rest on a draft. */
  drafted: count(),
  /** Plans that a person wrote from nothing; they count in no other figure but the time. */
  byHand: count(),
  /** How much of the words people changed, of 1000, in half of the plans at most. */
  medianEdit: permille().optional(),
  /** How many of the draft's lines stayed word for word, of 1000. */
  medianUnchanged: permille().optional(),
  medianAdded: number().integer().min(0).optional(),
  medianRemoved: number().integer().min(0).optional(),
  /** Places that the number gate took out of the drafts, all together. */
  refusedFigures: count(),
  /** How long it took from the draft, or from beginning by hand, to the last approval, in half of the plans at most. */
  medianToApprovalS: number().integer().min(0).optional(),
})

/**
 * How much people change of what is drafted, by the plans whose last approval was given in these weeks, which begin on a
 * Monday in Cairo. It measures the writer of drafts and names nobody (D-49).
 */
export const ReadPlanQuality = defineRequest('ai-planning.plan-quality.read-report', {
  access: { permission: 'plan:report' },
  input: () =>
    object({
      weeks: number()
        .integer('Please give a whole number')
        .min(1, 'Please ask for at least one week')
        .max(qualityBounds.weeks, `Please ask for at most ${qualityBounds.weeks} weeks`)
        .required(),
    }).noUnknown(),
  output: () =>
    object({
      weeks: count(),
      total: figures.required(),
      /** The newest first; a week in which nothing was approved is not there. */
      byWeek: array(object({ monday: string().required(), figures: figures.required() }).required()).required(),
      /** By the slug of the kind of treatment, or `other`. */
      bySpecialty: array(object({ specialty: string().required(), figures: figures.required() }).required()).required(),
      /** By who wrote the draft; the model's name where it was one. */
      byWriter: array(
        object({
          writer: string().oneOf(planWriters).required(),
          model: string().optional(),
          figures: figures.required(),
        }).required(),
      ).required(),
      byPart: array(
        object({
          part: string().oneOf(planParts).required(),
          plans: count(),
          medianEdit: permille().required(),
        }).required(),
      ).required(),
      /** How often each reason was given, the most frequent first. */
      reasons: array(
        object({ reason: string().oneOf(changeReasons).required(), count: count() }).required(),
      ).required(),
      /** Those of which most was changed. */
      changedPlans: array(
        object({
          tripPlanId: recordId(),
          specialty: string().required(),
          approvedAt: string().required(),
          edit: permille().required(),
        }).required(),
      ).required(),
    }),
  errors: [...staffAuthErrors, 'INPUT_INVALID', 'UNAVAILABLE'],
  idempotent: true,
})
