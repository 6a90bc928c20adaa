/** Maximum lifetime of a personal token in days. */
export const maxTokenDays = 365
/** Default lifetime of a personal token in days. */
export const usualTokenDays = 90
/** Maximum number of personal tokens that a staff member has at a time. */
export const maxLiveTokens = 10
