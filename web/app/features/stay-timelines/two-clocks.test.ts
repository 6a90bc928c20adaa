import { expect, test } from '@jest/globals'
import { homeLocations } from '@seneb/contracts/vocabulary/home-places'

import { createTwoClocks } from './read-stay-timeline.server.js'

const clocks = (date: string, home: string) => {
  const homeLocation = homeLocations.find(({ value }) => value === home)
  if (!homeLocation) throw new Error(`there is no place ${home}`)
  return createTwoClocks(date, homeLocation)
}

test.each([
  ['2027-01-05', 'uk', '7:00 AM'],
  ['2027-07-05', 'uk', '7:00 AM'],
  // Between the ends of summer time there and here.
  ['2027-04-10', 'uk', '8:00 AM'],
  ['2027-01-05', 'usa-los-angeles', 'Monday 11:00 PM'],
  ['2027-01-05', 'new-zealand', '8:00 PM'],
  ['2027-01-05', 'india', '12:30 PM'],
])('nine in Cairo on %s is for %s %s', (date, home, time) => {
  expect(clocks(date, home)).toMatchObject({ cairo: '9:00 AM', home: time })
})

test('every place has a clock, and its country is known to the trip planner', () => {
  for (const { value } of homeLocations) expect(clocks('2027-03-04', value).home).toMatch(/\d{1,2}:\d{2} [AP]M$/)
  expect(new Set(homeLocations.map(({ value }) => value)).size).toBe(homeLocations.length)
})
