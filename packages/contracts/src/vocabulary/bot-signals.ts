/**
 * Minimum time to fill in a form, in milliseconds; no person is faster (D-82, S20). Our pages wait for the remainder;
 * requests that report a shorter time are refused.
 */
export const minFillMs = 1500
