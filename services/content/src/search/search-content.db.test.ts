import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { aFaq, anArticle, aSpecialty, aTreatment, storeTexts } from '../publications/publication.fixture.js'
import { shippedCatalogue } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'
import { searchContent } from './search-content.js'
import { readForMs } from './word-readings.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await contentDb()
  await storeShippedCatalogue(shippedCatalogue, contentTestCtx(postgres))
  await storeTexts(
    {
      specialties: [aSpecialty()],
      treatments: [aTreatment()],
      articles: [
        anArticle({
          title: 'The Ebers Papyrus',
          content: { intro: 'Physicians of the Nile wrote <b>remedies</b> for *the eye* and for burns.', sections: [] },
        }),
        anArticle({
          slug: 'long',
          id: 'long',
          title: 'A long text',
          summary: 'Short.',
          content: { intro: `${'before '.repeat(60)}hippocampus ${'after '.repeat(60)}`, sections: [] },
        }),
        anArticle({ slug: 'laser', id: 'laser', title: 'A day at the clinic', summary: 'The laser hums.' }),
      ],
      faqs: [aFaq({ question: 'How long is the recovery after LASIK?' })],
    },
    postgres,
  )
})
afterAll(() => postgres.close())

const find = (query: string, first = 20) => searchContent({ query, first }, contentTestCtx(postgres))
const textOf = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('')
const pathsOf = async (query: string) => (await find(query)).hits.map(({ path }) => path)

test('specialties, procedures, treatments, articles and questions are found, a procedure by its own page [D-33]', async () => {
  const result = await find('lasik')

  expect(SearchContent.output.validateSync(result, { strict: true })).toEqual(result)
  expect(new Set(result.hits.map(({ kind, path }) => `${kind} ${path}`))).toEqual(
    new Set([
      'PROCEDURE /ophthalmology#femto-lasik',
      'PROCEDURE /ophthalmology#prk',
      'TREATMENT /treatments/lasik',
      'QUESTION /medical-tourism#faq-how-long',
    ]),
  )
  expect(result.totalCount).toBe(result.hits.length)
  expect(await pathsOf('ebers papyrus')).toEqual(['/blogs/an-article'])
  expect(await pathsOf('eye surgery')).toContain('/ophthalmology')
})

test('words in a title weigh more than words in a text [D-33]', async () => {
  const [first] = (await find('lasik')).hits
  expect(textOf(first?.title ?? [])).toMatch(/LASIK/)
  const laser = await pathsOf('laser')
  expect(laser.indexOf('/treatments/lasik')).toBeGreaterThanOrEqual(0)
  expect(laser[0]).toBe('/ophthalmology#laser-skin-treatment'.replace('ophthalmology', 'hair-transplant'))
})

test('matching words are marked, other forms of them too, and no markup gets through [D-60]', async () => {
  const [hit] = (await find('physician remedy')).hits

  const marked = hit?.excerpt.filter(({ isMatch }) => isMatch).map(({ text }) => text)
  expect(marked).toEqual(['Physicians', 'remedies'])
  expect(textOf(hit?.excerpt ?? [])).toContain('Physicians of the Nile wrote remedies for the eye and for burns')
})

test('an excerpt is a whole sentence, and shows at either end whether text is cut [ROUTE-30]', async () => {
  const excerptOf = async (word: string) => textOf((await find(word)).hits[0]?.excerpt ?? [])

  expect(await excerptOf('hippocampus')).toMatch(/^… before .*hippocampus.* after …$/)
  expect(await excerptOf('hums')).toBe('The laser hums.')
})

test.each([
  ['lasic', 'lasik', '/treatments/lasik'],
  ['ebbers papyrsu', 'ebers papyrus', '/blogs/an-article'],
  ['catarct', 'cataract', '/ophthalmology#cataract-surgery'],
  ['impalnts', 'implants', '/dental-care#dental-implants'],
])('%s is not replaced: %s is suggested, and finds what was meant [D-33]', async (typed, meant, path) => {
  const result = await find(typed)

  expect(result).toMatchObject({ query: typed, isCorrected: false, suggestion: meant, hits: [] })
  expect(await pathsOf(meant)).toContain(path)
})

test('a known word, another form of it, its beginning and a small word are unchanged', async () => {
  for (const query of ['implanting', 'cata', 'the eye', 'of']) {
    expect(await find(query)).toMatchObject({ query, isCorrected: false, suggestion: undefined })
  }
  expect(await pathsOf('cata')).toContain('/ophthalmology#cataract-surgery')
})

test('without a page that contains all words, pages with some are found', async () => {
  expect(await pathsOf('papyrus chemotherapy')).toEqual(
    expect.arrayContaining(['/blogs/an-article', '/oncology#chemotherapy']),
  )
})

test.each(['', '   ', '?!', "' & | ! ( ) :* <-> \\ --", 'the of and', 'zzzzqqqq xxyyzz'])(
  'the query "%s" finds nothing and causes no error [D-33]',
  async (query) => {
    expect(await find(query)).toMatchObject({ totalCount: 0, hits: [] })
  },
)

test('a long query is cut with a notice; the response stays quick [D-33]', async () => {
  const result = await find(`lasik ${'very '.repeat(20_000)}`)

  expect(result.isShortened).toBe(true)
  expect(result.hits.length).toBeGreaterThan(0)
  expect((await find('lasik')).isShortened).toBe(false)
})

test('a page of hits has the requested size and the total [D-33]', async () => {
  const { hits, totalCount } = await find('lasik', 2)

  expect(hits).toHaveLength(2)
  expect(totalCount).toBe(4)
})

test('recently corrected words are not compared again for a minute [S1]', async () => {
  const ctx = contentTestCtx(postgres)
  const statementsFor = (query: string) => statementsOf(postgres, () => searchContent({ query, first: 20 }, ctx))

  const counts = [
    await statementsFor('lasic recovry'),
    await statementsFor('recovry lasic'),
    await statementsFor('lasic eys'),
  ]
  ctx.clock.advance(readForMs)
  counts.push(await statementsFor('lasic recovry'))

  expect(counts).toEqual([2, 1, 2, 2])
  expect(await searchContent({ query: 'recovry lasic', first: 20 }, ctx)).toMatchObject({
    suggestion: 'recovery lasik',
  })
})

test('a search costs two statements, whatever it finds [P9]', async () => {
  for (const query of ['lasik', 'lasic recovry', 'nothing like this']) {
    expect(await statementsOf(postgres, () => find(query))).toBe(2)
  }
})

test('lay words, other languages and tools are found, and a short word is not changed into another [ROUTE-30]', async () => {
  expect((await find('boob')).query).toBe('breast surgery')
  expect(await pathsOf('Zahnimplantate')).toContain('/dental-care#dental-implants')
  expect(await pathsOf('زراعة الشعر')).toContain('/hair-transplant#fue-hair-transplant')
  const [first] = (await find('how much does lasik cost')).hits
  expect(first).toMatchObject({ kind: 'TOOL', path: '/budget-estimator' })
  expect(await find('bool')).toMatchObject({ query: 'bool', isCorrected: false, suggestion: undefined })
})
