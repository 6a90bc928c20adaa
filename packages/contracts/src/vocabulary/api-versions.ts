/**
 * The versions of the graph, the oldest first, each named by the month that it is there from (F-A20). One more comes only
 * when something breaks, at most once a quarter, and each goes on for at least a year beside the one that follows it.
 */
export const apiVersions = ['2027-01'] as const

/** Version to which new keys are pinned, and the default when neither a key nor a request names one. */
export const latestApiVersion: string = apiVersions[apiVersions.length - 1] ?? ''

/** Format of a version. A version to which a key is pinned may have been retired since. */
export const apiVersionPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/
