/** State of a call that a reply suggested: not decided yet, agreed, or declined by the person. */
export const callStates = ['suggested', 'agreed', 'declined'] as const
export type CallState = (typeof callStates)[number]

/** Decisions of the person about a suggested call; they can change until it begins. */
export const callDecisions = ['agreed', 'declined'] as const satisfies readonly CallState[]
export type CallDecision = (typeof callDecisions)[number]

/** Template that confirms a call to which the person has agreed already. */
export const confirmedCallTemplate = 'call-arranged'

/** Length of a call in calendars, in minutes. */
export const callMinutes = 30

/** Maximum number of calls listed for an enquiry, the newest first. */
export const maxListedCalls = 20
