import { expect, test } from '@jest/globals'
import { editableKinds, publicationBounds } from '@seneb/contracts/publications/publication-editing'

import { shippedTexts } from '../content-files/shipped-texts.fixture.js'
import { editedContentOf, legalProblems } from './legal-drafts.js'
import { shippedPublications } from './shipped-publications.js'
import { article } from './publication-desk.fixture.js'
import { publicationProblems } from './publication-problems.js'

const problemsOf = (own: object) =>
  publicationProblems({ kind: 'article', key: 'an-article', content: article({ ...own }) })
const prose = (intro: string) => problemsOf({ content: { intro, sections: [] } })

test('every shipped text passes the rules of the editor, so that an edit is refused for itself alone', () => {
  const shipped = shippedPublications(shippedTexts).flatMap(({ content, key: name }) => {
    const kind = editableKinds.find((one) => name.startsWith(`${one}/`))
    const edited = kind && editedContentOf({ ...content, kind, changed_at: new Date() })
    return edited ? [{ kind, key: name.slice(kind.length + 1), content: edited }] : []
  })

  expect(shipped.length).toBeGreaterThan(60)
  expect(shipped.flatMap((one) => publicationProblems(one).map((problem) => [one.key, problem]))).toEqual([])
  const edited = shipped.filter(({ key }) => key !== 'cookie-policy')
  expect(edited.flatMap(({ content, kind }) => legalProblems(kind, content))).toEqual([])
})

test.each([
  ['a script', 'Hello <script>alert(1)</script>', /HTML/],
  ['an event handler', '<img src=x onerror=alert(1)>', /HTML/],
  ['a link that runs', '[a](javascript:alert(1))', /javascript/],
  ['a data link', '[a](data:text/html,x)', /data/],
  ['a link without a scheme', '[a](//evil.example)', /evil/],
  ['a link that leads nowhere', '[a](/no-such-page)', /no page at \/no-such-page/],
  ['a picture', '![a](https://evil.example/pixel.gif)', /picture/],
  ['reversed text', 'abc\u202Edef', /U\+202E/],
  ['an isolate', 'abc\u2066def', /U\+2066/],
  ['a zero-width space', 'a\u200Bb', /U\+200B/],
  ['a control', 'a\u0007b', /U\+0007/],
  ['a promise in figures', 'You save 70% with us.', /promise/],
  ['a promise in words', 'It is painless.', /promise/],
  ['a text too long', 'word '.repeat(3000), /at most 12000/],
])('%s is refused at its field with a sentence [D-60, GEN-08, S8]', (_name, text, message) => {
  expect(prose(text)).toEqual([{ path: 'content.content.intro', message: expect.stringMatching(message) }])
})

test('a megabyte is refused by its size before anything else of it is read [S1]', () => {
  expect(prose('x'.repeat(1_000_000))).toEqual([
    { path: 'content', message: expect.stringContaining(`at most ${publicationBounds.content} characters`) },
  ])
})

test('a field that is missing, unknown or of another type is named', () => {
  expect(
    problemsOf({ title: '', extra: 1, keywords: 'one', sources: [{ title: 'A', publisher: 'B', url: 'x' }] }),
  ).toEqual(
    expect.arrayContaining([
      { path: 'content.title', message: 'Please fill this in' },
      { path: 'content.', message: 'There is no field "extra"' },
      { path: 'content.keywords', message: 'Please give a list' },
      { path: 'content.sources[0].url', message: expect.stringContaining('https://') },
    ]),
  )
})

test('the key of a text does not change', () => {
  expect(problemsOf({ slug: 'another' })).toEqual([
    { path: 'content.slug', message: expect.stringContaining('an-article') },
  ])
})

test.each(['2026-13', '2026-00', '2026-02-30', '2027-02-29', '2026-10-00', '0000-00-00'])(
  'the date %s, which no calendar has, is refused at its field [D-59]',
  (publishedOn) => {
    expect(problemsOf({ publishedOn })).toEqual([
      { path: 'content.publishedOn', message: expect.stringContaining('does not exist') },
    ])
  },
)

test.each(['2026-12', '2028-02-29', '2026-10-14'])('the date %s is accepted', (publishedOn) => {
  expect(problemsOf({ publishedOn })).toEqual([])
})

test('the day on which a person checked a text exists, too', () => {
  const reviewer = { name: 'A person', role: 'Doctor', on: '2026-06-31', dueOn: '2027-06-30' }

  expect(problemsOf({ reviewer })).toEqual([
    { path: 'content.reviewer.on', message: expect.stringContaining('does not exist') },
  ])
})

test.each([
  ['reversed text', 'abc\u202Edef', /U\+202E/],
  ['17,000 characters', 'x'.repeat(17_000), /at most 1000/],
  ['a line break', 'one\ntwo', /one line/],
])('%s is refused in the description of a picture, which may be empty [S8]', (_name, alt, message) => {
  const problemsOfAlt = (text: string) => problemsOf({ image: { src: 'art:lotus', alt: text } })

  expect(problemsOfAlt(alt)).toEqual([{ path: 'content.image.alt', message: expect.stringMatching(message) }])
  expect(problemsOfAlt('')).toEqual([])
})

test.each(['A title\nof two lines', 'A title\n', 'A title\twith a tab'])('a title is on one line: %j', (title) => {
  expect(problemsOf({ title })).toEqual([{ path: 'content.title', message: expect.stringMatching(/one line/) }])
})
