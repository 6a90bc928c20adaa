/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util'

import { afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { cookiePolicyVersion, necessaryOnly } from '@seneb/contracts/vocabulary/cookie-purposes'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'

import { runEmbeds } from '../early/embeds.js'
import { cookieOf } from '../early/stored-cookie-choice.js'
import { pageChangeEvent } from '../browser/page-events.js'

// The router needs these globals, which jsdom lacks.
Object.assign(globalThis, { TextDecoder, TextEncoder })
const { SocialPostEmbed, VideoEmbed, embedOf, playerOf } = await import('./embeds.js')

beforeAll(() => runEmbeds(document))
afterEach(cleanup)

const post = {
  postUrl: 'https://www.reddit.com/r/dentistry/comments/abc/a_post/',
  username: 'someone',
  subreddit: 'r/dentistry',
  height: 500,
}

test('a video loads nothing before a person allows it, and then plays without cookies [ART-10, D-60]', async () => {
  const { container } = render(
    <VideoEmbed url="https://www.youtube.com/watch?v=abcdefghijk" title="A film" provider="youtube" />,
  )
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('link', { name: /Open it there instead/ }).getAttribute('href')).toContain('youtube.com')
  await userEvent.click(screen.getByRole('button', { name: 'Load this once from YouTube' }))
  const frame = screen.getByTitle('A film')
  expect(frame.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1')
})

test('a person who allowed Functionality is not asked again, and still nothing loads automatically [ART-10, CONS-04, D-60]', async () => {
  const chosenAt = new Date()
  const choice = { ...necessaryOnly, functionality: true }
  const consent = { choice, chosenAt, policyVersion: cookiePolicyVersion, key: 'a-key-of-it', receiptId: undefined }
  document.cookie = cookieOf(consent, chosenAt, false)
  const { container } = render(
    <VideoEmbed url="https://www.youtube.com/watch?v=abcdefghijk" title="A film" provider="youtube" />,
  )
  dispatchEvent(new Event(pageChangeEvent))
  const button = await screen.findByRole('button', { name: 'Load from YouTube' })
  expect(container.querySelector('iframe')).toBeNull()
  await userEvent.click(button)
  expect(screen.getByTitle('A film')).toBeTruthy()
  document.cookie = 'seneb_consent=; Max-Age=0'
})

test('a social post is a frame of its own height, by itself 500 px, and no script of others [ART-13, ART-14, ART-17]', async () => {
  const { container } = render(<SocialPostEmbed {...post} />)
  await userEvent.click(screen.getByRole('button', { name: 'Load this once from Reddit' }))
  const frame = screen.getByTitle('someone in r/dentistry')
  expect(frame.getAttribute('height')).toBe('500')
  expect(frame.getAttribute('src')).toBe('https://embed.reddit.com/r/dentistry/comments/abc/a_post/')
  expect(container.querySelector('script')).toBeNull()
})

test.each([
  ['a video', <VideoEmbed key="v" url="https://youtu.be/abcdefghijk" title="A film" provider="youtube" />, 'youtu.be'],
  ['a post', <SocialPostEmbed key="p" {...post} />, post.postUrl],
])(
  '%s that is allowed but does not load still has the way to its source beside it [ERR-07, ART-17, D-60]',
  async (_what, embed, source) => {
    const { container } = render(embed)
    await userEvent.click(screen.getByRole('button', { name: /^Load this once/ }))
    expect(container.querySelectorAll('iframe')).toHaveLength(1)
    const link = screen.getByRole('link', { name: /Open it there instead/ })
    expect(link.getAttribute('href')).toContain(source)
  },
)

test('content that cannot be framed is a link, without a notice about cookies [D-60, ERR-07]', () => {
  render(<VideoEmbed url="https://films.example/a.mp4" title="A film" provider="file" />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: /Open it there instead/ }).getAttribute('rel')).toBe('noopener noreferrer')
})

describe('only addresses that are known are framed [D-60]', () => {
  test.each([
    ['https://vimeo.com/123456', 'vimeo', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
    ['https://youtu.be/abcdefghijk', 'youtube', 'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1'],
    ['https://youtu.be/"><script>', 'youtube', undefined],
    ['no address', 'youtube', undefined],
    ['https://vimeo.com/x', 'vimeo', undefined],
  ])('%s of %s', (url, provider, player) => expect(playerOf({ url, provider })).toBe(player))

  test.each([
    ['https://evilreddit.com/r/a/comments/b', undefined],
    ['https://old.reddit.com/r/a/comments/b/', 'https://embed.reddit.com/r/a/comments/b/'],
    ['https://www.reddit.com/user/a', undefined],
  ])('%s', (postUrl, frame) => expect(embedOf({ postUrl })).toBe(frame))
})
