import { expect, test } from '@jest/globals'

import { settingsOf } from './read-site.js'

const setting = (key: string, value: string, isSample = false) => ({ key, value, isSample })
test('an empty or missing setting is null, so that its place on the page is omitted [D-68, D-77]', () => {
  const { acceptsTripPlans, careDesk, sampleKeys, partnerHosts, processors, ...settings } = settingsOf([
    setting('links.waitingList', '  '),
    setting('company.address', ''),
  ])

  expect(new Set(Object.values(settings))).toEqual(new Set([null]))
  expect([sampleKeys, partnerHosts]).toEqual([[], []])
  expect(acceptsTripPlans).toBe(true)
  expect(careDesk).toEqual({ email: null, whatsapp: null, languages: [], hours: null })
  expect(processors).toEqual({ hosting: null, email: null, ai: null, transferSafeguard: null })
})

test('settings are read by their keys, and samples are named [O-1, D-63, D-68, D-77]', () => {
  expect(
    settingsOf([
      setting('links.waitingList', 'https://list.example/', true),
      setting('values.welcomeTitle', 'Welcome'),
    ]),
  ).toMatchObject({
    waitingListUrl: 'https://list.example/',
    valuesWelcomeTitle: 'Welcome',
    sampleKeys: ['links.waitingList'],
  })
})

test('hosts of partners are read one by one, and invalid ones are skipped [REF-52, D-69]', () => {
  const hosts = 'clinics.example, .partner.example\n  b.example/path javascript:alert(1) localhost'
  expect(settingsOf([setting('partners.hosts', hosts), setting('partners.thanks', 'Thank you.')])).toMatchObject({
    partnerHosts: ['clinics.example', '.partner.example'],
    partnerThanks: 'Thank you.',
  })
})

test('a link that is not an https page is dropped [SHELL-10, SHELL-15, D-68, D-77]', () => {
  for (const value of ['javascript:alert(1)', 'data:text/html,x', '//elsewhere.example', 'https://', 'our page'])
    expect(settingsOf([setting('links.waitingList', value)]).waitingListUrl).toBeNull()
})
