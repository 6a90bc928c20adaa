/** How many views somebody may keep, and how many the team. */
export const maxSavedViews = 20
/** How long the name of a view may be, in characters: it stands on a tab. */
export const maxViewName = 40
/** So many enquiries of a view are looked through to say how many it shows; beyond there may be more. */
export const viewCountLimit = 1000
