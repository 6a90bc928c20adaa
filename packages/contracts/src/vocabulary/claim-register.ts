/** Filters of the register of claims. */
export const claimFilters = ['all', 'expiring', 'no-evidence', 'unchecked', 'overdue'] as const

/** Warnings about a record of the register, as lists name them. */
export const claimWarnings = ['expiring', 'no-evidence', 'unchecked', 'overdue', 'no-owner'] as const
export type ClaimWarning = (typeof claimWarnings)[number]

/** Days before its end from which a record counts as expiring. */
export const expiringDays = 30
