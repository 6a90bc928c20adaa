import { expect, test } from '@jest/globals'

import { legalVersionsFrom, legalVersionsOf } from './legal-versions.server.js'

type Reading = Parameters<typeof legalVersionsFrom>[0]
const published = (...versions: readonly (readonly [slug: string, version: string])[]) =>
  ({ data: { legalDocuments: versions.map(([slug, version]) => ({ slug, version })) } }) as unknown as Reading

function aForm(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('a form shows the current terms and policy, and names none while one of them is unavailable [D-65, D-83]', () => {
  const [terms, policy, cookies] = [
    ['terms-of-service', '2'],
    ['privacy-policy', '5'],
    ['cookie-policy', '3'],
  ] as const
  expect(legalVersionsFrom(published(policy, terms, cookies))).toEqual({ terms: '2', privacy: '5' })
  expect(legalVersionsFrom(published(policy, cookies))).toBeUndefined()
  expect(legalVersionsFrom({ unavailable: 'late' })).toBeUndefined()
})

test('a form that the browser sends itself names the versions that it showed [TRIP-63, D-83]', () => {
  const shown = { 'legalVersions.terms': '2', 'legalVersions.privacy': '4' }
  expect(legalVersionsOf(aForm({ ...shown, email: 'mona@example.com' }))).toEqual({ terms: '2', privacy: '4' })
  expect(legalVersionsOf(aForm({ 'legalVersions.terms': '2' }))).toBeUndefined()
  expect(legalVersionsOf(aForm({}))).toBeUndefined()
})
