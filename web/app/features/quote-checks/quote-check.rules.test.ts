import { expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { checkQuote, pointsFor, quotePoints, stopSigns, ticksFrom } from './quote-check.rules.js'

const ticks = (query: string) => ticksFrom(new URLSearchParams(query), treatmentTypes)
const pointsOf = (procedure: string) => pointsFor(ticks(`procedure=${procedure}`).type)
const idsOf = (points: readonly { readonly id: string }[]) => points.map(({ id }) => id)

test('only listed values of an address are read, each once', () => {
  const many = `procedure=dental-implants&has=doctor&has=doctor&has=<b>&sign=hurry&sign=no&name=Amal`

  expect(ticks(many)).toEqual({
    procedure: 'dental-implants',
    type: 'dental-care',
    has: ['doctor'],
    signs: ['hurry'],
  })
  expect(ticks('procedure=magic')).toEqual({ procedure: '', type: '', has: [], signs: [] })
})

test('the content of a quote depends on its procedure', () => {
  expect(idsOf(pointsOf('dental-implants'))).toEqual(
    expect.arrayContaining(['implant', 'second-journey', 'anesthetic']),
  )
  expect(idsOf(pointsOf('dental-implants'))).not.toContain('grafts')
  expect(idsOf(pointsOf('fue-hair-transplant'))).toContain('grafts')
  expect(idsOf(pointsOf('heart-bypass'))).toContain('intensive-care')
  expect(idsOf(pointsFor(''))).not.toContain('implant')
})

test('every point is required by some procedure, and every procedure has at least the common ones', () => {
  const procedures = treatmentTypes.flatMap((type) => type.procedures.map(({ slug }) => slug as string))
  const requestedIds = new Set(procedures.flatMap((slug) => idsOf(pointsOf(slug))))

  expect([...requestedIds].toSorted()).toEqual(idsOf(quotePoints).toSorted())
  for (const slug of procedures) expect(idsOf(pointsOf(slug))).toEqual(expect.arrayContaining(idsOf(pointsFor(''))))
})

test('nothing ticked misses everything; everything ticked misses nothing', () => {
  const all = quotePoints.map(({ id }) => `has=${id}`).join('&')

  expect(checkQuote(ticks(''))).toMatchObject({ verdict: 'ASK', expected: pointsFor('').length })
  expect(checkQuote(ticks('')).missing).toHaveLength(pointsFor('').length)
  expect(checkQuote(ticks(`procedure=veneers&${all}`))).toMatchObject({ verdict: 'COMPLETE', missing: [] })
})

test.each(stopSigns)('one warning sign, %s, outweighs an otherwise complete quote', (sign) => {
  const all = quotePoints.map(({ id }) => `has=${id}`).join('&')

  expect(checkQuote(ticks(`${all}&sign=${sign}`)).verdict).toBe('STOP')
})
