import { expect, test } from '@jest/globals'

import { emptySiteSettings, siteSettingsFrom } from './site-settings.js'

const noneSet = {
  companyName: null,
  companyRegistration: null,
  companyAddress: null,
  privacyEmail: null,
  waitingListUrl: null,
  partnerHosts: [],
  partnerThanks: null,
  acceptsTripPlans: true,
  rating: null,
  sampleKeys: [],
  careDesk: { email: null, whatsapp: null, languages: [], hours: null },
  facebookUrl: null,
  instagramUrl: null,
  linkedinUrl: null,
}
type Settings = typeof noneSet
const published = (own: { readonly [K in keyof Settings]?: Settings[K] | string | readonly string[] | object }) =>
  siteSettingsFrom({
    data: {
      site: { __typename: 'Site', settings: { __typename: 'SiteSettings', ...noneSet, ...own } },
    },
  } as unknown as Parameters<typeof siteSettingsFrom>[0])

test('an unset or unavailable setting is empty [SHELL-10, SHELL-12, SHELL-15, D-77]', () => {
  expect(published({})).toEqual(emptySiteSettings)
  expect(siteSettingsFrom({ unavailable: 'unreachable' })).toEqual(emptySiteSettings)
})

test('the pages show the published settings [SHELL-12, SHELL-15, REF-52]', () => {
  const set = { companyAddress: '1 Street', partnerHosts: ['.partner.example'], partnerThanks: 'Thank you.' }
  expect(published({ ...set, linkedinUrl: 'https://in.example', facebookUrl: 'https://book.example' })).toEqual({
    ...emptySiteSettings,
    address: '1 Street',
    partners: { hosts: ['.partner.example'], text: 'Thank you.' },
    socialLinks: [
      { name: 'Facebook', url: 'https://book.example', isSample: false },
      { name: 'LinkedIn', url: 'https://in.example', isSample: false },
    ],
  })
})

test('a rating is read with its evidence, and is called a sample when it is one [SEO-12, O-1, O-4, D-23]', () => {
  const figures = { value: 4.8, count: 127, sourceUrl: 'https://ratings.example', asOf: '2026-11-01' }
  for (const isSample of [false, true]) {
    const rating = { ...figures, isSample }
    expect(published({ rating }).rating).toEqual(rating)
  }
})
