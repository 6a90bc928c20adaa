import { visible } from '@seneb/contracts/forms/greeting-name'

/** Replaces an answer that was not given. */
export const notGranted = 'Not given'

const dayFormat = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const roundDollars = dollars(0)
const dollarsAndCents = dollars(2)
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
  return (Number.isInteger(amount) ? roundDollars : dollarsAndCents).format(amount)
}

function dollars(minimumFractionDigits: number): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', minimumFractionDigits })
}

/** Returns a partner's name for use in a mail, without anything that programs turn into a link. */
export function nameOfPartner(name: string): string {
  return visible(name).replaceAll(/[:/@]/g, ' ')
}

/** Returns a reference that is safe in a subject line: characters that our references never contain are dropped. */
export function referenceOnly(reference: string): string {
  return reference.replace(/[^A-Za-z0-9-]/g, '').slice(0, 20)
}
