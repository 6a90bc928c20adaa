import { expect, test } from '@jest/globals'

import { settingsOf } from './setting.rules.js'

const setting = (key: string, value: string, isSample = false) => ({ key, value, isSample })
const rating = {
  'rating.value': '4.8',
  'rating.count': '127',
  'rating.sourceUrl': 'https://ratings.example/1',
  'rating.asOf': '2026-11-01',
}
const ratingSettings = (own: Partial<typeof rating>) =>
  Object.entries({ ...rating, ...own }).map(([key, value]) => setting(key, value))

test('an empty or missing setting is null, so that what it stands for is not shown [D-68, D-77]', () => {
  const { sampleKeys, ...settings } = settingsOf([setting('links.waitingList', '  '), setting('company.address', '')])

  expect(new Set(Object.values(settings))).toEqual(new Set([null]))
  expect(sampleKeys).toEqual([])
})

test('settings are read by their keys, and samples are named [O-1, D-22, D-63, D-68, D-77]', () => {
  expect(
    settingsOf([
      setting('site.canonicalOrigin', 'https://seneb.example'),
      setting('links.waitingList', 'https://list.example/', true),
      setting('values.welcomeTitle', 'Welcome'),
    ]),
  ).toMatchObject({
    canonicalOrigin: 'https://seneb.example',
    waitingListUrl: 'https://list.example/',
    valuesWelcomeTitle: 'Welcome',
    sampleKeys: ['links.waitingList'],
  })
})

test('a rating is there only with its value, count, source and date [D-23, O-4, SEO-12]', () => {
  expect(settingsOf(ratingSettings({})).rating).toEqual({
    ...{ value: 4.8, count: 127, sourceUrl: 'https://ratings.example/1', asOf: '2026-11-01' },
  })
  for (const key of Object.keys(rating)) expect(settingsOf(ratingSettings({ [key]: '' })).rating).toBeNull()
  for (const value of ['6', '0', 'many']) {
    expect(settingsOf(ratingSettings({ 'rating.value': value })).rating).toBeNull()
  }
})
