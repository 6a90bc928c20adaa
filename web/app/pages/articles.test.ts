import { expect, test } from '@jest/globals'

import type { SenebLoadContext } from '../graph/load-context.js'
import { loader as articleLoader } from './article.js'
import { loader as articlesLoader } from './articles.js'

const total = 250
const pageSize = 100
const articles = Array.from({ length: total }, (_, at) => ({
  id: `${at}`,
  title: `Article ${at}`,
  path: `/blogs/${at}`,
}))

interface Variables {
  readonly after?: string
  readonly list?: string
}

/** Responds as the gateway does, a page at a time; `missing` is the page that it refuses. */
function contextWith(article: string, missing = -1, lists: (string | undefined)[] = []) {
  const readPublished = (_document: unknown, { after = '0', list }: Variables) => {
    const start = Number(after)
    lists.push(list)
    if (start === missing) return Promise.resolve({ unavailable: 'late' })
    const page = { hasNextPage: start + pageSize < total, endCursor: String(start + pageSize) }
    const data = {
      page: { slug: 'blogs' },
      article: { path: `/blogs/${article}` },
      articles: { nodes: articles.slice(start, start + pageSize), pageInfo: page },
      site: { settings: {} },
    }
    return Promise.resolve({ data })
  }
  return { readPublished } as unknown as SenebLoadContext
}

const loaderArgs = (context: SenebLoadContext) =>
  ({ context, params: { slug: 'x' }, url: new URL('https://seneb.example/blogs') }) as never

test('a list of more articles than one page is shown to its end [ART-02, ART-05]', async () => {
  const lists: (string | undefined)[] = []
  const shown = await articlesLoader(loaderArgs(contextWith('1', -1, lists)))

  expect(shown.data).toMatchObject({ state: 'found', page: { articles } })
  expect(lists).toEqual(['BLOGS', 'BLOGS', 'BLOGS'])
})

test('the last article of a long list leads on to the first ones, and one of its middle to the next [ART-09]', async () => {
  const last = await articleLoader(loaderArgs(contextWith('249')))
  const middle = await articleLoader(loaderArgs(contextWith('99')))

  expect(last.data).toMatchObject({ page: { next: [{ path: '/blogs/0' }, { path: '/blogs/1' }] } })
  expect(middle.data).toMatchObject({ page: { next: [{ path: '/blogs/100' }, { path: '/blogs/101' }] } })
})

test('a list with a missing page is unavailable and not shown shortened [ERR-04]', async () => {
  for (const loader of [articlesLoader, articleLoader]) {
    const shown = await loader(loaderArgs(contextWith('1', 200)))

    expect([shown.data.state, shown.init?.status]).toEqual(['unavailable', 503])
  }
})
