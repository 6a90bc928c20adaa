import type { PublicationKinds } from '@seneb/contracts/publications/publication-kinds'
import type { Db } from '@seneb/service-kit/database/db'

import { contentTestCtx } from '../content.fixture.js'
import type { ShippedTexts } from '../content-files/read-texts.js'
import { shippedPublications } from './shipped-publications.js'
import { storeShippedPublications } from './store-publications.js'

const nothing: ShippedTexts = {
  specialties: [],
  treatments: [],
  pages: [],
  articles: [],
  news: [],
  faqs: [],
  legalDocuments: [],
  companyValues: [],
  team: [],
  partners: [],
  packageInclusions: [],
  emailTexts: [],
  packages: [],
  offers: [],
  claims: [],
  ratings: [],
  settings: [],
}

/** Stores these texts and nothing else, as a start with them would. */
export async function storeTexts(texts: Partial<ShippedTexts>, at: { db: Db; now?: string }): Promise<void> {
  const ctx = contentTestCtx(at)
  const now = () => (at.now === undefined ? ctx.now() : new Date(at.now))
  await storeShippedPublications(shippedPublications({ ...nothing, ...texts }), { ...ctx, now })
}

const meta = { title: 'A page', description: 'What the page says of itself in a sentence that search engines show.' }
const image = { src: 'art:lotus', alt: '' }

/** A specialty page with what every one has. */
export function aSpecialty(own: Partial<PublicationKinds['specialty']> = {}): PublicationKinds['specialty'] {
  return {
    slug: 'ophthalmology',
    heading: 'Eye surgery in Egypt',
    summary: 'Seeing well again.',
    meta,
    image,
    intro: 'What eye surgery can do.',
    sections: [{ title: 'Recovery', content: 'A week of care.' }],
    procedures: { lasik: 'A laser reshapes the cornea.' },
    whyEgypt: [],
    packageInclusions: [],
    relatedTopics: [],
    sources: [],
    ...own,
  }
}

/** A treatment page with what every one has. */
export function aTreatment(own: Partial<PublicationKinds['treatment']> = {}): PublicationKinds['treatment'] {
  return {
    slug: 'lasik',
    heading: 'LASIK in Egypt',
    summary: 'A laser for short sight.',
    meta,
    image,
    intro: 'What LASIK is.',
    sections: [],
    packageInclusions: [],
    relatedTopics: [],
    sources: [],
    ...own,
  }
}

/** Returns one of our articles with the required fields. */
export function anArticle(own: Partial<PublicationKinds['article']> = {}): PublicationKinds['article'] {
  return {
    id: 'an-article',
    slug: 'an-article',
    title: 'An article',
    summary: 'What it is about.',
    meta,
    image,
    publishedOn: '2026-10-14',
    source: 'Seneb',
    category: 'History',
    keywords: [],
    sources: [],
    author: 'Seneb editorial team',
    content: { intro: 'It begins.', sections: [] },
    ...own,
  }
}

/** A press item with what every one has. */
export function aNewsItem(own: Partial<PublicationKinds['news']> = {}): PublicationKinds['news'] {
  return {
    id: 'a-press-item',
    title: 'A press item',
    summary: 'What they say.',
    link: 'https://press.example/1',
    source: 'A paper',
    sample: true as const,
    ...own,
  }
}

/** Returns a question with the required fields. */
export function aFaq(own: Partial<PublicationKinds['faq']> = {}): PublicationKinds['faq'] {
  return {
    key: 'how-long',
    question: 'How long does it take?',
    answer: 'About a week, with the rest at home.',
    shownOn: ['medical-tourism'],
    ...own,
  }
}

/** Returns a legal document in two versions. */
export function aLegalDocument(
  own: Partial<PublicationKinds['legal-document']> = {},
): PublicationKinds['legal-document'] {
  return {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    summary: 'What we learn.',
    meta: { title: 'Privacy policy', description: 'c'.repeat(130) },
    versions: [
      { version: '1', publishedOn: '2026-11-01', intro: 'First text.', sections: [] },
      {
        version: '2',
        publishedOn: '2026-11-10',
        changes: 'Second, it says more.',
        intro: 'Second text.',
        sections: [],
      },
    ],
    ...own,
  }
}
