/** What the lean gateway asks and the lean enquiry answers. */
export const leanSubmit = 'lean.submit'
/** Where the lean enquiry publishes; it ends in the record's id, as ours does. */
export const leanSubmitted = 'lean.submitted'
export const leanStream = 'LEAN'
