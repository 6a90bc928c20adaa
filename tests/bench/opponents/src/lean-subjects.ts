/** What the lean gateway asks and the lean enquiry answers. */
export const leanSubmit = 'lean.submit'
/** Where the lean enquiry publishes; it ends in the record's id, as ours does. */
export const leanSubmitted = 'lean.submitted'
/** Where it publishes that a plan is wanted. */
export const leanPlanRequested = 'lean.plan-requested'
/** Where it publishes that the care team's list has another row. */
export const leanListChanged = 'lean.row-changed'
export const leanStream = 'LEAN'
