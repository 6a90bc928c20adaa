import { expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { suggestedTerms } from './query-expansion.js'
import namesAbroad from './names-of-procedures.json' with { type: 'json' }
import { readQuery, textOf } from './search.rules.js'

const matchedBy = (query: string) => suggestedTerms(readQuery(query).words).join(' ')

test.each([
  ['boob job', 'breast surgery'],
  ['nose job', 'rhinoplasty'],
  ['BBL', 'plastic surgery'],
  ['hair loss', 'hair transplant'],
  ['what about a nose job', 'what about a rhinoplasty'],
  ['lasik recovery', 'lasik recovery'],
])('%j is looked for as %j [ROUTE-30]', (query, meant) => {
  expect(matchedBy(query)).toBe(meant)
})

test.each([
  ['زراعة الشعر', 'fue hair transplant'],
  ['عملية الليزك', 'عمليه lasik'],
  ['أطفال الأنابيب', 'ivf'],
  ['Zahnimplantate', 'dental implants'],
  ['Grauer Star', 'cataract surgery'],
  ['implant dentaire', 'dental implants'],
  ['prothèse de hanche', 'hip replacement'],
  ['operation de la cataracte', 'cataract surgery'],
  ['имплантация зубов', 'dental implants'],
  ['ЭКО', 'ivf'],
  ['protesi dell’anca', 'hip replacement'],
  ['sbiancamento denti', 'teeth whitening'],
])('%s is looked for as %j, with or without accents and endings [ROUTE-30]', (query, meant) => {
  expect(matchedBy(query)).toBe(meant)
})

const named = Object.entries(namesAbroad).flatMap(([slug, names]) =>
  names.flatMap((all) => all.split('|').map((name) => [slug, name] as const)),
)

test('every procedure but "Other" has its name in five languages, and each name leads to it [ROUTE-30]', () => {
  const slugs = treatmentTypes.flatMap((type) => type.procedures.map(({ slug }) => slug as string))
  expect(Object.keys(namesAbroad).sort()).toEqual(slugs.filter((slug) => slug !== 'other').sort())
  const incomplete = Object.entries(namesAbroad).filter(
    ([, names]) =>
      names.length !== 5 ||
      names
        .join('|')
        .split('|')
        .some((name) => textOf(name).length === 0),
  )
  expect(incomplete).toEqual([])

  const nameOf = new Map(
    treatmentTypes.flatMap((type) => type.procedures.map(({ name, slug }) => [slug as string, name])),
  )
  const lost = named.filter(([slug, name]) => {
    const meant = new Set(matchedBy(name).split(' '))
    return !readQuery(nameOf.get(slug) ?? '').words.every((word) => meant.has(word))
  })
  expect(lost).toEqual([])
})
