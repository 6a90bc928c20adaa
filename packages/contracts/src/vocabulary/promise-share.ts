/** Below so many promises a share says nothing, on the desk and in public alike. */
export const minPromisesForShare = 20
/** How many days are counted. */
export const meterDays = 90
