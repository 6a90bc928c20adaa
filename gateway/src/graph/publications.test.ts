import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Output } from '@seneb/contracts/define'
import { ListArticles, ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import {
  ListFaqs,
  ReadPage,
  ListCompanyValues,
  ReadTeam,
  ListLegalDocuments,
  ReadLegalDocument,
} from '@seneb/contracts/messages/content/page.messages'
import { ReadSiteMap } from '@seneb/contracts/messages/content/site-map.messages'
import { ReadSite } from '@seneb/contracts/messages/content/site.messages'
import {
  ListSpecialties,
  ReadSpecialty,
  ListTreatments,
  ReadTreatment,
} from '@seneb/contracts/messages/content/specialty.messages'

import { TestGateway } from '../gateway.fixture.js'

const image = { src: 'art:lotus', alt: '' }
const card = {
  slug: 'dental-care',
  path: '/dental-care',
  name: 'Dental Care',
  formLabel: 'Dental Care',
  summary: '',
  image,
}
const section = {
  anchor: 'a',
  title: 'A',
  html: '<p>a</p>',
  image,
  video: null,
  socialPost: null,
  forLegalReview: false,
}
const text = {
  introHtml: '<p>i</p>',
  sections: [section],
  tableOfContents: [],
  featuredVideo: null,
  readTime: 1,
  sources: [{ title: 's', publisher: 'p', url: 'https://s.example', accessed: '2026-11-01' }],
}
const head = { heading: 'H', summary: 'S', meta: { title: 't', description: 'd', keywords: ['k'] }, image, ...text }
const faq = { key: 'f', question: 'q?', html: '<p>a</p>', inMarkup: true }
const procedure = {
  slug: 'veneers',
  name: 'Veneers',
  html: '',
  minNights: 3,
  maxNights: 7,
  journeys: 1,
  firstFlightDay: 4,
  firstLongFlightDay: null,
  reviewedBy: null,
  path: '/treatments/veneers',
}
const inclusion = { key: 'accommodation', title: 'A room', html: '<p>r</p>' }
const treatment = {
  slug: 'veneers',
  path: '/treatments/veneers',
  name: 'Veneers',
  specialty: 'dental-care',
  summary: '',
  image,
}
const offered = {
  key: 'p',
  specialty: 'dental-care',
  name: 'P',
  description: '',
  fromUsd: 1800,
  asOf: '2026-11-01',
  validUntil: '2027-11-01',
  priceSource: 's',
  seller: 's',
  inclusions: [inclusion],
}
const changedAt = '2026-11-21T08:00:00.000Z'
const article = {
  id: 'x',
  slug: 'x',
  path: '/blogs/x',
  title: 'X',
  summary: '',
  source: 'Seneb',
  image,
  fallbackImage: null,
  publishedOn: '2026-10',
  publishedPrecision: 'MONTH' as const,
}
const listed = { ...article, readTime: 4, link: null, isSample: false }
const legal = { slug: 'privacy-policy', path: '/privacy-policy', title: 'P', version: '1', publishedOn: '2026-11-01' }

const reviewer = { name: 'n', role: 'r', on: '2026-11-01' }
const specialty: Output<typeof ReadSpecialty>['specialty'] = {
  slug: 'dental-care',
  path: '/dental-care',
  name: 'Dental Care',
  formLabel: 'Dental Care',
  ...head,
  reviewer,
  noticeHtml: null,
  needsConsultationNotice: false,
  procedures: [procedure],
  whyEgypt: [{ title: 'w', html: '' }],
  packageInclusions: [inclusion],
  packages: [offered],
  treatments: [treatment],
  faqs: [faq],
  relatedTopics: [{ title: 'r', path: '/oncology' }],
  changedAt,
}

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.open()
})
afterAll(() => gateway.close())

const prose = `introHtml sections { anchor title html image { src alt } video { url title provider }
  socialPost { postUrl username subreddit height } forLegalReview } tableOfContents { anchor title }
  featuredVideo { url } sources { title publisher url accessed } readTime`
const headFields = `heading summary meta { title description keywords } image { src alt } ${prose}`
const faqFields = 'faqs { key question answerHtml isInStructuredData }'
const inclusionFields = '{ key title html }'

