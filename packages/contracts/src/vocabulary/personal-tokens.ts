/** Maximum lifetime of a personal token in days. */
export const maxTokenDays = 365
/** Default lifetime of a personal token in days. */
export const usualTokenDays = 90
/** Maximum number of personal tokens that a staff member has at a time. */
export const maxLiveTokens = 10
/** Maximum number of personal tokens that a staff member creates within 24 hours; revoked ones count. */
export const maxTokensPerDay = 20
/** Number of newest tokens that a list contains, besides all live ones. */
export const maxListedTokens = 50
