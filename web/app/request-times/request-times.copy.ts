/** Text of times on the page of a request. */
export const requestTimesCopy = {
  dayAndTime: (day: string, time: string) => `${day} at ${time}`,
  yourTime: (text: string) => `${text}, your time`,
  inCairo: (text: string) => `${text} in Cairo`,
  lessThanAnHour: 'That is in less than an hour.',
  anHourOrTwo: 'That is in less than two hours.',
  aboutHours: (hours: number) => `That is in about ${hours} hours.`,
  aboutDays: (days: number) => `That is in about ${days} days.`,
} as const