test('a specialty page can be requested whole within the limits on documents [D-57]', async () => {
  await gateway.handle(ReadSpecialty, ({ slug }) => ({
    specialty: slug === 'dental-care' ? specialty : null,
  }))
  const query = `query ($slug: String!) { specialty(slug: $slug) { slug path name formLabel ${headFields} reviewer { name role reviewedOn } noticeHtml
    needsConsultationNotice procedures { slug name html minNights maxNights journeys firstFlightDay firstLongFlightDay path reviewedBy } whyEgypt { title html }
    packageInclusions ${inclusionFields} packages { key specialty name description fromUsd fromPrice { amount currencyCode } asOf validUntil priceSource seller
    inclusions ${inclusionFields} } treatments { slug path name specialty summary image { src alt } } ${faqFields}
    relatedTopics { title path } updatedAt } }`

  const { json } = await gateway.graphql(query, { slug: 'dental-care' })

  expect(json.errors).toBeUndefined()
  const { changedAt: updatedAt, faqs: _renamed, reviewer: _reviewer, ...others } = specialty
  expect(json.data?.['specialty']).toMatchObject({
    ...others,
    updatedAt,
    sections: [section],
    reviewer: { name: 'n', role: 'r', reviewedOn: '2026-11-01' },
    faqs: [{ key: 'f', question: 'q?', answerHtml: '<p>a</p>', isInStructuredData: true }],
  })
  expect((await gateway.graphql(query, { slug: 'nope' })).json).toEqual({ data: { specialty: null } })
})

test('lists, pages, articles and documents are requested by name [ART-02]', async () => {
  const requests: unknown[] = []
  const note =
    <T>(reply: T) =>
    (input: unknown) => {
      requests.push(input)
      return reply
    }
  await gateway.handle(ListSpecialties, note({ specialties: [card] }))
  await gateway.handle(ListTreatments, note({ treatments: [treatment] }))
  await gateway.handle(
    ReadTreatment,
    note({
      treatment: {
        ...treatment,
        ...head,
        reviewer: null,
        specialty: card,
        procedure,
        packageInclusions: [inclusion],
        faqs: [faq],
        relatedTopics: [],
        changedAt,
      },
    }),
  )
  await gateway.handle(
    ReadPage,
    note({
      page: {
        slug: 'why-egypt',
        path: '/why-egypt',
        ...head,
        benefits: [{ title: 'b', html: '' }],
        faqs: [],
        relatedTopics: [],
        changedAt,
      },
    }),
  )
  await gateway.handle(ListArticles, note({ articles: [listed] }))
  await gateway.handle(
    ReadArticle,
    note({
      article: {
        ...article,
        ...text,
        meta: head.meta,
        category: 'c',
        author: 'a',
        reviewer,
        hasContent: true,
        changedAt,
      },
    }),
  )
  await gateway.handle(ListFaqs, note({ faqs: [faq] }))
  await gateway.handle(ListLegalDocuments, note({ legalDocuments: [legal] }))
  await gateway.handle(
    ReadLegalDocument,
    note({
      legalDocument: {
        ...legal,
        summary: '',
        meta: head.meta,
        ...text,
        isLatest: true,
        versions: [{ version: '1', publishedOn: '2026-11-01', changes: null }],
      },
    }),
  )

  const { json } = await gateway.graphql(`{
    specialties { slug formLabel image { src } } treatments(specialty: "dental-care") { slug }
    treatment(slug: "veneers") { reviewer { name } name heading specialty { path } procedure { slug } } page(slug: "why-egypt") { benefits { title } }
    articles(list: NEWS) { nodes { id publishedOn publishedPrecision readTime path link isSample } }
    article(slug: "x") { author reviewer { name reviewedOn } hasContent }
    faqs(page: "blogs") { key } legalDocuments { version publishedOn }
    legalDocument(slug: "privacy-policy", version: "1") { isLatest versions { version changes } }
  }`)

  expect(json.errors).toBeUndefined()
  expect(json.data).toMatchObject({
    specialties: [{ slug: 'dental-care', formLabel: 'Dental Care', image: { src: 'art:lotus' } }],
    treatment: { reviewer: null, specialty: { path: '/dental-care' }, procedure: { slug: 'veneers' } },
    articles: { nodes: [{ publishedOn: '2026-10', publishedPrecision: 'MONTH', readTime: 4 }] },
    article: { reviewer: { reviewedOn: '2026-11-01' } },
    legalDocument: { isLatest: true, versions: [{ version: '1', changes: null }] },
  })
  expect(requests).toEqual(
    expect.arrayContaining([
      {},
      { specialty: 'dental-care' },
      { slug: 'veneers' },
      { slug: 'why-egypt' },
      { list: 'NEWS' },
      { slug: 'x' },
      { page: 'blogs' },
      { slug: 'privacy-policy', version: '1' },
    ]),
  )
})

