import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { ListCatalogueChanges } from '@seneb/contracts/messages/content/changes.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { foundWithin } from '../../../../tests/support/found-within.js'
import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { anArticle, aNewsItem, storeTexts } from '../publications/publication.fixture.js'
import { Publication } from '../publications/publication.entity.js'
import { editPublication } from '../publications/store-publications.js'
import { ReferencePrice } from '../price-table/reference-price.entity.js'
import { storeShippedPrices } from '../price-table/store-shipped-prices.js'
import { changeSetting } from '../settings/change-setting.js'
import { shippedCatalogue } from '../treatment-catalogue/shipped-catalogue.fixture.js'
import { storeShippedCatalogue } from '../treatment-catalogue/store-shipped-catalogue.js'
import { listCatalogueChanges } from './list-catalogue-changes.js'

let postgres: TestDb

beforeEach(async () => {
  postgres = await contentDb()
})
afterEach(() => postgres.close())

const two = anArticle({ slug: 'two', id: 'two' })
const listed = (since?: string, samples: 'on' | 'off' = 'on', first = 100) =>
  listCatalogueChanges({ first, after: since }, contentTestCtx(postgres, samples))
const named = ({ changes }: Awaited<ReturnType<typeof listed>>) =>
  changes.map(({ key, kind, removed }) => `${removed ? '-' : ''}${kind}/${key}`)
const now = async () => (await listed()).cursor
const price = (key: string, cents: number) =>
  postgres.db.write((tx) => tx.update(ReferencePrice, { id: key }, { price_usd_cents: cents }))

/** A reader's copy, brought up to date page by page. */
async function follow(copy: Set<string>, since: string | undefined, first: number): Promise<string> {
  const { changes, cursor, hasMore } = await listed(since, 'on', first)
  for (const { key, kind, removed } of changes) copy[removed ? 'delete' : 'add'](`${kind}/${key}`)
  return hasMore ? follow(copy, cursor, first) : cursor
}

test('every change of content or prices is listed once and in order [S11]', async () => {
  await storeTexts({ articles: [anArticle(), two] }, postgres)
  expect(named(await listed()).toSorted()).toEqual(['article/an-article', 'article/two'])
  let since = await now()

  await editPublication({ kind: 'article', key: 'two', record: { ...two, title: 'Edited' } }, contentTestCtx(postgres))
  await editPublication({ kind: 'article', key: 'two', record: { ...two, title: 'Again' } }, contentTestCtx(postgres))
  expect(named(await listed(since))).toEqual(['article/two'])

  since = await now()
  await storeTexts({ articles: [two] }, postgres)
  expect(named(await listed(since))).toEqual(['-article/an-article'])
  await storeTexts({ articles: [two, anArticle()] }, postgres)
  expect(named(await listed(since))).toContain('article/an-article')

  since = await now()
  await storeShippedPrices(contentTestCtx(postgres))
  await storeShippedCatalogue(shippedCatalogue, contentTestCtx(postgres))
  const copy = new Set<string>()
  since = await follow(copy, since, 60)
  expect([...copy]).toEqual(
    expect.arrayContaining(['price/usa/lasik', 'price/egypt/night', 'treatment-type/dental-care', 'procedure/lasik']),
  )
  await price('usa/lasik', 210_000)
  await postgres.db.write((tx) => tx.update(Publication, { key: 'two' }, { key: 'three' }))
  expect(named(await listed(since))).toEqual(['price/usa/lasik', '-article/two', 'article/three'])
})

test('unchanged content is not listed: a restart, a recompared row, a setting [S11]', async () => {
  const start = async () => {
    await storeTexts({ articles: [anArticle()] }, postgres)
    await storeShippedPrices(contentTestCtx(postgres))
    await storeShippedCatalogue(shippedCatalogue, contentTestCtx(postgres))
  }
  await start()
  const since = await now()
  const all = new Set<string>()
  const end = await follow(all, since, 100)

  await start()
  await postgres.db.write((tx) => tx.update(ReferencePrice, { id: 'usa/lasik' }, { seeded_hash: null }))
  await changeSetting({ key: 'company.address', value: 'Elsewhere' }, contentTestCtx(postgres))
  expect(await listed(end)).toEqual({ changes: [], cursor: end, hasMore: false })
})

