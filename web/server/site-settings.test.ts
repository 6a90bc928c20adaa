import { expect, test } from '@jest/globals'

import { emptySiteSettings } from '../app/shell/site-settings.js'
import { parseSiteSettings } from './site-settings.js'

test('what is not set is empty [SHELL-10, SHELL-12, SHELL-15, D-77]', () => {
  expect(parseSiteSettings('{}')).toEqual(emptySiteSettings)
})

test('what is set is what the pages show [SHELL-12, REF-52]', () => {
  const partners = { hosts: ['clinics.example', '.partner.example'], text: 'Thank you.' }
  expect(parseSiteSettings(JSON.stringify({ address: '1 Sample Street, London', partners }))).toEqual({
    ...emptySiteSettings,
    ...{ address: '1 Sample Street, London', partners },
  })
})

test.each([
  ['no JSON', 'hello'],
  ['a script as an address', '{"waitingListUrl":"javascript:alert(1)"}'],
  ['a network nobody named', '{"socialLinks":[{"name":"Elsewhere","url":"https://x.example"}]}'],
  ['a host with a path', '{"partners":{"hosts":["a.example/b"]}}'],
  ['a name that is none', '{"adress":"x"}'],
])('%s is refused', (_what, json) => {
  expect(() => parseSiteSettings(json)).toThrow("The site's settings do not fit")
})
