/** Text about other people on the same enquiry. */
export const presenceCopy = {
  othersHere: {
    labels: { viewing: 'is looking at it', writing: 'is writing' },
    noOtherViewers: 'Nobody else is here.',
  },
  useOthers: {
    aTeamMember: 'A team member',
  },
} as const
