/** The words of the tools that stand beside treatments. */
export const planningToolsCopy = {
  title: 'Work it out first',
  lead: 'These tools are free and do not ask for your name. They tell you when staying home is the better choice.',
  costs: {
    title: (procedure: string) => `${procedure}: the whole cost`,
    text: 'Add flights, nights and a reserve, and compare with the price at home.',
  },
  timeline: {
    title: (procedure: string) => `${procedure}, day by day`,
    text: 'Choose a day to fly. See what happens when, and when you may fly home.',
  },
  everyTimeline: {
    title: 'Your stay, day by day',
    text: 'Choose a procedure and a day. See what happens when, and when you may fly home.',
  },
  quote: {
    title: 'Check a quote',
    text: 'Tick what a clinic sent you. See what is missing and which questions to send.',
  },
} as const
