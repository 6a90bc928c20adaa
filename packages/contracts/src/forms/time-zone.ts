import { answer } from './fields.js'

const zonePattern = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/

/** True for a time zone by its IANA name, `Pacific/Auckland`, that clocks here know. */
export function isTimeZone(name: string): boolean {
  if (!zonePattern.test(name)) return false
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/**
 * The zone of the person's own clock, which their browser tells. One that we do not know is as good as none: nobody who
 * fills in a form could mend it.
 */
export function optionalTimeZone() {
  return answer().transform((value: unknown) => (typeof value === 'string' && isTimeZone(value) ? value : undefined))
}