test('articles come a page of at most 100 at a time, each once [ART-05]', async () => {
  const all = Array.from({ length: 250 }, (_, at) => ({ ...listed, id: `a${at}` }))
  await gateway.handle(ListArticles, () => ({ articles: all }))
  const query = `query ($after: String) {
    articles(first: 100, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`
  const ids: string[] = []
  for (let after: unknown = null, continues = true; continues;) {
    const { articles } = (await gateway.graphql(query, { after })).json.data as unknown as { articles: Page }
    expect(articles.totalCount).toBe(250)
    ids.push(...articles.nodes.map(({ id }) => id))
    ;({ hasNextPage: continues, endCursor: after } = articles.pageInfo)
  }
  const { json } = await gateway.graphql('{ articles(first: 101) { totalCount } }')

  expect(ids).toEqual(all.map(({ id }) => id))
  expect(json.errors?.[0]?.extensions?.fields).toMatchObject([{ path: 'first', code: 'FIRST_INVALID' }])
})

interface Page {
  readonly totalCount: number
  readonly nodes: readonly { readonly id: string }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string }
}

test('team, values, site and site map are requested without arguments [TEAM-03, TEAM-04]', async () => {
  const member = {
    key: 'm',
    name: 'M',
    role: 'r',
    bioHtml: '',
    linkedinUrl: null,
    imageUrl: null,
    initials: 'M',
    isSample: true,
  }
  const body = {
    key: 'b',
    name: 'B',
    descriptionHtml: '',
    imageUrl: null,
    link: 'https://b.example',
    isPartner: false,
    isSample: false,
  }
  const settings = {
    waitingListUrl: null,
    linkedinUrl: null,
    instagramUrl: null,
    facebookUrl: null,
    companyName: null,
    companyRegistration: null,
    companyAddress: null,
    privacyEmail: null,
    careDesk: {
      email: 'care@seneb.example',
      whatsapp: null,
      languages: ['English'],
      hours: { days: [0, 4], opensAt: '09:00', closesAt: '17:00' },
    },
    processors: { hosting: 'H, Egypt', email: null, ai: 'none', transferSafeguard: null },
    paidBy: null,
    partnerHosts: [],
    partnerThanks: null,
    valuesWelcomeTitle: 'W',
    valuesWelcomeText: 'T',
    acceptsTripPlans: false,
    maintenanceNotice: 'N',
    rating: { value: 4.8, count: 127, sourceUrl: 'https://r.example', asOf: '2026-11-01', isSample: true },
    sampleKeys: ['links.waitingList'],
  }
  const offer = { key: 'o', text: 'Only 50', total: 50, remaining: 50, endsOn: null, terms: '', isSample: true }
  const claim = { key: 'c', text: 'C', evidence: 'e', evidenceUrl: null, asOf: '2026-11-01', isSample: false }
  const entry = { path: '/', label: 'Home', group: 'Pages', lastChangedOn: null }
  await gateway.handle(ReadTeam, () => ({ members: [member], accreditationBodies: [body] }))
  await gateway.handle(ListCompanyValues, () => ({ companyValues: [{ key: 'trust', title: 'Trust', html: '' }] }))
  await gateway.handle(ReadSite, () => ({ settings, packages: [offered], offers: [offer], claims: [claim] }))
  await gateway.handle(ReadSiteMap, () => ({ entries: [entry] }))

  const { json } = await gateway.graphql(`{
    team { members { key name role bioHtml linkedinUrl imageUrl initials isSample }
      accreditationBodies { key name descriptionHtml imageUrl link isPartner isSample } }
    companyValues { key title html }
    site { settings { waitingListUrl linkedinUrl instagramUrl facebookUrl companyName companyRegistration companyAddress
      privacyEmail careDesk { email whatsapp languages hours { days opensAt closesAt } }
      processors { hosting email ai transferSafeguard } paidBy partnerHosts partnerThanks
      valuesWelcomeTitle valuesWelcomeText acceptsTripPlans maintenanceNotice rating { value count sourceUrl asOf isSample } sampleKeys }
      packages { key fromUsd validUntil } offers { key text total remaining endsOn terms isSample }
      claims { key text evidence evidenceUrl asOf isSample } }
    siteMap { path label group lastChangedOn }
  }`)

  expect(json).toEqual({
    data: {
      team: { members: [member], accreditationBodies: [body] },
      companyValues: [{ key: 'trust', title: 'Trust', html: '' }],
      site: {
        settings,
        packages: [{ key: 'p', fromUsd: 1800, validUntil: '2027-11-01' }],
        offers: [offer],
        claims: [claim],
      },
      siteMap: [entry],
    },
  })
})
