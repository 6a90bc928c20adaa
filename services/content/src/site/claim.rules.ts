/** O-9: a price holds for one year from its date. */
export function validUntilOf(asOf: string, today: string): string | null {
  const day = yearAfter(asOf)
  return day >= today ? day : null
}

/** Returns the same day a year later; 29 February becomes 28 February. */
export function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
}

/** First and last day on which a record of the register is shown. */
interface Validity {
  readonly validFrom?: string | null | undefined
  readonly validTo?: string | null | undefined
}

/** Whether a record of the register is valid on a day; without a first or last day it has no limit there. */
export function isValidOn({ validFrom, validTo }: Validity, day: string): boolean {
  return (validFrom ?? day) <= day && day <= (validTo ?? day)
}

/** D-27: the spots that are left, never more than there are in all; all of them before the first count. */
export function spotsLeft(total: number, counted: number | null | undefined): number {
  return Math.min(counted ?? total, total)
}

/** D-27: the offer's sentence with the number that is left. */
export function offerText(text: string, remaining: number): string {
  return text.replaceAll('{remaining}', String(remaining))
}

/** GEN-08: a claim is shown while something bears it out and it is valid. */
export function isClaimCurrent(claim: Validity & { readonly evidence: string }, today: string): boolean {
  return claim.evidence.trim() !== '' && isValidOn(claim, today)
}

/** The calendar day of an instant, in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
