/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'

// The router needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { TextSections } = await import('./text-sections.js')

afterEach(cleanup)

const plain = { html: [], image: null, video: null, socialPost: null }
const body = {
  introHtml: [],
  tableOfContents: [],
  sources: [],
  featuredVideo: { url: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'A walk', provider: 'youtube' },
  sections: [
    { ...plain, anchor: 'one', title: 'One', image: { src: '/one.webp', alt: 'A street' } },
    {
      ...plain,
      anchor: 'two',
      title: 'Two',
      socialPost: {
        postUrl: 'https://www.reddit.com/r/x/comments/1/a/',
        username: 'someone',
        subreddit: 'r/x',
        height: 500,
      },
    },
  ],
} as unknown as Parameters<typeof TextSections>[0]['body']

test('the featured video is before the sections, and each section has its own image or post [ART-10]', () => {
  render(<TextSections body={body} />)
  const video = screen.getByText('A walk')
  const [one, two] = screen.getAllByRole('region')
  if (!one || !two) throw new Error('two sections were to be there')
  expect(video.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(one.querySelector('img')?.getAttribute('alt')).toBe('A street')
  expect(one.textContent).not.toContain('someone')
  expect(two.textContent).toContain('someone')
  expect(two.querySelector('img')).toBeNull()
})
