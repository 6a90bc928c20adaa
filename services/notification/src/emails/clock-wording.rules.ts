import { visible } from '@seneb/contracts/forms/greeting-name'
import { readPhoneNumber } from '@seneb/contracts/forms/phone-number'
import { isTimeZone, zonedFormat } from '@seneb/contracts/forms/time-zone'
import {
  careTeamZone,
  slotInZone,
  slotInstants,
  slotNames,
  timeSlots,
} from '@seneb/contracts/vocabulary/contact-options'

import { notGranted } from './wording.rules.js'

/** A telephone number as it is rung from abroad, with its country; one that cannot be read is shown as it came. */
export function phoneText(phoneNumber: string): string {
  const number = readPhoneNumber(phoneNumber)
  if (!number) return visible(phoneNumber)
  const country = number.country && regions.of(number.country)
  return country ? `${number.international} (${country})` : number.international
}

/**
 * Returns the person's time zone, and their local time and the team's when they sent the request (TRIP-64, CONT-16).
 */
export function formatClock(zone: string | undefined, sentAt: Date): string {
  if (zone === undefined || !isTimeZone(zone)) return notGranted
  return `${zone}: ${dayAndTime(sentAt, zone)} there, ${dayAndTime(sentAt, careTeamZone)} in Cairo, when this was sent`
}

interface SlotPreference {
  readonly preferredTime?: { readonly slot: string; readonly zone: string } | undefined
  readonly preferredContactDate?: string | undefined
  readonly zone: string | undefined
}

/** The wished part of the day: as it was named and, when the day is known, in both clocks (D-62, CONT-16). */
export function slotPreference({ preferredContactDate: day, preferredTime, zone }: SlotPreference): string {
  if (!preferredTime) return 'Any time'
  const slot = timeSlots.find((candidate) => candidate === preferredTime.slot)
  if (!slot) return visible(`${preferredTime.slot} (${preferredTime.zone})`)
  if (day === undefined) return slotNames[slot]
  const cairo = `${slotNames[slot]}, ${slotInZone(slot, day, careTeamZone)} in Cairo`
  if (zone === undefined || zone === careTeamZone || !isTimeZone(zone)) return cairo
  const { startsAt } = slotInstants(slot, day)
  return `${cairo}, ${weekday(startsAt, zone)} ${slotInZone(slot, day, zone)} in ${placeOf(zone)}`
}

/** `Pacific/Auckland` is Auckland. */
function placeOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}

function dayAndTime(at: Date, timeZone: string): string {
  return `${weekday(at, timeZone)} ${time(at, timeZone)}`
}

const weekday = zonedFormat('en-GB', { weekday: 'long' })
const time = zonedFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const regions = new Intl.DisplayNames(['en'], { type: 'region' })
