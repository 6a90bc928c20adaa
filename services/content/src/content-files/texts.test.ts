import { createHash } from 'node:crypto'

import { expect, test } from '@jest/globals'
import { cookieChoiceRenewalMonths, cookiePolicyVersion } from '@seneb/contracts/vocabulary/cookie-purposes'
import { legalVersions } from '@seneb/contracts/vocabulary/legal-versions'
import { retentionPeriods } from '@seneb/contracts/vocabulary/retention-periods'
import { specialties, treatmentPages } from '@seneb/contracts/vocabulary/specialties'
import { treatmentTypes } from '@seneb/contracts/vocabulary/treatments'

import { renderProse } from '../prose/render-prose.js'
import { shippedTexts } from './shipped-texts.fixture.js'
import { every, legalTexts, linksIn, longTexts, publicPaths, specialtyTexts, wordsInText } from './texts.fixture.js'

const { articles, faqs, legalDocuments, news, offers, team } = shippedTexts

const cases = (texts: typeof every) => texts.map((text) => [text.path, text] as const)

test('the nine specialties and the eleven treatments are written, in the order of the vocabulary [SPEC-01, ROUTE-24, ROUTE-27]', () => {
  expect(shippedTexts.specialties.map(({ slug }) => slug)).toEqual(specialties.map(({ slug }) => slug))
  expect(shippedTexts.treatments.map(({ slug }) => slug)).toEqual(treatmentPages.map(({ slug }) => slug))
})

test('a specialty describes each procedure of its treatment type, why Egypt, and the contents of a package [SPEC-02]', () => {
  for (const page of shippedTexts.specialties) {
    const type = specialties.find(({ slug }) => slug === page.slug)?.treatmentType
    const procedures = treatmentTypes.find(({ slug }) => slug === type)?.procedures ?? []
    expect(Object.keys(page.procedures).sort()).toEqual(procedures.map(({ slug }) => slug).sort())
    expect(page.whyEgypt.length).toBeGreaterThanOrEqual(3)
    expect(page.packageInclusions.length).toBeGreaterThanOrEqual(4)
  }
})

test('packages name accommodation, airport pickup, interpreters and concierge, and only inclusions that exist [GEN-03]', () => {
  const keys = shippedTexts.packageInclusions.map(({ key }) => key)
  const named = [
    ...shippedTexts.specialties.flatMap(({ packageInclusions }) => packageInclusions),
    ...shippedTexts.treatments.flatMap(({ packageInclusions }) => packageInclusions),
    ...shippedTexts.packages.flatMap(({ inclusions }) => inclusions),
  ]
  expect(named.filter((key) => !keys.includes(key))).toEqual([])
  for (const { packageInclusions } of [...shippedTexts.specialties, ...shippedTexts.treatments]) {
    expect(packageInclusions).toEqual(
      expect.arrayContaining(['accommodation', 'airport-pickup', 'interpreter', 'concierge']),
    )
  }
})

test('no text claims that Seneb itself speaks Arabic or French; interpreters are a service of their own [GEN-05, D-76]', () => {
  const sentences = every.flatMap(({ prose: texts }) => texts.join(' ').split(/(?<=[.!?])\s+/))
  const naming = sentences.filter((sentence) => /\b(Arabic|French)\b/.test(sentence))

  expect(naming.length).toBeGreaterThan(0)
  expect(naming.filter((sentence) => /\b(we|our|us|Seneb|support|team)\b/i.test(sentence))).toEqual([])
  expect(shippedTexts.packageInclusions.map(({ key }) => key)).toContain('interpreter')
})

