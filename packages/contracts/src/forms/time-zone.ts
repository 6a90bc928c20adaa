const zonePattern = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** Names that were looked up and are zones; bounded, because a zone may be spelled in capitals and small letters. */
const validZones = new Set<string>()
const maxCached = 600

/** True for a time zone by its IANA name, `Pacific/Auckland`, that clocks here know. */
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

/** More clocks than are usual at one time; each format holds some memory that the zones people send must not add up to. */
const maxZones = 40

/**
 * Words of an instant on the clock of a zone. A format costs more to make than all of a mail's other words, so those of
 * the last zones are held ready; a zone that is none throws a RangeError.
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
