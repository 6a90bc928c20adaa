/** O-9: a price holds for one year from its date. */
export function validUntilOf(asOf: string, today: string): string | null {
  const day = yearAfter(asOf)
  return day >= today ? day : null
}

/** The same day a year later; there is no 29 February then. */
export function yearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace(/-02-29$/, '-02-28')
}

/** D-27, O-3: an offer is live while some are left and it has not ended. */
export function isLive({ endsOn, remaining }: { readonly endsOn?: string; readonly remaining: number }, today: string) {
  return remaining > 0 && (endsOn === undefined || endsOn >= today)
}

/** D-27: the offer's sentence with the number that is left. */
export function offerText(text: string, remaining: number): string {
  return text.replaceAll('{remaining}', String(remaining))
}

/** GEN-08: a claim is shown while something bears it out and it has not expired. */
export function isClaimCurrent(
  { evidence, expiresOn }: { readonly evidence: string; readonly expiresOn?: string },
  today: string,
) {
  return evidence.trim() !== '' && (expiresOn === undefined || expiresOn > today)
}

/** The calendar day of an instant, in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}
