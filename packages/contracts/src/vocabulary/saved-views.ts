/** How many views somebody may keep, and how many the team. */
export const maxSavedViews = 20
/** How long the name of a view may be, in characters: it stands on a tab. */
export const maxViewName = 40
