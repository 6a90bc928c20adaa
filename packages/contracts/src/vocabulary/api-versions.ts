/**
 * Versions of the GraphQL schema, oldest first, each named after the month of its release (F-A20). A new one is added
 * only for a breaking change, at most once a quarter. Each is supported for at least a year after its successor is
 * released.
 */
export const apiVersions = ['2027-01'] as const

/** Version to which new keys are pinned, and the default when neither a key nor a request names one. */
export const latestApiVersion: string = apiVersions[apiVersions.length - 1] ?? ''

/** Format of a version. A version to which a key is pinned may have been retired since. */
export const apiVersionPattern = /^\d{4}-(?:0[1-9]|1[0-2])$/
