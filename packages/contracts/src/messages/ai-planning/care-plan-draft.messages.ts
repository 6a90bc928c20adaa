import { number, object, string } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { changeReasons } from '../../vocabulary/care-plans.js'
import { seenVersion } from '../asked-page.js'
import { recordId } from '../record-id.js'

/**
 * Asks for another draft of a plan from the same facts, and says why. What stands there stays, as a version; the new draft
 * is the next one, unless somebody changes the plan meanwhile. INPUT_INVALID while one is being written, when the plan was
 * drafted anew as often as it may be, and where the person has not agreed to a draft (D-49, D-66).
 */
export const RegeneratePlan = question('ai-planning.care-plan-draft.regenerate', {
  access: { may: 'plan:regenerate' },
  takes: () =>
    object({
      tripPlanId: recordId(),
      version: seenVersion(),
      reason: string().oneOf(changeReasons, 'Please choose why').required('Please choose why'),
    }).noUnknown(),
  gives: () => object({ tripPlanId: recordId(), version: number().integer().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE', 'PLAN_UNKNOWN', 'PLAN_SETTLED', 'CHANGED_MEANWHILE'],
})
