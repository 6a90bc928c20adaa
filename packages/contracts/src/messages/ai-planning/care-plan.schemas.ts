import { array, number, object, string } from 'yup'

import { changeReasons, figureSources, lineOrigins, planParts, redraftStates } from '../../vocabulary/care-plans.js'
import { recordId } from '../common-fields.js'

/** Something in a line, and what holds a source of it; none means that the plan cannot be approved. */
const figure = object({
  words: string().defined(),
  /** Kind of fact: money, a date, or a name. */
  kind: string().required(),
  source: string().oneOf(figureSources).optional(),
})

/** One line of a plan. */
export const planLine = object({
  id: string().required(),
  part: string().oneOf(planParts).required(),
  /** The day of the stay, of lines of a day. */
  day: number().integer().optional(),
  text: string().required(),
  origin: string().oneOf(lineOrigins).required(),
  /** Original text from the draft, when the line was edited. */
  was: string().optional(),
  figures: array(figure.required()).required(),
})

/** Catalogue line for a plan, with the part of the plan it belongs to. */
export const catalogueLine = object({
  part: string().oneOf(planParts).required(),
  day: number().integer().optional(),
  text: string().required(),
})

/** A requested redraft and its result. */
export const redraft = object({
  state: string().oneOf(redraftStates).required(),
  reason: string().oneOf(changeReasons).required(),
  askedBy: recordId(),
  at: string().required(),
  /** The version that it became. */
  version: number().integer().optional(),
})
