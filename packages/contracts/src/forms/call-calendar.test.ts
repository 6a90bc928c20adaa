import { expect, test } from '@jest/globals'

import { callCalendar } from './call-calendar.js'

const call = {
  callId: '0193a1b2-0000-7000-8000-000000000001',
  reference: 'SNB-7K3M9Q',
  startsAt: '2026-11-25T12:30:00.000Z',
  madeAt: new Date('2026-11-23T09:00:00.123Z'),
}

test('the calendar file of a call says when it is, and nothing about health [GEN-07, D-66]', () => {
  expect(callCalendar(call).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Seneb//Calls//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:0193a1b2-0000-7000-8000-000000000001@calls.seneb',
    'DTSTAMP:20261123T090000Z',
    'DTSTART:20261125T123000Z',
    'DTEND:20261125T130000Z',
    'SUMMARY:Call with Seneb (SNB-7K3M9Q)',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a reference cannot add a line to the file [S1]', () => {
  const file = callCalendar({ ...call, reference: 'SNB-1\r\nATTENDEE:mailto:a@b.example;x,y' })

  expect(file).toContain(String.raw`SUMMARY:Call with Seneb (SNB-1 ATTENDEE:mailto:a@b.example\;x\,y)`)
  expect(file.split('\r\n')).toHaveLength(13)
})
