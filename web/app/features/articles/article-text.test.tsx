/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

// The router needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { LoadingNote } = await import('./article-grid.js')
const { ArticleText } = await import('./article-sections.js')

afterEach(cleanup)

const body = { introHtml: [], sections: [], tableOfContents: [], featuredVideo: null, sources: [] }
const article = {
  __typename: 'Article',
  id: 'a',
  slug: 'a',
  path: '/blogs/a',
  title: 'A',
  summary: 'What it will tell.',
  category: 'x',
  author: 'x',
  source: 'Seneb',
  readTime: 1,
  hasContent: false,
  updatedAt: '2026-11-01',
  ...body,
  meta: { title: 'x', description: 'x', keywords: [] },
  image: null,
  fallbackImage: null,
  reviewer: null,
  publishedOn: null,
  publishedPrecision: null,
} as unknown as Parameters<typeof ArticleText>[0]['article']

test('an article that is not written yet shows its summary and says that its text will come [ART-11]', () => {
  render(<ArticleText article={article} />)
  expect(screen.getByText('What it will tell.')).toBeTruthy()
  expect(screen.getByText('Full content coming soon...')).toBeTruthy()
})

test('an article with a text does not say so [ART-11]', () => {
  render(<ArticleText article={{ ...article, hasContent: true }} />)
  expect(screen.queryByText('Full content coming soon...')).toBeNull()
})

test.each([
  ['an article is on its way', 'loading', '/blogs/a', true],
  ['an article under another of its addresses is on its way', 'loading', '/news/a', true],
  ['a list is on its way', 'loading', '/blogs', false],
  ['another page is on its way', 'loading', '/dental-care', false],
  ['nothing is', 'idle', undefined, false],
] as const)(
  "'Loading content...' is said while %s: %s to %s, %s [ART-11, D-59]",
  (_when, state, pathname, isVisible) => {
    render(<LoadingNote state={state} location={pathname === undefined ? undefined : { pathname }} />)
    expect(screen.queryByText('Loading content...') !== null).toBe(isVisible)
  },
)
