/** What stands for an answer that was not given. */
export const notGiven = 'Not given'

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const timeFormat = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })

/** A calendar day as people read it: `2025-01-05` is 'Jan 5, 2025' (TRIP-53). Anything else is returned as it is. */
export function formatDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(day.getTime()) ? date : dayFormat.format(day)
}

/** An instant with its zone: 'Jan 5, 2025, 14:30 UTC'. */
export function formatInstant(instant: Date): string {
  return `${dayFormat.format(instant)}, ${timeFormat.format(instant)} UTC`
}

/** An amount of US dollars: '$2,500', with cents only where there are any (TRIP-52). */
export function formatAmountUsd(amount: number): string {
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount)
}

// Characters that reorder or hide the text around them; harmless in a name, useful only for making one look like another.
const deceptive = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[^\P{Cc}\n\t]/gu

/** Someone else's text without the characters that could make it read as something it is not (S16). */
export function visible(text: string): string {
  return text.replace(deceptive, '')
}

const namePattern = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]*(?:\.(?= |$)[\p{L}\p{M}'’ -]*)*$/u
const maxGreetedNameLength = 60

/**
 * The name a person may be greeted by, or undefined when what they typed does not look like a name. A form is open to
 * anybody, so whoever types a stranger's address must not get to write that stranger a message under our name:
 * only letters, spaces, hyphens, apostrophes and the dot of an initial pass, and no more than a line of them.
 */
export function greetingName(fullName: string): string | undefined {
  const name = visible(fullName).replace(/\s+/g, ' ').trim()
  return name.length <= maxGreetedNameLength && namePattern.test(name) ? name : undefined
}

/** A reference as it may stand in a subject line; other characters than those of our own references are dropped. */
export function referenceOnly(reference: string): string {
  return reference.replace(/[^A-Za-z0-9-]/g, '').slice(0, 20)
}
