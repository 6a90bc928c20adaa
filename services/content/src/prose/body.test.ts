import { expect, test } from '@jest/globals'

import { bodyOf } from './body.js'

const sections = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `Part ${i + 1}`, content: 'A few words.' }))
const video = { url: 'https://video.example/1', title: 'A film', provider: 'file' as const }
const redditEmbed = { postUrl: 'https://www.reddit.com/r/x/1', username: 'u', subreddit: 'x' }

test.each([
  [0, 0],
  [3, 0],
  [4, 4],
])('%i sections have %i lines of contents [ART-09]', (count, lines) => {
  expect(bodyOf({ intro: '', sections: sections(count) }).tableOfContents).toHaveLength(lines)
})

test('the first video is pulled out of its section, a second one stays in its own [D-60]', () => {
  const [one, two, three] = sections(3)
  const body = bodyOf({
    intro: '',
    sections: [
      { ...one!, title: 'Words' },
      { ...two!, video },
      { ...three!, video: { ...video, title: 'Another' } },
    ],
  })

  expect(body.featuredVideo).toEqual(video)
  expect(body.sections.map((section) => section.video?.title ?? null)).toEqual([null, null, 'Another'])
})

test('a social post is 500 high unless it specifies a height [ART-13, ART-14]', () => {
  const [one, two] = sections(2)
  const body = bodyOf({
    intro: '',
    sections: [
      { ...one!, redditEmbed },
      { ...two!, redditEmbed: { ...redditEmbed, height: 300 } },
    ],
  })

  expect(body.sections.map(({ socialPost }) => socialPost?.height)).toEqual([500, 300])
})

test('a picture, sources and a mark for legal review are included [D-65]', () => {
  const [one] = sections(1)
  const image = { src: 'art:lotus', alt: 'A lotus' }
  const source = { title: 'A study', publisher: 'A journal', url: 'https://journal.example/1' }

  const body = bodyOf({ intro: '*Hello*', sections: [{ ...one!, image, forLegalReview: true }], sources: [source] })

  expect(body).toMatchObject({
    introHtml: '<p><em>Hello</em></p>',
    sections: [{ anchor: 'part-1', html: '<p>A few words.</p>', image, forLegalReview: true }],
    sources: [{ ...source, accessed: null }],
    readTime: 1,
  })
})
