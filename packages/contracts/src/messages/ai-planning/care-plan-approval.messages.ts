import { number, object } from 'yup'

import { question, staffRefusals } from '../../define.js'
import { paragraph } from '../../forms/fields.js'
import { planBounds } from '../../vocabulary/care-plans.js'
import { seenVersion } from '../asked-page.js'
import { recordId } from '../record-id.js'

/**
 * Takes back every approval of a plan that is not mailed yet, and says why: it waits for a person again (D-49).
 * PLAN_SETTLED once it was handed over to be mailed, CHANGED_MEANWHILE where nothing is approved any more.
 */
export const WithdrawPlanApproval = question('ai-planning.care-plan-approval.withdraw', {
  access: { may: 'plan:approve' },
  takes: () =>
    object({
      tripPlanId: recordId(),
      version: seenVersion(),
      words: paragraph(planBounds.lineLength).required('Please write why'),
    }).noUnknown(),
  gives: () => object({ tripPlanId: recordId(), version: number().integer().required() }),
  mayFail: [...staffRefusals, 'INPUT_INVALID', 'UNAVAILABLE', 'PLAN_UNKNOWN', 'PLAN_SETTLED', 'CHANGED_MEANWHILE'],
})
