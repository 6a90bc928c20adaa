/** Subject of requests from the lean gateway to the lean enquiry. */
export const leanSubmit = 'lean.submit'
/** Subject on which the lean enquiry publishes; it ends in the record's id, as ours does. */
export const leanSubmitted = 'lean.submitted'
/** Subject of its event that requests a plan. */
export const leanPlanRequested = 'lean.plan-requested'
/** Subject on which it publishes that the care team's list has another row. */
export const leanListChanged = 'lean.row-changed'
export const leanStream = 'LEAN'
