import { describe, expect, test } from '@jest/globals'

import { ownPageHead, pageHead } from './page-head.js'
import { articleOf, breadcrumbsOf, medicalPageOf, questionsOf, reviewedPageOf, serviceOf } from './structured-data.js'

const origin = 'https://seneb.example'
const page = { title: 'Dental care', description: 'All about teeth', path: '/dental-care', origin }
const contentOf = (head: ReturnType<typeof pageHead>, name: string) =>
  head.find((entry) => ('name' in entry && entry.name === name) || ('property' in entry && entry.property === name))

describe('the head of a page', () => {
  test('title, canonical address and robots follow one rule [SEO-04, SEO-05, SEO-06, ROUTE-33]', () => {
    const head = pageHead(page)
    expect(head).toContainEqual({ title: 'Dental care | Seneb · Medical Tourism Egypt' })
    expect(head).toContainEqual({ tagName: 'link', rel: 'canonical', href: `${origin}/dental-care` })
    expect(contentOf(head, 'robots')).toMatchObject({ content: 'index, follow, max-image-preview:large' })
  })

  test('a shared link has a picture with an absolute address, the page its own or that of the site [SEO-09]', () => {
    expect(contentOf(pageHead(page), 'og:image')).toMatchObject({ content: `${origin}/cards/seneb.png` })
    expect(contentOf(pageHead({ ...page, card: 'tooth-emblem' }), 'twitter:image')).toMatchObject({
      content: `${origin}/cards/tooth-emblem.png`,
    })
  })

  test('at most twenty keywords are named [SEO-02, SEO-16, D-21]', () => {
    const keywords = Array.from({ length: 30 }, (_, index) => `word${index}`)
    const named = contentOf(pageHead({ ...page, keywords }), 'keywords') as { content: string }
    expect(named.content.split(', ')).toHaveLength(20)
  })

  test('a page whose text is in the code has keywords from its content, and structured data of its own [ROUTE-33, GEN-11, SEO-02]', () => {
    const head = ownPageHead({ ...page, shown: ['Plan your trip', 'A few questions'] })
    expect(contentOf(head, 'keywords')).toMatchObject({ content: 'plan, your, trip, questions' })
    const [block] = head.flatMap((entry) => ('script:ld+json' in entry ? [entry['script:ld+json']] : []))
    expect(block).toMatchObject({
      '@graph': [
        { '@type': 'Organization' },
        { '@type': 'WebPage', url: `${origin}/dental-care`, name: 'Dental care', description: 'All about teeth' },
      ],
    })
  })

  test('a page that is not indexed has neither canonical address nor structured data [SEO-13]', () => {
    expect(pageHead({ ...page, indexed: false })).toEqual([
      { title: 'Dental care | Seneb · Medical Tourism Egypt' },
      { name: 'description', content: 'All about teeth' },
      { name: 'robots', content: 'noindex' },
    ])
  })
})