test('a late commit comes after every cursor issued before [S11]', async () => {
  await storeShippedPrices(contentTestCtx(postgres))
  const end = await follow(new Set(), undefined, 100)
  const slow = postgres.dataSource.createQueryRunner()
  await slow.connect()
  await slow.startTransaction()
  await slow.query(`update reference_prices set price_usd_cents = 1 where id = 'usa/lasik'`)

  let isThere = false
  const fast = price('uk/lasik', 2).then(() => (isThere = true))
  // The other change either waits for the slow one or completes before it.
  await foundWithin(20, 'the other one', async () => isThere || (await hasWaiting()))
  const firstPage = await listed(end)
  await slow.commitTransaction()
  await slow.release()
  await fast

  const seen = [...named(firstPage), ...named(await listed(firstPage.cursor))]
  expect(seen.toSorted()).toEqual(['price/uk/lasik', 'price/usa/lasik'])
})

test('a reader that pages while others change and revert ends with the current content [S11]', async () => {
  await storeShippedPrices(contentTestCtx(postgres))
  const copy = new Set<string>()
  const ids = (await postgres.db.read((tx) => tx.find(ReferencePrice))).map(({ id }) => id)
  const writers = [0, 1, 2, 3].map(async (writer) => {
    for (const [i, id] of ids.entries()) {
      if (i % 4 !== writer) continue
      if (i % 3 === 0) await postgres.db.write((tx) => tx.remove(ReferencePrice, { id }))
      else if (i % 3 === 1) await price(id, i + 1)
      else await postgres.db.write((tx) => failAfter(tx.remove(ReferencePrice, { id }))).catch(() => undefined)
    }
  })
  let cursor: string | undefined
  for (let round = 0; round < 20; round++) cursor = await follow(copy, cursor, 7)
  await Promise.all(writers)
  await follow(copy, cursor, 7)

  const stored = await postgres.db.read((tx) => tx.find(ReferencePrice))
  const prices = [...copy].filter((name) => name.startsWith('price/'))
  expect(prices.toSorted()).toEqual(stored.map(({ id }) => `price/${id}`).toSorted())
  expect(stored.length).toBeLessThan(ids.length)
})

async function hasWaiting(): Promise<boolean> {
  const sql = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await postgres.db.read((tx) => tx.query(sql))).length > 0
}

/** Fails after the change, so that it is rolled back. */
async function failAfter(change: Promise<unknown>): Promise<never> {
  await change
  throw new Error('taken back')
}

test('where samples are not published, one that never was public is not reported, and one that became a sample is removed [O-1]', async () => {
  await storeTexts({ articles: [anArticle()], news: [aNewsItem()] }, postgres)
  expect(named(await listed(undefined, 'off'))).toEqual(['article/an-article'])
  expect(named(await listed()).toSorted()).toEqual(['article/an-article', 'news/a-press-item'])

  await postgres.db.write((tx) => tx.update(Publication, { key: 'an-article' }, { is_sample: true }))
  expect(named(await listed(undefined, 'off'))).toEqual(['-article/an-article'])
})

test.each(['', 'x', 'Y2F0YWxvZ3VlOi0x', Buffer.from('catalogue:99').toString('base64url')])(
  'the cursor "%s" is of no answer of ours, or of one after the backup that was brought back [S11]',
  async (since) => {
    await expect(listed(since)).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      fields: [{ path: 'after', code: 'AFTER_INVALID' }],
    })
  },
)

test('a page is one statement and matches its contract [P9]', async () => {
  await storeTexts({ articles: [anArticle()] }, postgres)
  expect(await statementsOf(postgres, () => listed())).toBe(1)
  const page = await listed()
  expect(() => ListCatalogueChanges.output.validateSync(page, { strict: true })).not.toThrow()
})
