import { expect, test } from '@jest/globals'

import { graphOf, organizationOf } from './page-head.js'
import { medicalPageOf, questionsOf, serviceOf } from './structured-data.js'

const origin = 'https://seneb.example'
const url = `${origin}/dental-care`
const packages = [
  {
    name: 'Dental package',
    description: 'Treatment and stay',
    fromUsd: 1800,
    validUntil: '2027-11-01',
    seller: 'Nile Ltd',
  },
  { name: 'Without an end', description: 'Treatment and stay', fromUsd: 2500, validUntil: null, seller: 'Nile Ltd' },
]

test('structured data describes an organization with a service, never a medical business [SHELL-17, D-24, GEN-01]', () => {
  const json = JSON.stringify(
    graphOf([organizationOf(origin), serviceOf({ url, name: 'Dental Care', origin }, packages)]),
  )
  expect(json).toContain('"@type":"Organization"')
  expect(json).toContain('"@type":"Service"')
  expect(json).not.toMatch(/MedicalBusiness|MedicalClinic|Physician|shipping|Return/i)
})

test('a rating is marked up where people gave one: not without it, and not as a sample [SHELL-17, SEO-12, D-23, O-4]', () => {
  const rating = {
    value: 4.8,
    count: 127,
    sourceUrl: 'https://ratings.example',
    asOf: '2026-11-01',
    isSample: false,
  }
  expect(organizationOf(origin, rating)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, reviewCount: 127, bestRating: 5 },
  })
  for (const none of [undefined, null, { ...rating, isSample: true }])
    expect(organizationOf(origin, none)).not.toHaveProperty('aggregateRating')
})

test('an offer is a price in USD that is valid as long as its record says, and no longer [SEO-15, SEO-10, D-24]', () => {
  const { offers } = serviceOf({ url, name: 'Dental Care', origin }, packages) as unknown as { offers: object[] }
  expect(offers).toEqual([
    expect.objectContaining({
      priceSpecification: { '@type': 'PriceSpecification', minPrice: 1800, priceCurrency: 'USD' },
      priceValidUntil: '2027-11-01',
      seller: { '@type': 'Organization', name: 'Nile Ltd' },
    }),
    expect.not.objectContaining({ priceValidUntil: expect.anything() }),
  ])
  expect(serviceOf({ url, name: 'Oncology', origin }, [])).not.toHaveProperty('offers')
})

test('a medical page is for patients and names the procedures it describes [SEO-15]', () => {
  const facts = {
    url,
    name: 'Dental Care',
    description: 'Words',
    changedAt: '2026-11-01T10:00:00.000Z',
    reviewer: null,
  }
  const page = medicalPageOf(facts, [{ name: 'Veneers', description: 'Thin shells' }])
  expect(page).toMatchObject({
    audience: { audienceType: 'Patient' },
    dateModified: '2026-11-01',
    about: [{ '@type': 'MedicalProcedure', name: 'Veneers' }],
  })
  // A page without a review claims none (D-49).
  expect(page).not.toHaveProperty('reviewedBy')
  expect(page).not.toHaveProperty('lastReviewed')
})

test('structured data lists only eligible questions, and none on a page without any [SEO-07, D-25]', () => {
  const questions = [
    { question: 'How long does it take?', answer: 'About a week, with the flights.', inMarkup: true },
    { question: 'Why?', answer: 'Because.', inMarkup: false },
  ]
  const [faq] = questionsOf(url, questions)
  expect(JSON.stringify(faq)).toContain('How long does it take?')
  expect(JSON.stringify(faq)).not.toContain('Because')
  expect(questionsOf(url, questions.slice(1))).toEqual([])
})
