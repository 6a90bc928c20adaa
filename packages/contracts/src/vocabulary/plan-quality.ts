/** What plans are counted by whose treatment is none of our kinds. */
export const otherSpecialty = 'other'

/** Below so many plans a median says nothing. */
export const minPlansForFigure = 20

/** How many weeks a report covers at most, and how many of the plans that people changed most it names. */
export const qualityBounds = { weeks: 52, plans: 20 } as const
