import { expect, test } from '@jest/globals'

import { emptySiteSettings, siteSettingsFrom } from './site-settings.js'

const nothingSet = {
  ...{
    companyName: null,
    companyRegistration: null,
    companyAddress: null,
    privacyEmail: null,
    waitingListUrl: null,
    partnerHosts: [],
    partnerThanks: null,
    careDesk: { email: null, whatsapp: null, languages: [], hours: null },
  },
  ...{ facebookUrl: null, instagramUrl: null, linkedinUrl: null },
}
type Settings = typeof nothingSet
const published = (own: { readonly [K in keyof Settings]?: Settings[K] | string | readonly string[] }) =>
  siteSettingsFrom({
    data: {
      site: { __typename: 'Site', settings: { __typename: 'SiteSettings', ...nothingSet, ...own } },
    },
  } as unknown as Parameters<typeof siteSettingsFrom>[0])

test('what is not set, or cannot be had, is empty [SHELL-10, SHELL-12, SHELL-15, D-77]', () => {
  expect(published({})).toEqual(emptySiteSettings)
  expect(siteSettingsFrom({ unavailable: 'unreachable' })).toEqual(emptySiteSettings)
})

test('what is published is what the pages show [SHELL-12, SHELL-15, REF-52]', () => {
  const set = { companyAddress: '1 Street', partnerHosts: ['.partner.example'], partnerThanks: 'Thank you.' }
  expect(published({ ...set, linkedinUrl: 'https://in.example', facebookUrl: 'https://book.example' })).toEqual({
    ...emptySiteSettings,
    address: '1 Street',
    partners: { hosts: ['.partner.example'], text: 'Thank you.' },
    socialLinks: [
      { name: 'Facebook', url: 'https://book.example' },
      { name: 'LinkedIn', url: 'https://in.example' },
    ],
  })
})
