import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx } from '../content.fixture.js'
import { seedContent } from '../seed/seed-content.js'
import { readSpecialty } from '../specialties/read-specialty.js'
import { changeSetting } from '../settings/change-setting.js'
import { readSite } from './read-site.js'

let postgres: TestDb

beforeAll(async () => {
  postgres = await contentDb()
  await seedContent(contentTestCtx(postgres))
})
afterAll(() => postgres.close())

test('no package has a price or an offer without a named seller, which is so in production [SEO-10, O-12]', async () => {
  const production = contentTestCtx(postgres, 'off')

  expect((await readSite(production)).packages).toEqual([])
  expect((await readSpecialty({ slug: 'dental-care' }, production)).specialty?.packages).toEqual([])
})

test('the demo names a sample as the seller, and a setting names the real one [SEO-10, O-1, O-12]', async () => {
  const sellers = async (ctx = contentTestCtx(postgres)) =>
    new Set((await readSite(ctx)).packages.map(({ seller }) => seller))
  expect(await sellers()).toEqual(new Set(['Sample Seller Ltd']))

  const production = contentTestCtx(postgres, 'off')
  await changeSetting({ key: 'packages.seller', value: ' Nile Journeys Ltd ' }, production)

  expect(await sellers(production)).toEqual(new Set(['Nile Journeys Ltd']))
  const { specialty } = await readSpecialty({ slug: 'dental-care' }, production)
  expect(specialty?.packages.map(({ fromUsd, seller }) => [fromUsd, seller])).toEqual([[1800, 'Nile Journeys Ltd']])
})
