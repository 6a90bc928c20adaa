/** Text of the figures about AI drafts. */
export const qualityCopy = {
  qualityLists: {
    reasonsForChanges: 'Reasons for changes',
    wordsChangedByPart: 'Words changed by part',
    text: 'No drafts were approved in these weeks.',
    changedPlans: 'Most changed plans',
    nobodyChangedADraftInThese: 'No drafts were changed in these weeks.',
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
    takenOut: 'Removed by the check',
    draftToApproval: 'Draft to approval',
    empty: 'No plans were approved in these weeks.',
  },
  qualityTotal: {
    ofTheWords: (weeks: number) => `of the words of half the drafts were changed, or fewer; last ${weeks} weeks`,
    plansThatWereDrafted: 'Plans that were drafted',
    plansWrittenByHand: 'Plans written by hand, counted separately',
    linesThatStayedAs: 'Lines that stayed as drafted',
    figuresThatTheGate: 'Figures removed by the check',
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
