/** Copy of the standalone pages: why Egypt, medical travel, values. */
export const pagesCopy = {
  benefits: 'Why people choose it',
  specialties: 'Nine specialties',
  inDetail: 'In detail:',
  calculator: {
    title: 'What would it cost at home?',
    text: 'The calculator compares typical prices, shows their date, and says so when there is no saving.',
  },
  values: 'Our values',
} as const
