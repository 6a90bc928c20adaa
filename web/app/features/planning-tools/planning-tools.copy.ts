/** The words of the tools that stand beside treatments. */
export const planningToolsCopy = {
  title: 'See it in figures first',
  lead: 'Free, without your name, and with an honest answer when it pays to stay home.',
  costs: {
    title: (procedure: string) => `${procedure}: the whole cost`,
    text: 'Add flights, nights and a reserve, and compare with the price at home.',
  },
  timeline: {
    title: (procedure: string) => `${procedure}, day by day`,
    text: 'Choose a day to fly. See what happens when, and when you may fly home.',
  },
  everyTimeline: {
    title: 'If you flew on a day of your choice',
    text: 'Choose a procedure and a day. See what happens when, and when you may fly home.',
  },
  quote: {
    title: 'Check any quote',
    text: 'Tick what a clinic sent you. See what is missing and which questions to send.',
  },
} as const
