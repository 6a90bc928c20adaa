import { Link } from 'react-router'

import { StatusChip } from '../../ui/status-chip.js'
import { When } from '../../ui/when.js'
import { stateTones, stateLabels, preferenceOf, type Plan } from './plan-labels.js'
import { plansCopy } from './plans.copy.js'

const copy = plansCopy.planRows

/** One row for each plan: person, treatment, state and date. A click opens it. */
export function PlanRows({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <ul className="desk-enquiries">
      {plans.map((plan) => (
        <li key={plan.id}>
          <Link to={`/plans/${plan.id}`} className="desk-enquiry">
            <span className="min-w-0">
              <span className="font-semibold wrap-anywhere">{plan.enquiry?.reference ?? copy.enquiryNotKnown}</span>
              <span className="desk-small block wrap-anywhere">{preferenceOf(plan)}</span>
            </span>
            <span className="desk-small">
              {plan.enquiry ? (
                <>
                  {copy.promisedBy} <When at={plan.enquiry.dueAt} />
                </>
              ) : (
                <When at={plan.requestedAt} />
              )}
            </span>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusChip tone={stateTones[plan.state]}>{stateLabels[plan.state]}</StatusChip>
              {plan.isDraftMissing && <StatusChip tone="bad">{copy.noDraft}</StatusChip>}
            </span>
            <span className="desk-small">
              {copy.version(plan.requiresTwoApprovals ? copy.twoPeopleOne : copy.onePerson, plan.version)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
