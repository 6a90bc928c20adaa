import type { TimelineEntry } from './stay-timeline.types.js'

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as people read it, 'Thursday, March 4, 2027'; `date` is YYYY-MM-DD. */
const longDay = (date: string) => day.format(new Date(`${date}T00:00:00Z`))

const nights = (count: number) => (count === 1 ? '1 night' : `${count} nights`)

/** Text of the timelines. Days are typical, never appointments. */
export const stayTimelinesCopy = {
  index: {
    pageTitle: 'Your stay in Egypt, day by day',
    description:
      'Choose a procedure and a day: see arrival, tests, treatment, rest and the first day you may fly home, in two clocks, to print or put into your calendar.',
    title: 'Your stay, day by day',
    lead: 'Choose a procedure. You see what happens on each day, and when you may fly home.',
    formTitle: 'Choose a procedure',
    show: 'Show the days',
    all: 'All procedures',
    missing: 'Please select a medical procedure',
    summaryTitle: 'Please check this answer',
    procedure: { label: 'Procedure', placeholder: 'Select a procedure' },
  },
  crumb: 'Your stay, day by day',
  eyebrow: 'Day by day',
  title: (procedure: string) => `${procedure}, day by day`,
  titleOn: (procedure: string, date: string) => `${procedure}: flying out on ${longDay(date)}`,
  lead: 'A typical stay in Egypt, from arrival to the first day you may fly home.',
  pageTitle: (procedure: string) => `${procedure} in Egypt, day by day`,
  description: (procedure: string) =>
    `${procedure} in Egypt, day by day: arrival, tests, treatment, rest and the first day you may fly home. Choose a date, print the plan.`,
  form: {
    title: 'Choose your dates',
    date: { label: 'The day you fly to Egypt', hint: 'Any day from today up to one year ahead.', mark: 'optional' },
    home: {
      label: 'Where you fly from',
      placeholder: 'Any place',
      hint: 'A long flight home needs a longer wait after some treatments.',
      mark: 'optional',
    },
    show: 'Show these days',
    reset: 'Without a date',
    summaryTitle: 'Please check these answers',
    unavailable: "We couldn't work out your days just now, so typical days are shown. Please try again in a moment.",
  },
  summary: {
    title: 'In short',
    stay: (count: number) => `${nights(count)} in Egypt`,
    common: (min: number, max: number) =>
      min === max
        ? `Providers commonly ask for ${nights(min)}.`
        : `Providers commonly ask for ${min} to ${nights(max)}.`,
    byFlight: (count: number, isLong: boolean) =>
      `You need ${nights(count)} because after this treatment a ${isLong ? 'flight of four hours or more' : 'flight'} has to wait that long.`,
    fromAnywhere: 'After a shorter flight home it can be fewer: choose where you fly from.',
    byVisits: (count: number) =>
      `${nights(count)} are the fewest that these visits need. Your provider may ask for more.`,
    flight: (count: number) => `You may fly home from day ${count} at the earliest.`,
    flightOn: (date: string) => `You may fly home from ${longDay(date)} at the earliest.`,
    long: 'We assume a flight home of four hours or more.',
    short: 'We count the way home as less than four hours.',
  },
  notices: 'Before you settle on a day',
  day: (count: number) => `Day ${count}`,
  days: (from: number, until: number) => `Days ${from} to ${until}`,
  date: longDay,
  range: (from: string, until: string) => `${longDay(from)} to ${longDay(until)}`,
  until: (date: string) => `At the latest on ${longDay(date)}.`,
  clocks: (cairo: string, home: string, city: string) => `${cairo} in Cairo is ${home} in ${city}`,
  clocksNote: 'The hour is an example: many appointments begin at nine. Your provider names the real one.',
  kinds: {
    ARRIVAL: 'You fly out',
    STEP: '',
    TREATMENT: 'Treatment',
    FLIGHT_ALLOWED: 'Flight',
    JOURNEY_HOME: 'Flight',
    SECOND_JOURNEY: 'Later',
  } satisfies Record<TimelineEntry['kind'], string>,
  before: 'Before you fly',
  after: 'While you recover, in Egypt and at home',
  flying: 'Flying home',
  sources: 'Where these days come from',
  typical: 'Typical days, not an appointment. The provider names the real days, and a doctor decides when you may fly.',
  unreviewed: 'These days are our own estimate. A clinician has not reviewed them yet.',
  calendar: { link: 'Add these days to a calendar', name: 'Stay in Egypt, typical days', file: 'stay-in-egypt.ics' },
  plan: 'Plan this stay',
  print: 'To print, use Print in your browser’s menu.',
} as const
