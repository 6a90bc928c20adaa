import { answer } from './fields.js'

const zonePattern = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** Names that were looked up and are zones; bounded, because a zone may be spelled in capitals and small letters. */
const known = new Set<string>()
const maxKnown = 600

/** True for a time zone by its IANA name, `Pacific/Auckland`, that clocks here know. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  if (!zonePattern.test(name)) return false
  try {
    Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    return false
  }
  if (known.size < maxKnown) known.add(name)
  return true
}

/**
 * The zone of the person's own clock, which their browser tells. One that we do not know is as good as none: nobody who
 * fills in a form could mend it.
 */
export function optionalTimeZone() {
  return answer().transform((value: unknown) => (typeof value === 'string' && isTimeZone(value) ? value : undefined))
}
