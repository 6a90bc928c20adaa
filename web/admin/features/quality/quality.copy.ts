/** Text of the figures about AI drafts. */
export const qualityCopy = {
  qualityLists: {
    reasonsForChanges: 'Reasons for changes',
    wordsChangedByPart: 'Words changed by part',
    text: 'No draft was approved in these weeks.',
    changedPlans: 'Most changed plans',
    nobodyChangedADraftInThese: 'Nobody changed a draft in these weeks.',
    approved: 'Approved',
    ofTheWordsChanged: (editShare: string) => `${editShare} of the words changed`,
  },
  qualityTable: {
    drafted: 'Drafted',
    byHand: 'By hand',
    wordsChanged: 'Words changed',
    linesUnchanged: 'Lines unchanged',
    linesAdded: 'Lines added',
    linesRemoved: 'Lines removed',
    takenOut: 'Taken out by the gate',
    draftToApproval: 'Draft to approval',
    empty: 'No plan was approved in these weeks.',
  },
  qualityTotal: {
    ofTheWords: (weeks: number) => `of the words of half the drafts were changed, or fewer; last ${weeks} weeks`,
    plansThatWereDrafted: 'Plans that were drafted',
    plansWrittenByHand: 'Plans written by hand, counted apart',
    linesThatStayedAs: 'Lines that stayed as drafted',
    figuresThatTheGate: 'Figures that the gate took out',
    fromTheDraft: 'From the draft to the approval',
  },
  qualityWords: {
    tooFewToTell: (plans: number) => `Too few to tell (n = ${plans})`,
    tooFew: 'Too few',
    writtenByHand: 'Written by hand',
    ourRules: 'Our rules',
    aModel: 'A model',
  },
} as const