describe('structured data', () => {
  const url = `${origin}/dental-care`
  const facts = { url, name: 'Dental care', description: 'd', changedAt: '2026-11-21T10:00:00.000Z', reviewer: null }

  test('the video of an article is described in 200 characters at most, and no other article has one [SEO-16]', () => {
    const article = {
      ...facts,
      origin,
      author: 'a',
      publishedOn: null,
      image: 'i',
      keywords: [],
      summary: 'x'.repeat(201),
    }
    expect(articleOf({ ...article, video: { title: 'A walk', url: 'https://video.example/1' } }).video).toEqual({
      '@type': 'VideoObject',
      name: 'A walk',
      description: 'x'.repeat(200),
      url: 'https://video.example/1',
    })
    expect(articleOf(article)).not.toHaveProperty('video')
  })

  test('a treatment names the condition it is for, where there is one [SEO-15]', () => {
    const procedures = [{ name: 'Cataract surgery', description: 'v' }]
    expect(medicalPageOf(facts, procedures, 'Cataract').about).toEqual([
      { '@type': 'MedicalProcedure', name: 'Cataract surgery', description: 'v' },
      {
        '@type': 'MedicalCondition',
        name: 'Cataract',
        possibleTreatment: [{ '@type': 'MedicalTherapy', name: 'Cataract surgery' }],
      },
    ])
    expect(JSON.stringify(medicalPageOf(facts, procedures))).not.toContain('MedicalCondition')
  })

  test('a page names its medical reviewer and the date, and a page without a review names none [D-58, SEO-15]', () => {
    const reviewer = { name: 'Dr. Mona Adel', role: 'Ophthalmologist', reviewedOn: '2026-11-20' }
    const review = {
      reviewedBy: { '@type': 'Person', name: 'Dr. Mona Adel', jobTitle: 'Ophthalmologist' },
      lastReviewed: '2026-11-20',
    }
    expect(medicalPageOf({ ...facts, reviewer }, [])).toMatchObject({ '@type': 'MedicalWebPage', ...review })
    expect(reviewedPageOf(url, 'An article', reviewer)).toEqual([
      {
        '@type': 'WebPage',
        '@id': `${url}#page`,
        url,
        name: 'An article',
        mainEntity: { '@id': `${url}#article` },
        ...review,
      },
    ])
    expect(JSON.stringify(medicalPageOf(facts, []))).not.toMatch(/review/i)
    expect(reviewedPageOf(url, 'An article', null)).toEqual([])
  })

  test('an offer has its lowest price and its end, and nothing about shipping or returns [SEO-10, SEO-11, D-24, O-9]', () => {
    const priced = {
      name: 'Dental package',
      description: 'x',
      fromUsd: 1800,
      validUntil: '2027-11-01',
      seller: 'Nile Ltd',
    }
    const text = JSON.stringify(serviceOf({ url, name: 'Dental care', origin }, [priced]))
    expect(text).toContain('"minPrice":1800,"priceCurrency":"USD"')
    expect(text).toContain('"priceValidUntil":"2027-11-01"')
    expect(text).not.toMatch(/shipping|return|handling|MedicalBusiness/i)
  })

  test('a price that promises nothing any more names no end [SEO-15, D-24]', () => {
    const priced = { name: 'Dental package', description: 'x', fromUsd: 1800, validUntil: null, seller: 'Nile Ltd' }
    expect(JSON.stringify(serviceOf({ url, name: 'x', origin }, [priced]))).not.toContain('priceValidUntil')
  })

  test('only questions the rule takes are named; without one there is no block [SEO-07, D-25]', () => {
    const faq = { question: 'How long do I stay?', answer: 'About a week, in most cases.' }
    const [block] = questionsOf(url, [
      { ...faq, inMarkup: true },
      { ...faq, question: 'Why?', inMarkup: false },
    ])
    expect(block?.mainEntity).toEqual([
      { '@type': 'Question', name: faq.question, acceptedAnswer: { '@type': 'Answer', text: faq.answer } },
    ])
    expect(questionsOf(url, [{ ...faq, inMarkup: false }])).toEqual([])
  })

  test('procedures, the way to a page, and articles are named as they are shown [SEO-09, SEO-15, SEO-17]', () => {
    expect(medicalPageOf(facts, [{ name: 'Veneers', description: 'v' }])).toMatchObject({
      dateModified: '2026-11-21',
      about: [{ '@type': 'MedicalProcedure', name: 'Veneers', description: 'v' }],
    })
    expect(breadcrumbsOf(origin, [{ label: 'Home', to: '/' }]).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    ])
    const article = {
      ...facts,
      origin,
      author: 'The team',
      summary: 's',
      image: `${origin}/cards/eye.png`,
      keywords: ['eyes'],
    }
    expect(articleOf({ ...article, publishedOn: null })).not.toHaveProperty('datePublished')
    expect(articleOf({ ...article, publishedOn: '2026-10-14' })).toMatchObject({
      '@type': 'Article',
      headline: 'Dental care',
      datePublished: '2026-10-14',
      dateModified: '2026-11-21',
      author: { name: 'The team' },
      image: `${origin}/cards/eye.png`,
    })
  })
})
