/** Closed lists of the consultation request (CONT-09, CONT-10) and how its time slots are read. */

/** Contact methods (CONT-09). */
export const contactMethods = ['phone_whatsapp', 'phone_telegram', 'google_meet', 'zoom'] as const
export type ContactMethod = (typeof contactMethods)[number]

/** Display name of each contact method. */
export const contactMethodNames: Readonly<Record<ContactMethod, string>> = {
  phone_whatsapp: 'Phone (WhatsApp)',
  phone_telegram: 'Phone (Telegram)',
  google_meet: 'Google Meet',
  zoom: 'Zoom',
}

/** CONT-10: the parts of a day to be called in. */
export const timeSlots = ['morning', 'afternoon', 'evening'] as const
export type TimeSlot = (typeof timeSlots)[number]

/** Time zone of all slots, Central European Time: one hour ahead of UTC all year (D-62). */
export const slotZone = 'CET'
const slotZoneOffsetHours = 1

/** Time zone of the care team; shown together with the visitor's own (D-62). */
export const careTeamZone = 'Africa/Cairo'

const slotHours: Readonly<Record<TimeSlot, readonly [startsAt: number, endsAt: number]>> = {
  morning: [9, 12],
  afternoon: [12, 17],
  evening: [17, 20],
}

/** Label of the slot in the specification's words, in its own zone: 'Morning (9AM-12PM CET)'. */
export const slotNames: Readonly<Record<TimeSlot, string>> = {
  morning: 'Morning (9AM-12PM CET)',
  afternoon: 'Afternoon (12PM-5PM CET)',
  evening: 'Evening (5PM-8PM CET)',
}

/** Returns the start and end of a slot on a day (`2027-01-05`) as instants. */
export function slotInstants(slot: TimeSlot, day: string): { readonly startsAt: Date; readonly endsAt: Date } {
  const [starts, ends] = slotHours[slot]
  const at = (hour: number) => new Date(Date.parse(day) + (hour - slotZoneOffsetHours) * 60 * 60 * 1000)
  return { startsAt: at(starts), endsAt: at(ends) }
}

/** A slot on a day in another zone, such as the visitor's or Cairo's: '10:00–13:00' (D-62). */
export function slotInZone(slot: TimeSlot, day: string, zone: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })
  const { startsAt, endsAt } = slotInstants(slot, day)
  return `${clock.format(startsAt)}–${clock.format(endsAt)}`
}
