const minute = 60
const hour = 60 * minute

/** What somebody is told who sent too many, with the wait as it is: never shorter, and not "a moment" for an hour. */
export function rateLimitSentence(retryAfterSeconds: number): string {
  return `Too many requests were sent from your connection. Please try again in ${waitInWords(retryAfterSeconds)}.`
}

/** A wait in the unit a person would use, rounded up: '1 second', '60 seconds', '2 minutes', '24 hours'. */
export function waitInWords(seconds: number): string {
  if (seconds <= minute) return counted(Math.ceil(seconds), 'second')
  if (seconds <= hour) return counted(Math.ceil(seconds / minute), 'minute')
  return counted(Math.ceil(seconds / hour), 'hour')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
