import { expect, test } from '@jest/globals'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { procedureFacts } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { shippedTexts } from './shipped-texts.fixture.js'

const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const numberNames = Array.from({ length: 100 }, (_, i) =>
  i < 20 ? upToNineteen[i]! : i % 10 === 0 ? tens[i / 10]! : `${tens[Math.floor(i / 10)]}-${upToNineteen[i % 10]}`,
)
const number = `(${numberNames.toReversed().join('|')})`

/** Every range of nights a text names, such as 'thirteen to sixteen nights', as '13-16'. */
const rangesIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\s+/g, ' ')
      .matchAll(new RegExp(`\\b${number} to ${number}\\b(?! (?:days|weeks|months|hours|years))`, 'gi')),
  ].map(
    ([, low = '', high = '']) => `${numberNames.indexOf(low.toLowerCase())}-${numberNames.indexOf(high.toLowerCase())}`,
  )
const nightsOf = (slug: keyof typeof procedureFacts) => {
  const { min: least, max: most } = procedureFacts[slug].nights
  return `${least}-${most}`
}

const stays = shippedTexts.specialties.flatMap(({ sections, slug }) =>
  sections.filter(({ title }) => title === 'How long to stay').map(({ content }) => [slug, content] as const),
)

test.each(stays)('%s names only lengths of stay that the facts of its procedures name', (slug, content) => {
  const type = specialties.find((one) => one.slug === slug)?.treatmentType
  const allowed = treatmentTypes
    .filter((one) => one.slug === type)
    .flatMap(({ procedures }) => procedures.map((one) => nightsOf(one.slug)))

  const named = rangesIn(content)
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((range) => !allowed.includes(range))).toEqual([])
})

const treatments = shippedTexts.treatments.flatMap(({ meta, sections, slug }) => {
  const procedure = treatmentPages.find((one) => one.slug === slug)?.procedure
  const text = [meta.description, ...sections.map(({ content }) => content)].join(' ')
  const nights = [...text.replaceAll(/\s+/g, ' ').matchAll(new RegExp(`\\b${number} to ${number} nights`, 'gi'))].map(
    ([found]) => found,
  )
  return procedure && nights.length > 0 ? [[slug, procedure, nights] as const] : []
})

test.each(treatments)('the page on %s names the nights of its procedure', (_slug, procedure, nights) => {
  expect([...new Set(nights.flatMap(rangesIn))]).toContain(nightsOf(procedure))
})

test('most pages name their nights', () => {
  expect(stays.length).toBeGreaterThanOrEqual(5)
  expect(treatments.length).toBeGreaterThanOrEqual(6)
})
