import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { RequestContract } from '@seneb/contracts/define'
import { ListArticles, ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import {
  ListFaqs,
  ReadPage,
  ListCompanyValues,
  ReadTeam,
  ListLegalDocuments,
  ReadLegalDocument,
} from '@seneb/contracts/messages/content/page.messages'
import { SearchContent } from '@seneb/contracts/messages/content/search.messages'
import { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import {
  ListSpecialties,
  ReadSpecialty,
  ListTreatments,
  ReadTreatment,
} from '@seneb/contracts/messages/content/specialty.messages'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import type { TestDb } from '@seneb/testkit/test-db'

import { listArticles } from '../articles/list-articles.js'
import { readArticle } from '../articles/read-article.js'
import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { listFaqs } from '../faqs/faqs-on.js'
import { listLegalDocuments, readLegalDocument } from '../legal-documents/read-legal-document.js'
import { readPage } from '../pages/read-page.js'
import { readPublications, type PublishingCtx } from '../publications/read-publications.js'
import { notedRevisions } from '../publications/text-revisions.js'
import { searchContent } from '../search/search-content.js'
import { readSite } from '../site/read-site.js'
import { readSiteMap } from '../site-map/read-site-map.js'
import { listSpecialties, readSpecialty } from '../specialties/read-specialty.js'
import { readTeam, listCompanyValues } from '../team/read-team.js'
import { listTreatments, readTreatment } from '../treatments/read-treatment.js'
import { seedContent } from './seed-content.js'
import { shippedTexts } from '../content-files/shipped-texts.fixture.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await contentDb()
  await seedContent(contentTestCtx(postgres))
})
afterAll(() => postgres.close())

const ctx = (samples: 'on' | 'off' = 'on') => contentTestCtx(postgres, samples)
const slugs = {
  articles: shippedTexts.articles.map(({ slug }) => slug),
  pages: shippedTexts.pages.map(({ slug }) => slug),
  legal: shippedTexts.legalDocuments.map(({ slug }) => slug),
}

type Call = () => Promise<unknown>
const calls: readonly (readonly [RequestContract, number, Call])[] = [
  [ListSpecialties, 1, () => listSpecialties(ctx())],
  ...specialties.map(({ slug }) => [ReadSpecialty, 2, () => readSpecialty({ slug }, ctx())] as const),
  [ListTreatments, 1, () => listTreatments({}, ctx())],
  ...treatmentPages.map(({ slug }) => [ReadTreatment, 2, () => readTreatment({ slug }, ctx())] as const),
  ...slugs.pages.map((slug) => [ReadPage, 1, () => readPage({ slug }, ctx())] as const),
  [ListArticles, 1, () => listArticles({ list: 'ALL' }, ctx())],
  ...slugs.articles.map((slug) => [ReadArticle, 1, () => readArticle({ slug }, ctx())] as const),
  [ListFaqs, 1, () => listFaqs({}, ctx())],
  [ListLegalDocuments, 1, () => listLegalDocuments(ctx())],
  ...slugs.legal.map((slug) => [ReadLegalDocument, 1, () => readLegalDocument({ slug }, ctx())] as const),
  [ListCompanyValues, 1, () => listCompanyValues(ctx())],
  [ReadTeam, 1, () => readTeam(ctx())],
  [ReadSite, 1, () => readSite(ctx())],
  [ReadSiteMap, 1, () => readSiteMap(ctx())],
  [SearchContent, 2, () => searchContent({ query: 'dental implants', first: 20 }, ctx())],
]

test.each(
  calls.map(
    ([contract, statements, call], i) => [contract.subject, i, { question: contract, statements, ask: call }] as const,
  ),
)(
  '%s (%i) answers what its contract says with a fixed number of statements [P9]',
  async (_subject, _i, { ask: call, question: contract, statements }) => {
    let response: unknown
    const counted = await statementsOf(postgres, async () => {
      response = await call()
    })

    expect(contract.output.validateSync(response, { strict: true })).toEqual(response)
    expect(Object.values(response as object)).not.toContain(null)
    expect(counted).toBe(statements)
  },
)

test('a second start stores and publishes nothing more', async () => {
  const outboxEntries = () => postgres.db.read((tx) => tx.find(OutboxEntry))
  const before = await outboxEntries()

  await seedContent(ctx())

  expect(await outboxEntries()).toHaveLength(before.length)
})

test('the nine specialties are listed in their order with their labels [SPEC-03, GEN-02, D-56]', async () => {
  const cards = (await listSpecialties(ctx())).specialties

  expect(cards.map(({ formLabel, name, path }) => ({ formLabel, name, path }))).toEqual(
    specialties.map(({ formLabel, navLabel, slug }) => ({ formLabel, name: navLabel, path: `/${slug}` })),
  )
})