test('hair and skin, oncology and bariatric pages contain what their requirements ask for [SPEC-01, SPEC-04, SPEC-05]', () => {
  const textOf = (slug: string): string => specialtyTexts.find(({ path }) => path === `/${slug}`)?.prose.join(' ') ?? ''
  for (const word of ['FUE', 'DHI', 'eard, eyebrow and body', 'PRP', 'esotherapy', 'peels', 'icroneedling', 'asers'])
    expect(textOf('hair-transplant')).toContain(word)
  expect(textOf('hair-transplant')).toMatch(/Botox.*fillers/s)
  expect(textOf('oncology')).toMatch(/Chemotherapy.*radiation therapy/s)
  expect(shippedTexts.specialties.find(({ slug }) => slug === 'bariatric-surgery')?.notice).toContain('aggregator')
})

test('the four articles, the four values, three founders, two bodies and seventeen press items ship [ART-15, ART-16, VALS-01, TEAM-03, TEAM-04]', () => {
  expect(articles).toHaveLength(4)
  expect(shippedTexts.companyValues.map(({ title }) => title)).toEqual(['Trust', 'Clarity', 'Support', 'Well-being'])
  expect(team).toHaveLength(3)
  expect(shippedTexts.partners).toHaveLength(2)
  expect(news).toHaveLength(17)
})

