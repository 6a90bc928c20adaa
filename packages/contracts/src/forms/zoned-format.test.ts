import { afterEach, expect, jest, test } from '@jest/globals'

import { isTimeZone, zonedFormat } from './time-zone.js'

const instant = new Date('2026-11-23T01:23:00Z')
const zones = Intl.supportedValuesOf('timeZone')
const formatSpy = jest.spyOn(Intl, 'DateTimeFormat')

afterEach(() => void formatSpy.mockClear())

test('the formatter of a zone is created once and formats like a separate one', () => {
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

test('a zone name is checked once, and invalid names are never cached [S12]', () => {
  for (let i = 0; i < 3; i++) expect([isTimeZone('Asia/Muscat'), isTimeZone('Asia/Nowhere')]).toEqual([true, false])

  expect(formatSpy).toHaveBeenCalledTimes(1 + 3)
})

test('spellings of names do not accumulate: the cache is no larger than the number of zones [S12]', () => {
  const variant = (i: number) =>
    [...'africa/cairo'].map((letter, at) => (i & (1 << at) ? letter.toUpperCase() : letter)).join('')
  const many = new Set(Array.from({ length: 2 ** 11 }, (_, i) => variant(i)))
  for (const name of many) expect(isTimeZone(name)).toBe(true)
  formatSpy.mockClear()

  for (const name of many) isTimeZone(name)

  expect(formatSpy.mock.calls.length).toBeGreaterThanOrEqual(many.size - 600)
})