test.each(specialties.map(({ slug }) => slug))(
  '/%s lists its procedures, why Egypt, inclusions, treatments and questions [D-57]',
  async (slug) => {
    const page = (await readSpecialty({ slug }, ctx())).specialty

    expect(page?.procedures.length).toBeGreaterThanOrEqual(4)
    for (const { html, minNights, maxNights, reviewedBy } of page?.procedures ?? []) {
      expect(reviewedBy).toBeNull()
      expect(html).toMatch(/^<p>.+<\/p>$/s)
      expect(maxNights).toBeGreaterThanOrEqual(minNights)
    }
    expect(page?.whyEgypt.length).toBeGreaterThan(0)
    expect(page?.packageInclusions.length).toBeGreaterThan(0)
    expect(page?.faqs.length).toBeGreaterThan(0)
    expect(page?.tableOfContents.length).toBe((page?.sections.length ?? 0) > 3 ? page?.sections.length : 0)
    const own = treatmentPages.filter(({ specialty }) => specialty === slug).map((treatment) => treatment.slug)
    expect(page?.treatments.map((treatment) => treatment.slug)).toEqual(own)
  },
)

test.each(['cardiology-surgery', 'oncology'])(
  '/%s has a body of its own in the shape of every other specialty, from the catalogue and no module of its own [SPEC-06, SPEC-09, D-57]',
  async (slug) => {
    const pages = await Promise.all(
      specialties.map(async (specialty) => (await readSpecialty({ slug: specialty.slug }, ctx())).specialty),
    )
    const page = pages.find((one) => one?.slug === slug)
    const text = (page?.sections ?? []).map(({ html }) => html.replaceAll(/<[^>]+>/g, ' ')).join(' ')

    expect(text.split(/\s+/).length).toBeGreaterThan(300)
    expect(page?.procedures.length).toBeGreaterThanOrEqual(6)
    for (const other of pages) expect(Object.keys(other ?? {}).toSorted()).toEqual(Object.keys(page ?? {}).toSorted())
  },
)

test('only the bariatric page has the aggregator notice, and cosmetic surgery recommends a consultation first [D-27]', async () => {
  const pages = await Promise.all(specialties.map(async ({ slug }) => (await readSpecialty({ slug }, ctx())).specialty))

  expect(pages.flatMap((page) => (page?.noticeHtml?.includes('aggregator') ? [page.slug] : []))).toEqual([
    'bariatric-surgery',
  ])
  expect(pages.flatMap((page) => (page?.needsConsultationNotice ? [page.slug] : []))).toContain('cosmetic-surgery')
})

test('each of the eleven treatments belongs to its specialty and describes its procedure [D-33]', async () => {
  for (const { procedure, slug, specialty } of treatmentPages) {
    const { treatment } = await readTreatment({ slug }, ctx())
    expect(treatment).toMatchObject({ path: `/treatments/${slug}`, specialty: { slug: specialty } })
    expect(treatment?.procedure?.slug ?? null).toBe(procedure)
  }
  expect((await listTreatments({ specialty: 'dental-care' }, ctx())).treatments).toHaveLength(4)
})

test.each([
  [
    'specialty',
    'dental-care',
    async (reading: PublishingCtx) => (await readSpecialty({ slug: 'dental-care' }, reading)).specialty?.reviewer,
  ],
  [
    'treatment',
    'lasik',
    async (reading: PublishingCtx) => (await readTreatment({ slug: 'lasik' }, reading)).treatment?.reviewer,
  ],
] as const)(
  'a %s names its medical reviewer, and nobody reviewed those that ship [D-49, D-58]',
  async (kind, slug, reviewerIn) => {
    expect(await reviewerIn(ctx())).toBeNull()
    const shipped = (await readPublications([{ kind, key: slug }], ctx())).one(kind, slug)
    if (!shipped) throw new Error(`${slug} is not on the site`)
    const reviewer = { name: 'Dr. Mona Adel', role: 'Ophthalmologist', on: '2026-11-20', dueOn: '2027-11-20' }
    const previewed = { ...shipped, content: { ...shipped.content, reviewer } } as typeof shipped

    const { dueOn: _internal, ...shown } = reviewer
    expect(await reviewerIn({ ...ctx(), previewed })).toEqual(shown)
  },
)

test('why Egypt and medical tourism are pages with benefits; medical tourism has questions and links the specialties', async () => {
  const [why, tourism] = [
    await readPage({ slug: 'why-egypt' }, ctx()),
    await readPage({ slug: 'medical-tourism' }, ctx()),
  ]

  expect(why.page?.benefits.length).toBeGreaterThan(0)
  expect(tourism.page?.benefits.length).toBeGreaterThan(0)
  expect(tourism.page?.faqs.length).toBeGreaterThan(0)
})

test('unknown slugs and versions return null [D-59]', async () => {
  const slug = 'no-such-thing'
  expect(await readSpecialty({ slug }, ctx())).toEqual({ specialty: null })
  expect(await readTreatment({ slug }, ctx())).toEqual({ treatment: null })
  expect(await readPage({ slug }, ctx())).toEqual({ page: null })
  expect(await readLegalDocument({ slug }, ctx())).toEqual({ legalDocument: null })
  expect(await readLegalDocument({ slug: 'privacy-policy', version: '99' }, ctx())).toEqual({ legalDocument: null })
})

