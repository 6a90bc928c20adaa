/** Text about other people on the same enquiry. */
export const presenceCopy = {
  othersHere: {
    words: { viewing: 'is looking at it', writing: 'is writing' },
    nobodyElseIsHere: 'Nobody else is here.',
  },
  useOthers: {
    aTeamMember: 'A team member',
  },
} as const