test('an article has everything its page and card show, and a bounded number of keywords [ART-12, ART-13, D-21]', () => {
  for (const { author, category, content, image, keywords, publishedOn, source } of articles) {
    expect([author, category, source].every((text) => text.length > 3)).toBe(true)
    expect(image.alt).not.toBe('')
    expect(publishedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(keywords.length).toBeLessThanOrEqual(20)
    // More than three sections, so that each has a table of contents (ART-09).
    expect(content?.sections.length).toBeGreaterThan(3)
  }
})

test('invented facts are samples and link to nothing real [O-1, D-58, D-64]', () => {
  expect([...team, ...news, ...offers].filter(({ sample }) => !sample)).toEqual([])
  const links = [...news.map(({ link }) => link), ...team.map(({ linkedinUrl = '' }) => linkedinUrl)]
  expect(links.filter((link) => !/^https:\/\/[\w-]+\.example\//.test(link))).toEqual([])
  expect(shippedTexts.partners.filter(({ agreement }) => agreement)).toEqual([])
  expect(articles.filter(({ reviewer }) => reviewer)).toEqual([])
})

test('three packages start at the prices of the rows, and the scarcity line waits for its number [SEO-10, D-27, O-3, O-9]', () => {
  expect(Object.fromEntries(shippedTexts.packages.map(({ specialty, fromUsd }) => [specialty, fromUsd]))).toEqual({
    'hair-transplant': 2500,
    'dental-care': 1800,
    'cosmetic-surgery': 4500,
  })
  expect(offers[0]?.text).toBe('Only {remaining} Early Spots Left for Exclusive Discounts')
})

test.each(cases(longTexts))('%s is long enough to help and short enough to be read', (_path, { prose }) => {
  expect(wordsInText(prose)).toBeGreaterThanOrEqual(500)
  expect(wordsInText(prose)).toBeLessThanOrEqual(1200)
})

test.each(cases(longTexts))('%s names sources that can be checked [ART-15]', (_path, { sources }) => {
  expect(sources.length).toBeGreaterThanOrEqual(3)
  for (const { title, publisher, url } of sources) {
    expect(title.length).toBeGreaterThan(3)
    expect(publisher.length).toBeGreaterThan(2)
    expect(url).toMatch(/^https:\/\//)
    expect(url).not.toContain('.example')
  }
})

test.each(cases(every))(
  '%s has a title and a description that search engines show whole [SEO-01, ROUTE-33]',
  (_path, { meta }) => {
    // The product's name and its phrase take 32 of 60 characters (SEO-06).
    expect(meta.title.length).toBeLessThanOrEqual(28)
    expect(meta.description.length).toBeGreaterThanOrEqual(120)
    expect(meta.description.length).toBeLessThanOrEqual(160)
  },
)

test('no two pages share a path, a title or a description, and no two questions a key', () => {
  for (const values of [
    every.map(({ path }) => path),
    every.map(({ meta }) => meta.title),
    every.map(({ meta }) => meta.description),
    faqs.map(({ key }) => key),
    faqs.map(({ question }) => question),
  ])
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})

test.each(cases(every))('%s links to public pages only, never to itself or to a redirect [D-33]', (path, text) => {
  const links = [...linksIn(text.prose), ...text.links]
  expect(links.filter((link) => !/^https:\/\//.test(link) && !publicPaths.has(link))).toEqual([])
  expect(links).not.toContain(path)
})

test.each(cases(every))('%s makes no promise in figures or adjectives [GEN-08]', (_path, text) => {
  const combined = [text.heading, text.summary, text.meta.title, text.meta.description, ...text.prose].join('\n')
  expect(combined).not.toMatch(/\d\s*(?:%|[$€£])|[$€£]\s*\d|\b(?:USD|EGP|EUR|per ?cent)\b/i)
  expect(combined).not.toMatch(/world-class|risk-free|painless|guaranteed|state-of-the-art|cutting-edge|#1\b/i)
})

test.each(cases(every))(
  '%s is Markdown as agreed: no headings, no HTML, sections told apart by their titles',
  (_path, text) => {
    const titles = text.sections.map(({ title }) => title)
    expect(new Set(titles).size).toBe(titles.length)
    for (const part of text.prose) {
      expect(part).not.toMatch(/^#|^ {4}|<\/?[a-z]|undefined|[’“”]/m)
      expect(part).not.toMatch(/\S {2,}\S|\s[,.;:?!]/)
    }
  },
)

test('questions are long enough for their markup, and every specialty and treatment has some [SEO-07, ART-06]', () => {
  for (const { question, answer } of faqs) {
    expect(question).toMatch(/^.{11,}\?$/)
    expect(wordsInText([answer])).toBeGreaterThan(10)
  }
  expect(linksIn(faqs.map(({ answer }) => answer)).filter((to) => !/^https:/.test(to) && !publicPaths.has(to))).toEqual(
    [],
  )
  const shownOn = new Set<string>(faqs.flatMap((faq) => faq.shownOn))
  const pageSlugs = [...specialties, ...treatmentPages].map(({ slug }) => slug)
  expect(pageSlugs.filter((slug) => !shownOn.has(slug))).toEqual([])
  for (const page of ['blogs', 'news'] as const) {
    const there = faqs.filter((faq) => faq.shownOn.includes(page)).map(({ question }) => question)
    expect(there).toEqual(['What is medical tourism?', 'How much can I save?', 'Are the hospitals accredited?'])
  }
})

test('the terms say who is responsible for what, and mark the points for a lawyer [LEGAL-02, LEGAL-03, LEGAL-04, GEN-01]', () => {
  const terms = legalTexts.find(({ path }) => path === '/terms-of-service')
  const prose = terms?.prose.join(' ') ?? ''
  for (const phrase of [
    'independent aggregator',
    'not a medical provider',
    'no medical advice',
    'not an agent in payments',
    'do not verify the clinical competence of providers',
    'We are not liable for what providers',
    'pay the provider directly',
    'European Union',
  ])
    expect(prose).toContain(phrase)
  const forReview = terms?.sections.filter(({ forLegalReview }) => forLegalReview).map(({ title }) => title)
  expect(forReview).toEqual([
    'Prices, savings and offers',
    'Referrals and partners',
    'How we earn',
    'Liability',
    'Governing law',
  ])
})

test('the privacy policy names the data that is collected, stored, shared and owed [LEGAL-05, LEGAL-06, LEGAL-07, O-7]', () => {
  const prose = legalTexts.find(({ path }) => path === '/privacy-policy')?.prose.join(' ') ?? ''
  for (const phrase of [
    'Identity',
    'Contact',
    'no detailed medical records',
    'Technical data',
    'Consents',
    'only when you ask us to share',
    'We do not sell personal data',
    `${retentionPeriods.enquiry} after the last activity`,
    `${retentionPeriods.consentProof} after you agreed`,
    `never confirmed | ${retentionPeriods.pendingSubscription}`,
    `nobody has decided | ${retentionPeriods.undecidedApplication}`,
    `cookie choices | ${retentionPeriods.cookieChoice}`,
    '90 days after the decision',
    'erase',
    'object',
  ])
    expect(prose).toContain(phrase)
})

test("the privacy policy describes an enquiry's use with and without each consent [D-66, LEGAL-07]", () => {
  const latest = legalDocuments.find(({ slug }) => slug === 'privacy-policy')?.versions.at(-1)
  const prose = latest?.sections
    .map(({ content }) => content)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
  for (const phrase of [
    'without it nothing is drafted and a person answers',
    'without it we do not store the treatment and take no message',
    'Our care team in Cairo, Egypt',
    'If you did not allow it, nothing is drafted.',
    'by the link in the email that confirmed your enquiry',
    'What a language model was sent cannot be called back.',
  ])
    expect(prose).toContain(phrase)
})

/**
 * Checksum of every published version. A new version adds a line, and no line ever changes: people were shown exactly
 * this text, and their enquiries are governed by it (D-65).
 */
const publishedVersions = {
  'privacy-policy 1': '3be2699b0ff77a34',
  'privacy-policy 2': 'd40ec35b29746460',
  'privacy-policy 3': 'd28e79a6b6dcf6d3',
  'privacy-policy 4': '79251b8d80d63b37',
  'terms-of-service 1': '83661db819cce2cf',
  'terms-of-service 2': '65f05619a0b4689e',
  'cookie-policy 1': '6f05e54cbf57116f',
  'cookie-policy 2': 'b0b53d37822f486f',
  'cookie-policy 3': 'f6f17db5c5b49233',
  'cookie-policy 4': 'eb1984183d190512',
}

test('a legal text that was published stays word for word [LEGAL-01, D-65, D-83]', () => {
  const sumOf = (version: object) => createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 16)
  const now = legalDocuments.flatMap(({ slug, versions }) =>
    versions.map((version) => [`${slug} ${version.version}`, sumOf(version)] as const),
  )

  expect(Object.fromEntries(now)).toEqual(publishedVersions)
})

test('stored records name exactly the published versions of terms and policy [D-65, D-83]', () => {
  const published = (['terms-of-service', 'privacy-policy'] as const).map((page) => {
    const versions = legalDocuments.find(({ slug }) => slug === page)?.versions ?? []
    return [page, versions.map(({ publishedOn, version }) => ({ version, publishedOn }))]
  })

  expect(legalVersions).toEqual(Object.fromEntries(published))
})

test('the cookie policy names its four types, and is of the version people agree to [LEGAL-08, CONS-10, D-65]', () => {
  const policy = legalDocuments.find(({ slug }) => slug === 'cookie-policy')
  expect(policy?.versions.at(-1)?.publishedOn).toBe(cookiePolicyVersion)
  const prose = legalTexts.find(({ path }) => path === '/cookie-policy')?.prose.join(' ') ?? ''
  expect(prose).toContain(`We ask again after ${cookieChoiceRenewalMonths} months`)
  for (const type of ['essential', 'analytical', 'functionality', 'targeting']) expect(prose).toContain(`**${type}**`)
})

test.each(cases(every))(
  '%s comes through the cleaner whole: nothing in it has to be taken out [D-60]',
  (_path, { prose }) => {
    for (const part of prose) {
      const html = renderProse(part)
      expect(html.match(/<a /g)?.length ?? 0).toBe(linksIn([part]).length)
      expect(html.includes('<table>')).toBe(part.includes('| --- |'))
      expect(html).not.toMatch(/\*\*|\]\(|&lt;|<p>[|>-]/)
    }
  },
)
