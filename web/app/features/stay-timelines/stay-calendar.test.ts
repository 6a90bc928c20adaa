import { expect, test } from '@jest/globals'

import { calendarOf } from './read-stay-timeline.server.js'
import type { StayTimeline } from './stay-timeline.types.js'

const entry = (day: number, date: string | null, more: object = {}) => ({
  kind: 'STEP',
  day,
  date,
  untilDay: null,
  untilDate: null,
  title: 'Check-up; then rest',
  detail: 'The dentist looks at the wounds, and plans the second visit. '.repeat(4),
  ...more,
})
const timelineWith = (entries: readonly object[]) =>
  ({ procedure: 'dental-implants', entries }) as unknown as StayTimeline

test('a calendar is RFC 5545: whole days, lines of 75 bytes that end in CRLF, texts escaped', () => {
  const second = { kind: 'SECOND_JOURNEY', title: 'Second journey', untilDay: 183, untilDate: '2027-09-02' }
  const text = calendarOf(timelineWith([entry(6, '2027-12-31'), entry(93, '2027-06-04', second)]))
  const unfolded = text.replaceAll(/\r\n[ \t]/g, '')

  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(unfolded).toMatch(/^BEGIN:VCALENDAR\r\n(?:.*\r\n)*VERSION:2[.]0\r\n/)
  expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20271231\r\n')
  expect(unfolded).toContain('DTEND;VALUE=DATE:20280101\r\n')
  expect(unfolded).toContain('SUMMARY:Check-up\\; then rest\r\n')
  expect(unfolded).toContain('At the latest on Thursday\\, September 2\\, 2027.')
  expect(unfolded).toContain('STATUS:TENTATIVE\r\n')
  expect(unfolded).toMatch(/UID:dental-implants-second_journey-2027-06-04-second-journey@seneb\r\n/)
})

test('days without a date are in no calendar', () => {
  expect(calendarOf(timelineWith([entry(1, null), entry(2, '2027-03-05')])).match(/BEGIN:VEVENT/g)).toHaveLength(1)
})
