import { expect, test } from '@jest/globals'
import { siteRoutes } from '@seneb/contracts/vocabulary/site-routes'
import { treatmentTypeNames } from '@seneb/contracts/vocabulary/treatments'

import { fieldTarget, treatmentsTarget } from './how-it-works.js'
import { homeCopy } from './home.copy.js'

const { cards, others } = homeCopy.procedures
const everything = () => true
const nothing = () => false

test('the five cards lead to their five pages [HOME-05]', () => {
  expect(cards.map((card) => fieldTarget(card, everything))).toEqual([
    '/dental-care',
    '/ivf-treatment',
    '/ophthalmology',
    '/cosmetic-surgery',
    '/hair-transplant',
  ])
})

test('until a page is there, its card opens the trip planner with the field chosen', () => {
  expect(fieldTarget(cards[1], nothing)).toBe('/trip-planner?treatment=Fertility%20%26%20IVF')
})

test.each([...cards, ...others])(
  '$name is known to the trip planner and has a page of its own',
  ({ page, treatmentType }) => {
    expect(treatmentTypeNames).toContain(treatmentType)
    expect(siteRoutes.flatMap(({ paths }): readonly string[] => paths)).toContain(page)
  },
)

test("'Explore Treatments' leads to the page of all treatments, or to those on the home page [HOME-02]", () => {
  expect(treatmentsTarget('#treatments', everything)).toBe('/medical-tourism')
  expect(treatmentsTarget('#treatments', nothing)).toBe('#treatments')
})
