import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { PublicationChanged } from '@seneb/contracts/messages/content/changes.messages'
import { OutboxEntry } from '@seneb/service-kit/database/kit-tables'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx } from '../content.fixture.js'
import { anArticle, aNewsItem, storeTexts } from './publication.fixture.js'
import { Publication } from './publication.entity.js'
import { editPublication } from './store-publications.js'

let postgres: TestDb

beforeEach(async () => {
  postgres = await contentDb()
})
afterEach(() => postgres.close())

const outboxEntries = () => postgres.db.read((tx) => tx.find(OutboxEntry, { order: { id: 'ASC' } }))
const stored = (key: string) => postgres.db.read((tx) => tx.findOne(Publication, { key }))

test('the first start stores the shipped content and publishes one event; the second changes and publishes nothing [O-1]', async () => {
  await storeTexts({ articles: [anArticle()], news: [aNewsItem()] }, postgres)
  await storeTexts({ articles: [anArticle()], news: [aNewsItem()] }, postgres)

  expect(await stored('an-article')).toMatchObject({ kind: 'article', path: '/blogs/an-article', is_sample: false })
  expect(await stored('a-press-item')).toMatchObject({ kind: 'news', path: null, is_sample: true })
  const [event, ...more] = await outboxEntries()
  expect(more).toEqual([])
  expect(event?.subject).toBe('content.publication.changed.v1.1')
  expect(PublicationChanged.payload.validateSync(event?.payload, { strict: true })).toMatchObject({
    changes: [
      { kind: 'article', key: 'an-article' },
      { kind: 'news', key: 'a-press-item' },
    ],
  })
})

test('two replicas that start concurrently publish one revision', async () => {
  await Promise.all([1, 2, 3].map(() => storeTexts({ articles: [anArticle()] }, postgres)))

  expect((await outboxEntries()).map(({ subject }) => subject)).toEqual(['content.publication.changed.v1.1'])
})

test('an edited seed record updates the stored one, and only its own time of change moves [D-38]', async () => {
  const other = anArticle({ slug: 'other', id: 'other' })
  await storeTexts({ articles: [anArticle(), other] }, { ...postgres, now: '2026-11-01T08:00:00Z' })

  await storeTexts(
    { articles: [anArticle({ title: 'A better title' }), other] },
    { ...postgres, now: '2026-11-02T08:00:00Z' },
  )

  expect(await stored('an-article')).toMatchObject({
    title: 'A better title',
    changed_at: new Date('2026-11-02T08:00:00Z'),
  })
  expect(await stored('other')).toMatchObject({ changed_at: new Date('2026-11-01T08:00:00Z') })
  expect((await outboxEntries()).at(-1)?.payload).toMatchObject({
    revision: 2,
    changes: [{ kind: 'article', key: 'an-article' }],
  })
})

test('content that is no longer shipped is removed, and edits and additions by staff stay', async () => {
  await storeTexts({ articles: [anArticle(), anArticle({ slug: 'two', id: 'two' })] }, postgres)
  const ctx = contentTestCtx(postgres)
  await editPublication({ kind: 'article', key: 'two', record: anArticle({ slug: 'two', title: 'Edited' }) }, ctx)
  await editPublication({ kind: 'article', key: 'three', record: anArticle({ slug: 'three', title: 'Added' }) }, ctx)

  await storeTexts({ articles: [anArticle({ slug: 'two', id: 'two', title: 'Shipped anew' })] }, postgres)

  expect(await stored('an-article')).toBeNull()
  expect(await stored('two')).toMatchObject({ title: 'Edited' })
  expect(await stored('three')).toMatchObject({ title: 'Added', position: 3, seeded_hash: null })
})

test('an edit and its event are stored in one transaction', async () => {
  await storeTexts({ articles: [anArticle()] }, postgres)
  const ctx = contentTestCtx(postgres)
  ctx.clock.advance(1)

  await editPublication({ kind: 'article', key: 'an-article', record: anArticle({ title: 'Edited' }) }, ctx)

  expect((await outboxEntries()).at(-1)?.payload).toEqual({
    revision: 2,
    changedAt: ctx.now().toISOString(),
    changes: [{ kind: 'article', key: 'an-article' }],
  })
})
