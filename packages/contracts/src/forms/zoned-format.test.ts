import { afterEach, expect, jest, test } from '@jest/globals'

import { isTimeZone, zonedFormat } from './time-zone.js'

const instant = new Date('2026-11-23T01:23:00Z')
const zones = Intl.supportedValuesOf('timeZone')
const formatSpy = jest.spyOn(Intl, 'DateTimeFormat')

afterEach(() => void formatSpy.mockClear())

test('the clock of a zone is made once, and says the same as one of its own', () => {
  const timeIn = zonedFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

  const times = ['Africa/Cairo', 'Europe/Berlin', 'Africa/Cairo', 'Europe/Berlin'].map((zone) => timeIn(instant, zone))

  expect(times).toEqual(['03:23', '02:23', '03:23', '02:23'])
  expect(formatSpy).toHaveBeenCalledTimes(2)
})

test('only the last forty zones are held ready, whatever people send', () => {
  const timeIn = zonedFormat('en-GB', { hour: '2-digit' })
  const [first = '', ...others] = zones.slice(0, 41)
  const format = (names: readonly string[]) => names.map((zone) => timeIn(instant, zone))

  format([first, ...others.slice(0, 39), first])
  expect(formatSpy).toHaveBeenCalledTimes(40)

  format([others[39] ?? '', first])
  expect(formatSpy).toHaveBeenCalledTimes(41)
  format([others[0] ?? ''])
  expect(formatSpy).toHaveBeenCalledTimes(42)
})

test('a zone that is none is refused each time', () => {
  const timeIn = zonedFormat('en-GB', { hour: '2-digit' })

  for (let i = 0; i < 2; i++) expect(() => timeIn(instant, 'Mars/Olympus')).toThrow(RangeError)
})

test('whether a name is a zone is looked up once, and what is none is never held [S12]', () => {
  for (let i = 0; i < 3; i++) expect([isTimeZone('Asia/Muscat'), isTimeZone('Asia/Nowhere')]).toEqual([true, false])

  expect(formatSpy).toHaveBeenCalledTimes(1 + 3)
})

test('names in every spelling do not add up: no more are held than there are zones [S12]', () => {
  const variant = (i: number) =>
    [...'africa/cairo'].map((letter, at) => (i & (1 << at) ? letter.toUpperCase() : letter)).join('')
  const many = new Set(Array.from({ length: 2 ** 11 }, (_, i) => variant(i)))
  for (const name of many) expect(isTimeZone(name)).toBe(true)
  formatSpy.mockClear()

  for (const name of many) isTimeZone(name)

  expect(formatSpy.mock.calls.length).toBeGreaterThanOrEqual(many.size - 600)
})
