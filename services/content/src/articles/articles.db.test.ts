import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ListArticles, ReadArticle } from '@seneb/contracts/messages/content/article.messages'
import type { TestDb } from '@seneb/testkit/test-db'

import { contentDb, contentTestCtx, statementsOf } from '../content.fixture.js'
import { anArticle, aNewsItem, storeTexts } from '../publications/publication.fixture.js'
import { listArticles } from './list-articles.js'
import { readArticle } from './read-article.js'

let postgres: TestDb

const long = 'word '.repeat(900)

beforeAll(async () => {
  postgres = await contentDb()
  await storeTexts(
    {
      articles: [
        anArticle({ slug: 'undated', id: 'undated', publishedOn: undefined }),
        anArticle({
          content: { intro: long, sections: [] },
          keywords: Array.from({ length: 25 }, (_, i) => `key${i}`),
        }),
        anArticle({ slug: 'to-come', id: 'to-come', publishedOn: '2026-09', content: undefined }),
      ],
      news: [aNewsItem({ publishedOn: '2026-10', readTime: 4 }), aNewsItem({ id: 'real', sample: undefined })],
    },
    postgres,
  )
})
afterAll(() => postgres.close())

const idsOf = async (list: 'BLOGS' | 'NEWS' | 'ALL', samples: 'on' | 'off' = 'on') =>
  (await listArticles({ list }, contentTestCtx(postgres, samples))).articles.map(({ id }) => id)
const read = async (slug: string) => (await readArticle({ slug }, contentTestCtx(postgres))).article

test('each list has its kind alone, newest first, undated last [ART-02, ART-05]', async () => {
  expect(await idsOf('BLOGS')).toEqual(['an-article', 'to-come', 'undated'])
  expect(await idsOf('NEWS')).toEqual(['a-press-item', 'real'])
  expect(await idsOf('ALL')).toEqual(['an-article', 'a-press-item', 'to-come', 'undated', 'real'])
})

test('samples are listed and flagged in a demonstration and omitted in production [O-1, D-58, ART-16]', async () => {
  const { articles } = await listArticles({ list: 'NEWS' }, contentTestCtx(postgres))

  expect(articles.map(({ id, isSample }) => [id, isSample])).toEqual([
    ['a-press-item', true],
    ['real', false],
  ])
  expect(await idsOf('NEWS', 'off')).toEqual(['real'])
})

test('an article of our own leads to its page, a press item elsewhere [ART-12, ART-16]', async () => {
  const result = await listArticles({ list: 'ALL' }, contentTestCtx(postgres))

  expect(ListArticles.output.validateSync(result, { strict: true })).toEqual(result)
  expect(result.articles.find(({ id }) => id === 'an-article')).toEqual({
    id: 'an-article',
    slug: 'an-article',
    path: '/blogs/an-article',
    link: null,
    title: 'An article',
    summary: 'What it is about.',
    image: { src: 'art:lotus', alt: '' },
    fallbackImage: null,
    publishedOn: '2026-10-14',
    publishedPrecision: 'DAY',
    readTime: 5,
    source: 'Seneb',
    isSample: false,
  })
  expect(result.articles.find(({ id }) => id === 'a-press-item')).toMatchObject({
    slug: null,
    path: null,
    link: 'https://press.example/1',
    readTime: 4,
    publishedOn: '2026-10',
    publishedPrecision: 'MONTH',
    source: 'A paper',
  })
})

test('an article is read with its head and its text [ART-12, ART-13]', async () => {
  const article = await read('an-article')

  expect(ReadArticle.output.validateSync({ article }, { strict: true })).toEqual({ article })
  expect(article).toMatchObject({ author: 'Seneb editorial team', reviewer: null, hasContent: true, readTime: 5 })
  expect(article?.introHtml).toContain('word word')
})

test('at most twenty keywords are named, by default from the visible text [D-21, SEO-02]', async () => {
  expect((await read('an-article'))?.meta.keywords).toHaveLength(20)
  expect((await read('undated'))?.meta.keywords).toEqual(['article', 'what', 'about'])
})

test('an article without content shows its summary and says so', async () => {
  expect(await read('to-come')).toMatchObject({
    hasContent: false,
    introHtml: '',
    sections: [],
    summary: 'What it is about.',
  })
})

test('an unknown slug returns null, and a press item has no page [D-59]', async () => {
  for (const slug of ['nobody', 'a-press-item', '', "' or 1=1 --"]) expect(await read(slug)).toBeNull()
})

test('each list and each article costs one statement [P9]', async () => {
  for (const list of ['BLOGS', 'NEWS', 'ALL'] as const) {
    expect(await statementsOf(postgres, () => listArticles({ list }, contentTestCtx(postgres)))).toBe(1)
  }
  expect(await statementsOf(postgres, () => read('an-article'))).toBe(1)
})
