import type { JourneyCost, JourneyField } from './journey-figures.js'

/** Plural names of the units that prices are for. */
const units = new Map([
  ['per eye', 'eyes'],
  ['per tooth', 'teeth'],
  ['per implant', 'implants'],
])

const unitsOf = (unit: string) => units.get(unit) ?? 'units'
const oneOf = (unit: string) => unit.replace('per ', '')
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

/** Text of the pages that compare treatment at home with treatment in Egypt, including travel. */
export const journeyCostsCopy = {
  index: {
    pageTitle: 'The whole cost of treatment in Egypt, door to door',
    description:
      'Add flights, nights and a reserve to the price of treatment in Egypt, compare it with the price at home, and see when it is cheaper to stay there.',
    eyebrow: 'Door to door',
    title: 'What would the whole journey cost?',
    lead: 'Choose a procedure and your country. We add flights, nights and a reserve, and we say so when staying home is cheaper.',
    formTitle: 'Choose a comparison',
    show: 'Show the whole cost',
    summaryTitle: 'Please check these answers',
    fields: {
      procedure: {
        label: 'Procedure',
        placeholder: 'Select a procedure',
        missing: 'Please select a medical procedure',
      },
      country: { label: 'Your country', placeholder: 'Select your country', missing: 'Please select your country' },
    },
    all: 'All comparisons',
  },
  eyebrow: 'Door to door',
  crumb: 'The whole cost, door to door',
  title: (procedure: string, country: string) => `${procedure}: at home in ${the(country)}, or in Egypt?`,
  lead: 'Treatment, flights, nights and a reserve, line by line. Change any figure you know more precisely.',
  pageTitle: (procedure: string, country: string) => `${procedure}: ${country} or Egypt, the whole cost`,
  description: (procedure: string, country: string) =>
    `${procedure} in ${the(country)} or Egypt: treatment, flights, nights and a reserve, with sources, and a plain answer when it pays to stay home.`,
  verdict: {
    SAVES: (amount: string) => `You would save about ${amount}`,
    CLOSE: (amount: string) => `Too close to call: about ${amount}`,
    STAY_HOME: () => 'Stay home: the journey costs more than it saves',
    NO_HOME_PRICE: () => 'We have no price at home yet',
  } satisfies Record<JourneyCost['verdict'], (amount: string) => string>,
  explain: {
    saves: (egypt: string, home: string) =>
      `Door to door, treatment in Egypt comes to about ${egypt}. At home it comes to about ${home}. Quotes decide: put yours in below.`,
    close: (egypt: string, home: string) =>
      `Egypt comes to about ${egypt} and home to about ${home}. A single fare change could tip the balance. Money alone is no reason to travel.`,
    stayHome: (saved: string, journey: string, more: string) =>
      `Treatment alone costs about ${saved} less in Egypt. Flights, nights and the reserve come to about ${journey}. You would pay about ${more} more.`,
    noSaving: (more: string) =>
      `Treatment alone already costs as much in Egypt as at home. With the journey you would pay about ${more} more.`,
    noHomePrice: (egypt: string, country: string) =>
      `Door to door, Egypt comes to about ${egypt}. Put in the price you were quoted in ${the(country)}, and you see both side by side.`,
  },
  atHome: 'At home',
  inEgypt: 'In Egypt, door to door',
  sum: {
    title: 'How we add it up',
    own: 'your figure',
    asOf: (day: string) => `Checked ${day}.`,
    noPrice: 'no price yet',
    total: 'Egypt, door to door',
    difference: 'You would pay this much less than at home',
    more: 'You would pay this much more than at home',
  },
  line: {
    HOME: (cost: JourneyCost) => `Treatment at home, ${counted(cost.units, oneOf(cost.unit), unitsOf(cost.unit))}`,
    TREATMENT: (cost: JourneyCost) =>
      `Treatment in Egypt, ${counted(cost.units, oneOf(cost.unit), unitsOf(cost.unit))}`,
    FLIGHTS: (cost: JourneyCost) => `Flights, ${counted(cost.journeys, 'journey')} there and back`,
    NIGHTS: (cost: JourneyCost) => nightsText(cost),
    RESERVE: (cost: JourneyCost) => `Reserve, ${cost.reservePercent}% of these costs in Egypt`,
  } satisfies Record<JourneyCost['lines'][number]['part'], (cost: JourneyCost) => string>,
  each: (count: number, price: string) => `${count} × ${price}`,
  form: {
    title: 'Change any figure',
    hint: 'Prices are in US dollars. Leave a field empty to use our figure.',
    show: 'Add it up again',
    reset: 'Back to our figures',
    summaryTitle: 'Please check these figures',
    unavailable: "We couldn't calculate with your figures just now, so ours are shown. Please try again in a moment.",
  },
  fields: {
    units: ({ unit }) => ({ label: `How many ${unitsOf(unit)}` }),
    homePriceUsd: ({ unit }) => ({ label: `Price at home, per ${oneOf(unit)}` }),
    egyptPriceUsd: ({ unit }) => ({ label: `Price in Egypt, per ${oneOf(unit)}` }),
    journeys: () => ({ label: 'Journeys', hint: 'Some treatments need a second one, months later.' }),
    flightUsd: () => ({ label: 'Flights, per journey', hint: 'There and back.' }),
    nights: ({ maxNights, minNights }) => ({
      label: 'Nights, per journey',
      hint: `Providers commonly ask for ${minNights} to ${maxNights}. You choose the final number with them.`,
    }),
    nightUsd: () => ({ label: 'Price of a night' }),
    reservePercent: () => ({ label: 'Reserve, in percent', hint: 'For costs nobody expected.' }),
  } satisfies Record<JourneyField, (cost: JourneyCost) => { readonly label: string; readonly hint?: string }>,
  missing: {
    title: 'What this leaves out',
    points: [
      'Food, taxis and telephone in Egypt.',
      'A companion: count a second flight, and perhaps a second bed.',
      'Pay you lose while you are away.',
      'A visa, vaccinations and travel insurance.',
      'Treating a complication. Ask in writing who pays for it, here and at home.',
    ],
  },
  typical: 'Typical prices, not offers of a provider. Only a written quote counts.',
  print: 'To print this page, use Print in your browser’s menu. Form, menu and footer are left out.',
  compare: {
    countries: (procedure: string) => `${procedure} from other countries`,
    procedures: (country: string) => `Other procedures from ${the(country)}`,
  },
  more: {
    title: 'Before you decide',
    quote: 'Check a quote',
    estimator: 'Cost Estimator: the treatment alone',
  },
} as const

/** Returns the nights in total and per journey, because the total does not show how they divide among journeys. */
function nightsText({ journeys, nights }: JourneyCost): string {
  const all = counted(nights * journeys, 'night')
  return journeys === 1 ? all : `${all}, ${nights} on each journey`
}

/** Some names of countries have an article. */
function the(country: string): string {
  return /^United|Republic$/.test(country) ? `the ${country}` : country
}
