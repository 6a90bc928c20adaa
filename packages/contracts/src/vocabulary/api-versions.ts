/**
 * The versions of the graph, the oldest first, each named by the month that it is there from (F-A20). One more comes only
 * when something breaks, at most once a quarter, and each goes on for at least a year beside the one that follows it.
 */
export const apiVersions = ['2027-01'] as const

/** What new keys are pinned to, and what is answered by where neither a key nor a request names one. */
export const latestApiVersion: string = apiVersions[apiVersions.length - 1] ?? ''

/** How a version is written. One that a key is pinned to may have ended since. */
export const apiVersionPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/