test('production leaves out every sample: no press items, no founders, no rating, no offer, no address [O-1, D-58, D-64, D-77, O-4]', async () => {
  const off = ctx('off')

  expect((await listArticles({ list: 'NEWS' }, off)).articles).toEqual([])
  expect((await readTeam(off)).members).toEqual([])
  const { offers, settings } = await readSite(off)
  expect(offers).toEqual([])
  expect(settings).toMatchObject({ rating: null, companyAddress: null, companyRegistration: null, sampleKeys: [] })
})

test('the demonstration shows seventeen press items, three founders with initials, the rating and fifty spots [O-1, O-3, O-4, ART-16, TEAM-03, SEO-12]', async () => {
  expect((await listArticles({ list: 'NEWS' }, ctx())).articles).toHaveLength(17)
  const { members } = await readTeam(ctx())
  expect(members).toHaveLength(3)
  for (const { initials, isSample } of members)
    expect({ initials, isSample }).toEqual({ initials: expect.stringMatching(/^[A-Z]{1,2}$/), isSample: true })
  const { offers, settings } = await readSite(ctx())
  expect(settings.rating).toMatchObject({ value: 4.8, count: 127 })
  expect(offers.map(({ text }) => text)).toEqual(['Only 50 Early Spots Left for Exclusive Discounts'])
})

test('no accreditation body counts as a partner without an agreement on record [TEAM-04, D-28]', async () => {
  const { accreditationBodies } = await readTeam(ctx())

  expect(accreditationBodies).toHaveLength(2)
  for (const { descriptionHtml, isPartner, link } of accreditationBodies) {
    expect({ isPartner, link }).toEqual({ isPartner: false, link: expect.stringMatching(/^https:/) })
    expect(descriptionHtml).not.toBe('')
  }
})

test('the three packages start at their prices and hold them for a year [SEO-10, SEO-11, O-9, D-24]', async () => {
  const { packages } = await readSite(ctx())

  const prices = Object.fromEntries(packages.map(({ fromUsd, specialty }) => [specialty, fromUsd]))
  expect(prices).toEqual({ 'hair-transplant': 2500, 'dental-care': 1800, 'cosmetic-surgery': 4500 })
  for (const { asOf, validUntil } of packages) {
    expect(validUntil).toBe(`${Number(asOf.slice(0, 4)) + 1}${asOf.slice(4)}`)
  }
  expect(
    (await readSpecialty({ slug: 'dental-care' }, ctx())).specialty?.packages.map(({ fromUsd }) => fromUsd),
  ).toEqual([1800])
  expect((await readSpecialty({ slug: 'oncology' }, ctx())).specialty?.packages).toEqual([])
})

test('the four values are listed in their order', async () => {
  expect((await listCompanyValues(ctx())).companyValues.map(({ title }) => title)).toEqual([
    'Trust',
    'Clarity',
    'Support',
    'Well-being',
  ])
})

test('legal pages are dated by their version, which can be linked [D-65]', async () => {
  for (const { publishedOn, slug, version } of (await listLegalDocuments(ctx())).legalDocuments) {
    const { legalDocument } = await readLegalDocument({ slug, version }, ctx())
    expect(legalDocument).toMatchObject({ publishedOn, version, isLatest: true })
    expect(legalDocument?.versions.map((one) => one.version)).toContain(version)
  }
  expect((await listLegalDocuments(ctx())).legalDocuments).toHaveLength(3)
})

test('the governing-law text is marked for legal review [LEGAL-04, D-65]', async () => {
  const { legalDocument } = await readLegalDocument({ slug: 'terms-of-service' }, ctx())

  const marked = legalDocument?.sections.filter(({ forLegalReview }) => forLegalReview) ?? []
  expect(marked.map(({ title }) => title).join(' ')).toMatch(/law/i)
})

test.each([
  ['dental implnts', '/treatments/dental-implants'],
  ['cleopatra smile', '/blogs/'],
  ['glaucoma', '/treatments/glaucoma-treatment'],
  ['knee replacement', '/orthopedic-surgery#knee-replacement'],
  ['papyrus', '/blogs/'],
  ['IVF', '/ivf-treatment'],
])('searching for "%s" finds %s among the first three [D-33]', async (query, path) => {
  const { hits } = await searchContent({ query, first: 3 }, ctx())

  expect(hits.some((hit) => hit.path.startsWith(path))).toBe(true)
})

test('a page is as old as its text, on whatever day that was stored [SITE-01, D-38]', async () => {
  const { entries } = await readSiteMap(ctx())

  const policy = entries.find(({ path }) => path === '/privacy-policy')
  const { on } = notedRevisions['legal-document/privacy-policy'] ?? { on: 'no day' }
  expect(policy?.lastChangedOn).toBe(`${on}T00:00:00.000Z`)
  expect(ctx().now().toISOString()).not.toContain(on)
})
