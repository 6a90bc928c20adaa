import { array, number, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { planParts } from '../../vocabulary/care-plans.js'
import { recordId } from '../record-id.js'

/** What one version of a plan said, so that two of them can be held against each other; the first is the draft (D-49). */
export const ReadCarePlanVersion = question('ai-planning.care-plan-version.read', {
  access: { may: 'plan:read' },
  takes: () =>
    object({
      tripPlanId: recordId(),
      number: number().integer('Please give the number of a version').min(1, 'Versions begin at 1').required(),
    }).noUnknown(),
  gives: () =>
    object({
      number: number().integer().required(),
      lines: array(
        object({
          id: string().required(),
          part: string().oneOf(planParts).required(),
          /** The day of the stay, of lines of a day. */
          day: number().integer().optional(),
          text: string().required(),
        }).required(),
      ).required(),
    }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE', 'PLAN_UNKNOWN'],
  repeatable: true,
})
