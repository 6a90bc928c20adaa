const zonePattern = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** Cache of valid zone names; bounded, because names differ in capitals. */
const validZones = new Set<string>()
const maxCached = 600

/** True for an IANA time zone that this system knows, such as `Pacific/Auckland`. */
export function isTimeZone(name: string): boolean {
  if (validZones.has(name)) return true
  if (!zonePattern.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    return false
  }
  if (validZones.size < maxCached) validZones.add(name)
  return true
}

/** Maximum number of cached formats. Each uses memory, and senders choose the zones. */
const maxZones = 40

/**
 * Formats a time in a zone. Creating a format is expensive, so the most recent ones are cached. Throws RangeError for
 * an unknown zone.
 */
export function zonedFormat(
  locale: string,
  options: Readonly<Intl.DateTimeFormatOptions>,
): (instant: Date, zone: string) => string {
  const ready = new Map<string, Intl.DateTimeFormat>()
  return (instant, zone) => {
    const format = ready.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone })
    // Reinserted last, so that the least recently used zone comes first.
    ready.delete(zone)
    ready.set(zone, format)
    const [oldest] = ready.keys()
    if (ready.size > maxZones && oldest !== undefined) ready.delete(oldest)
    return format.format(instant)
  }
}
