import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import type { AppError } from '@seneb/platform/app-error'
import { testDb, type TestDb } from '@seneb/testkit/test-db'

import { LegalVersions } from './legal-versions.js'

let postgres: TestDb
beforeAll(async () => {
  postgres = await testDb({ schema: 'referral', entities: [] })
})
beforeEach(() => postgres.dataSource.query('delete from legal_versions'))
afterAll(() => postgres.close())

const ctx = () => ({ db: postgres.db, now: () => new Date('2026-11-25T09:00:00Z') })
const change = (privacy: string, changedAt: string) => ({
  changedAt,
  versions: [
    { document: 'privacy-policy', version: privacy },
    { document: 'terms-of-service', version: '3' },
  ],
})

test('the shipped versions apply until the first change, and those of the change from then on [D-65, D-83]', async () => {
  const one = new LegalVersions()
  expect(await one.current(ctx())).toEqual({ terms_version: '2', privacy_version: '3' })

  await one.store(change('5', '2026-11-29T10:00:00.000Z'), ctx())
  expect(await one.current(ctx())).toEqual({ terms_version: '3', privacy_version: '5' })
  expect(await new LegalVersions().current(ctx())).toEqual({ terms_version: '3', privacy_version: '5' })
})

test('a change that arrives late changes nothing, and one that arrives twice is one [D-83]', async () => {
  const one = new LegalVersions()
  await one.store(change('6', '2026-11-29T10:00:01.000Z'), ctx())
  await one.store(change('5', '2026-11-29T10:00:00.000Z'), ctx())
  await one.store(change('6', '2026-11-29T10:00:01.000Z'), ctx())

  expect((await one.current(ctx())).privacy_version).toBe('6')
})

test('a consent is stored with the versions that the form showed, also earlier ones and ones that no event has named yet [D-65, D-83]', async () => {
  const one = new LegalVersions()
  await one.store(change('5', '2026-11-29T10:00:00.000Z'), ctx())

  expect(await one.agreed(undefined, ctx())).toEqual({ terms_version: '3', privacy_version: '5' })
  for (const [terms, privacy] of [
    ['3', '5'],
    ['1', '4'],
    ['3', '6'],
    ['13', '15'],
  ] as const) {
    expect(await one.agreed({ terms, privacy }, ctx())).toEqual({ terms_version: terms, privacy_version: privacy })
  }
})

test('a version far beyond the published ones is refused at its field [D-83]', async () => {
  const one = new LegalVersions()
  await one.store(change('5', '2026-11-29T10:00:00.000Z'), ctx())
  const pathsOf = (terms: string, privacy: string) =>
    one.agreed({ terms, privacy }, ctx()).then(
      () => [],
      (error: unknown) => (error as AppError).fields.map(({ path }) => path),
    )

  expect(await pathsOf('14', '5')).toEqual(['legalVersions.terms'])
  expect(await pathsOf('3', '16')).toEqual(['legalVersions.privacy'])
  expect(await pathsOf('999', '999')).toEqual(['legalVersions.terms', 'legalVersions.privacy'])
})
