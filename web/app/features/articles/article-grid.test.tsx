/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, describe, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

import { watchImages } from '../../early/image-fallback.js'
import type { ArticlesPageQuery } from '../../graph/generated/graphql.js'

// The router needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { MemoryRouter } = await import('react-router-dom')
const { ArticleGrid } = await import('./article-grid.js')

afterEach(cleanup)

const own = {
  __typename: 'ArticleSummary' as const,
  id: 'a',
  title: 'What Seneb means',
  summary: 'A word for health.',
  image: { __typename: 'Image' as const, src: '/a.webp', alt: 'A scroll' },
  fallbackImage: { __typename: 'Image' as const, src: '/b.webp', alt: '' },
  publishedOn: '2026-10',
  publishedPrecision: 'MONTH' as const,
  readTime: 4,
  source: 'Seneb',
  slug: 'what-seneb-means',
  path: '/blogs/what-seneb-means',
  link: null,
  isSample: false,
}
const press = { ...own, id: 'b', title: 'Elsewhere', path: null, slug: null, link: 'https://press.example/x' }
type Card = ArticlesPageQuery['articles']['nodes'][number]
const show = (...articles: readonly Card[]) =>
  render(
    <MemoryRouter>
      <ArticleGrid articles={articles} />
    </MemoryRouter>,
  )

test('a card has image, date, read time, title, summary and source [ART-03]', () => {
  show(own)
  const card = screen.getByRole('article')
  for (const text of ['October 2026', '4 min read', 'What Seneb means', 'A word for health.', 'Source: Seneb']) {
    expect(card.textContent).toContain(text)
  }
  expect(screen.getByRole('img', { name: 'A scroll' })).toBeTruthy()
})

test("'Read Article' leads to our page, or to the publisher in a new tab [ART-04]", () => {
  show(own, press)
  const [inside, outside] = screen.getAllByRole('link', { name: /^Read Article/ })
  expect(inside?.getAttribute('href')).toBe('/blogs/what-seneb-means')
  expect(inside?.getAttribute('target')).toBeNull()
  expect([outside?.getAttribute('href'), outside?.getAttribute('target')]).toEqual([
    'https://press.example/x',
    '_blank',
  ])
  expect(outside?.getAttribute('rel')).toBe('noopener noreferrer')
  cleanup()

  show({ ...press, isSample: true })
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByText(/no report behind it/)).toBeTruthy()
})

test('an item without a date says so [ART-05, D-59]', () => {
  show({ ...own, publishedOn: null, publishedPrecision: null })
  expect(screen.getByText(/Undated/)).toBeTruthy()
})

describe('a picture that does not load', () => {
  test("gives way to its fallback, then to the placeholder, then to 'Image unavailable' [ART-03, SHELL-27]", () => {
    watchImages(document)
    const { container } = show(own)
    const image = screen.getByRole('img')
    const sources = [image.getAttribute('src')]
    for (let failure = 0; failure < 3; failure += 1) {
      image.dispatchEvent(new Event('error'))
      sources.push(image.getAttribute('src'))
    }
    expect(sources.slice(0, 3)).toEqual(['/a.webp', '/b.webp', '/placeholder.svg'])
    expect(container.querySelector('[data-picture]')?.getAttribute('data-picture')).toBe('unavailable')
    expect(screen.getByText('Image unavailable')).toBeTruthy()
  })
})
