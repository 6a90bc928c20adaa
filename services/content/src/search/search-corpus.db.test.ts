import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx } from '../content.fixture.js'
import { storeTexts } from '../publications/publication.fixture.js'
import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { shippedCatalogue } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'
import { searchContent } from './search-content.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await contentDb()
  await storeShippedCatalogue(shippedCatalogue, contentTestCtx(postgres))
  await storeTexts(shippedTexts, postgres)
})
afterAll(() => postgres.close())

const find = (query: string) => searchContent({ query, first: 50 }, contentTestCtx(postgres))

const contact = '/contact-us'
const aboutRequest = '/medical-tourism#faq-ask-about-my-request'

// One line for each search: the words, and the expected first result.
test.each([
  ['status of my request', contact],
  ['my request', contact],
  ['track my enquiry', contact],
  ['withdraw', contact],
  ['cancel my request', contact],
  ['how do I cancel?', contact],
  ['SNB-ABC123', contact],
  ['snbabc123', contact],
  ['Re: SNB‐ABC123', contact],
  ['snb abc123', contact],
  ['contact', contact],
  ['knee replacement', '/orthopedic-surgery#knee-replacement'],
  ['new knee', '/orthopedic-surgery#knee-replacement'],
  ['Are the hospitals accredited?', '/medical-tourism#faq-are-providers-accredited'],
  ['Is Seneb a hospital or a doctor?', '/medical-tourism#faq-is-seneb-a-hospital'],
  ['do i need a visa', '/medical-tourism#faq-do-i-need-a-visa'],
  ['lasik', '/treatments/lasik'],
  ['LASIK', '/treatments/lasik'],
  ['ＬＡＳＩＫ', '/treatments/lasik'],
  ['la\u00adsik\u200f', '/treatments/lasik'],
  ['full‐mouth reconstruction', '/treatments/full-mouth-reconstruction'],
  ['زراعة الأسنان', '/treatments/dental-implants'],
  ['زِراعة الاسنان', '/treatments/dental-implants'],
  ['prothèse de hanche', '/orthopedic-surgery#hip-replacement'],
  ['prothe\u0300se de hanche', '/orthopedic-surgery#hip-replacement'],
  ['leukemia', '/oncology'],
  ['how much does it cost', '/budget-estimator'],
])('%j leads to %s first', async (query, path) => {
  const { hits } = await find(query)

  expect(hits[0]?.path).toBe(path)
})

// One line for each word that exists and is no mistyped other one.
test.each(['colon', 'colour', 'status', 'kidney', 'sister', 'liver', 'center', 'statue', 'hip'])(
  '%j is never taken for another word',
  async (query) => {
    const { isCorrected, query: looked, suggestion } = await find(query)

    expect({ isCorrected, looked, suggestion }).toEqual({ isCorrected: false, looked: query, suggestion: undefined })
  },
)

// One line for each mistyped word with its suggestion.
test.each([
  ['catarct', 'cataract'],
  ['impalnts', 'implants'],
  ['dental implnts', 'dental implants'],
  ['ortopedic', 'orthopedic'],
])('%j is answered with the offer of %j', async (query, suggestion) => {
  expect(await find(query)).toMatchObject({ query, isCorrected: false, suggestion })
})

test('a reference finds its help page and no texts that look like it', async () => {
  const { hits, isCorrected, suggestion } = await find('SNB-7K3M9Q')

  expect({ isCorrected, suggestion }).toEqual({ isCorrected: false, suggestion: undefined })
  expect(hits.slice(0, 2).map(({ path }) => path)).toEqual([contact, aboutRequest])
  expect(JSON.stringify(hits)).not.toMatch(/7K3M9Q|dwarf|statue/i)
})

test('no question leads to the home page, which shows none', async () => {
  const results = await Promise.all(
    [...shippedTexts.faqs.map(({ question }) => question), ...treatmentTypes.map(({ name }) => name)].map(find),
  )
  const paths = results.flatMap(({ hits }) => hits.map(({ path }) => path))

  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter((path) => path.startsWith('/#'))).toEqual([])
})
