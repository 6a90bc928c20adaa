/** Copy of the planning tools shown beside treatments. */
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
  price: {
    known: (procedure: string) => `${procedure}: the whole cost, door to door`,
    unknown: (procedure: string) => `We have no price for ${procedure} yet`,
    whatToDo:
      'Prices come from providers. Ask for a written quote, and check any quote before you pay: both are free of charge.',
    requestQuote: 'Ask for a written quote',
    check: 'Check a quote you were sent',
  },
  others: {
    title: 'Is your procedure not in the list?',
    text: (procedures: readonly string[]) =>
      `So far we know prices of ${procedures.length} procedures: ${procedures.slice(0, -1).join(', ')} and ${procedures.at(-1)}. For any other one you can:`,
    ways: [
      { label: 'Your stay, day by day', to: '/timeline' },
      { label: 'Ask for a written quote', to: '/trip-planner' },
      { label: 'Check a quote', to: '/check-quote' },
    ],
  },
  quote: {
    title: 'Check a quote',
    text: 'Tick what a clinic sent you. See what is missing and which questions to send.',
  },
} as const
