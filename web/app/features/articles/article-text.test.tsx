/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

// The router wants these of its surroundings, which jsdom leaves out.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { createMemoryRouter, Link, RouterProvider } = await import('react-router-dom')
const { ArticleLoading } = await import('./article-loading.js')
const { ArticleText } = await import('./article-text.js')

afterEach(cleanup)

const body = { introHtml: [], sections: [], tableOfContents: [], featuredVideo: null, sources: [] }
const article = {
  ...{ __typename: 'Article', id: 'a', slug: 'a', path: '/blogs/a', title: 'A', summary: 'What it will tell.' },
  ...{ category: 'x', author: 'x', source: 'Seneb', readTime: 1, hasContent: false, changedAt: '2026-11-01', ...body },
  ...{ meta: { title: 'x', description: 'x', keywords: [] }, image: null, fallbackImage: null, reviewer: null },
  ...{ publishedOn: null, publishedPrecision: null },
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

test("'Loading content...' is said while an article is on its way, and only then [ART-11, D-59]", async () => {
  let arrive: () => void = () => undefined
  const onItsWay = new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const router = createMemoryRouter(
    [
      {
        path: '/blogs',
        element: (
          <>
            <ArticleLoading />
            <Link to="/blogs/a">Read Article</Link>
          </>
        ),
      },
      { path: '/blogs/:slug', loader: () => onItsWay, element: <p>The article</p> },
    ],
    { initialEntries: ['/blogs'] },
  )
  render(<RouterProvider router={router} />)
  expect(screen.queryByText('Loading content...')).toBeNull()

  await userEvent.click(screen.getByRole('link', { name: 'Read Article' }))
  expect(await screen.findByText('Loading content...')).toBeTruthy()
  arrive()
  expect(await screen.findByText('The article')).toBeTruthy()
  expect(screen.queryByText('Loading content...')).toBeNull()
})
