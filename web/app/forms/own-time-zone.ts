/** The zone of the person's own clock by its IANA name, as their browser tells it. */
export function ownTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
