import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from '@jest/globals'

import { contentFolder } from './content-folder.js'
import { readList, readPages, readTexts } from './read-texts.js'

const description =
  'A page of a test, whose description is as long as search engines want it to be, which is at least one hundred and twenty.'

const front = `position: 1
heading: A page
summary: It is short.
meta:
  title: A page
  description: ${description}
relatedTopics: []
sources: []
`
const page = (body: string, facts = front) => ({
  path: 'content/pages/blogs.md',
  name: 'blogs',
  text: `---\n${facts}---\n\n${body}`,
})
const read = (body: string, facts?: string) => readPages('page', [page(body, facts)])
const pressItem = '- { id: a, title: A, summary: It is short., link: https://a.example, source: A }\n'
const member = (imageUrl: string) => {
  const text = `- { key: a, name: A, role: Founder, bio: Words., imageUrl: '${imageUrl}' }\n`
  return readList('team-member', { path: 'content/team.yaml', name: 'team', text })
}
const faqs = (text: string) => readList('faq', { path: 'content/faqs.yaml', name: 'faqs', text })

test('a page has facts, an introduction, sections with facts of their own, and further parts', () => {
  const body = `It begins.

## First

Text with *emphasis*.

- a point
  that goes on

## Second

\`\`\`yaml
forLegalReview: true
\`\`\`

More.

# Benefits

## One

Because.
`
  expect(read(body)).toEqual([
    {
      slug: 'blogs',
      heading: 'A page',
      summary: 'It is short.',
      meta: { title: 'A page', description },
      relatedTopics: [],
      sources: [],
      intro: 'It begins.',
      sections: [
        { title: 'First', content: 'Text with *emphasis*.\n\n- a point\n  that goes on' },
        { title: 'Second', content: 'More.', forLegalReview: true },
      ],
      benefits: [{ title: 'One', text: 'Because.' }],
    },
  ])
})

test('pages are in the order of their position, and a list is in its own', () => {
  const second = { ...page('It begins.', front.replace('position: 1', 'position: 2')), name: 'news' }
  expect(readPages('page', [second, page('It begins.')]).map(({ slug }) => slug)).toEqual(['blogs', 'news'])
  const text = ['b', 'a']
    .map((key) => `- { key: ${key}, question: Why?, answer: Because., shownOn: [home] }\n`)
    .join('')
  expect(faqs(text).map(({ key }) => key)).toEqual(['b', 'a'])
})

test('links to our pages, to an anchor, to secure sites and to mail addresses are shown', () => {
  const text = '[a](/news), [b](#first), [c](https://a.example) and [d](mailto:a@a.example).'
  expect(read(`${text}\n`)[0]?.intro).toBe(text)
  expect(member('/members/a.webp')[0]?.imageUrl).toBe('/members/a.webp')
})

test('the slug of a page is its file name, whatever its facts say', () => {
  expect(Object.entries(read('It begins.', `${front}slug: news\n`)[0] ?? {})[0]).toEqual(['slug', 'blogs'])
})

test('an article without text is announced as upcoming [ART-11]', () => {
  const facts = `position: 1
id: later
title: Later
summary: It is short.
meta:
  title: A page
  description: ${description}
image: { src: art:lotus, alt: '' }
source: Seneb
category: History
keywords: []
author: Seneb editorial team
sources: []
`
  const [article] = readPages('article', [{ ...page('', facts), name: 'later' }])
  expect(article?.slug).toBe('later')
  expect(article?.content).toBeUndefined()
})

test.each([
  [
    'no facts',
    () => readPages('page', [{ ...page(''), text: 'It begins.\n' }]),
    'line 1: the file begins with a line ---',
  ],
  ['facts that are not YAML', () => read('It begins.', `${front}meta: [\n`), /line \d+: this is not YAML: /],
  [
    'a field that is there twice',
    () => read('It begins.', `${front}heading: Again\n`),
    'line 10: this is not YAML: Map keys must be unique',
  ],
  [
    'no title and description for search engines',
    () => read('It begins.', front.replace(/meta:\n(?: {2}.*\n)+/, '')),
    'content/pages/blogs.md, line 2: meta is missing',
  ],
  ['a fact that is missing', () => read('It begins.', front.replace('heading: A page\n', '')), 'heading is missing'],
  [
    'an empty fact',
    () => read('It begins.', front.replace('heading: A page', "heading: ''")),
    'line 3: heading is missing',
  ],
  [
    'a fact that nobody knows',
    () => read('It begins.', `${front}colour: red\n`),
    'line 10: the record has no field "colour"',
  ],
  [
    'an unknown fact inside another',
    () => read('It begins.', front.replace('  title: A page', '  title: A page\n  image: x')),
    'line 7: meta has no field "image"',
  ],
  [
    'another kind of value',
    () => read('It begins.', front.replace('heading: A page', 'heading: 5')),
    'line 3: heading is 5, and has to be text',
  ],
  [
    'a flag that is not true',
    () => read('It begins.\n\n## First\n\n```yaml\nforLegalReview: false\n```\n\nText.\n'),
    'line 17: sections[0].forLegalReview: Please write true, or leave it out',
  ],
  [
    'a text that is too long',
    () => read('It begins.', front.replace('title: A page', `title: ${'long '.repeat(8)}`)),
    'line 6: meta.title: Please use at most 28 characters',
  ],
  ['no position', () => read('It begins.', front.replace('position: 1\n', '')), 'position is missing'],
  [
    'a name that is no page',
    () => readPages('page', [{ ...page('It begins.'), name: 'colours' }]),
    'slug is "colours", and can be: why-egypt',
  ],
  [
    'two pages in one place',
    () =>
      readPages('page', [page('It begins.'), { ...page('It begins.'), path: 'content/pages/news.md', name: 'news' }]),
    'content/pages/news.md, line 2: position 1 is that of content/pages/blogs.md as well',
  ],
  ['no introduction', () => read('## First\n\nText.\n'), 'line 12: intro is missing'],
  ['a section without text', () => read('It begins.\n\n## First\n'), 'line 14: sections[0].content is missing'],
  [
    'a heading too deep',
    () => read('It begins.\n\n### Deep\n\nText.\n'),
    'line 14: "Deep" is a heading below a section',
  ],
  [
    'a part that nobody knows',
    () => read('It begins.\n\n# Colours\n'),
    'line 14: the page has no part "# Colours"; its parts are: # Benefits',
  ],
  [
    'headings in a part that is one text',
    () => readPages('specialty', [page('It begins.\n\n# Notice\n\n## First\n\nText.\n')]),
    'line 16: "## First" stands in the part "# Notice"',
  ],
  [
    'a part that is there twice',
    () => read('It begins.\n\n# Benefits\n\n# Benefits\n'),
    'line 16: the part "# Benefits" is there twice',
  ],
  [
    'a part of points that begins with text',
    () => read('It begins.\n\n# Benefits\n\nText.\n'),
    'line 14: the part "# Benefits" begins with "## " and a title',
  ],
  [
    'facts of a section that nobody knows',
    () => read('It begins.\n\n## First\n\n```yaml\ncolour: red\n```\n\nText.\n'),
    'line 17: sections[0] has no field "colour"',
  ],
  [
    'facts of a section that are not YAML',
    () => read('It begins.\n\n## First\n\n```yaml\na: [\n```\n\nText.\n'),
    /line \d+: this is not YAML/,
  ],
  [
    'HTML in a text',
    () => read('It begins.\n\n## First\n\n<b>Text.</b>\n'),
    'line 14: sections[0].content contains HTML, which the site does not show',
  ],
  ['a picture in a text', () => read('![a](https://a.example/b.png)\n'), 'line 12: intro contains a picture'],
  ['a script in a link', () => read('[a](javascript:b)\n'), 'line 12: intro contains a link to "javascript:b", which'],
  ['an unsafe address', () => read('[a](http://a.example)\n'), 'contains a link to "http://a.example", which the site'],
  ['an address without https', () => read('[a](//a.example)\n'), 'contains a link to "//a.example", which the site'],
  ['a link to a file beside it', () => read('[a](news)\n'), 'contains a link to "news", which the site does not show'],
  [
    'another site as a related topic',
    () => read('It begins.', front.replace('relatedTopics: []', 'relatedTopics: [{ title: A, path: //a.example }]')),
    'line 8: relatedTopics[0].path: Please give a path of this site',
  ],
  [
    'a picture of another site without https',
    () => read('It begins.', `${front}image: { src: //a.example/b.png, alt: '' }\n`),
    'line 10: image.src: Please name one of our drawings',
  ],
  ['code in a text', () => read('It begins.\n\n## First\n\nText.\n\n```\ncode\n```\n'), 'contains code'],
  [
    'a record of a list',
    () => faqs('- key: a\n  question: Why?\n  answer: Because.\n'),
    'content/faqs.yaml, line 1: shownOn is missing',
  ],
  [
    'a second record of a list',
    () =>
      faqs(
        '- { key: a, question: Why?, answer: Because., shownOn: [home] }\n- key: b\n  question: Why\n  answer: Because.\n  shownOn: [home]\n',
      ),
    'line 3: question: Please end a question with a question mark',
  ],
  [
    'a word that is not in a list',
    () => faqs('- { key: a, question: Why?, answer: Because., shownOn: [hom] }\n'),
    'line 1: shownOn[0] is "hom", and can be: ',
  ],
  [
    'two records of one key',
    () => faqs('- { key: a, question: Why?, answer: Because., shownOn: [home] }\n'.repeat(2)),
    'content/faqs.yaml, line 2: key "a" is there twice',
  ],
  [
    'two records of one id',
    () => readList('news', { path: 'content/news.yaml', name: 'news', text: pressItem.repeat(2) }),
    'content/news.yaml, line 2: id "a" is there twice',
  ],
  ...['//a.example/b.png', 'http://a.example/b.png', 'art:lotus'].map(
    (url) =>
      [
        `the picture ${url} of a person`,
        () => member(url),
        'line 1: imageUrl: Please give a path of this site or an https address',
      ] as const,
  ),
])('a file with %s is refused with its name, the line and the mistake', (_mistake, parse, message) => {
  expect(parse).toThrow(message)
})

let folder: string | undefined
afterEach(() => {
  if (folder !== undefined) rmSync(folder, { recursive: true })
  folder = undefined
})

test('a text is read from the folder it is given, and a legal document with all its versions [LEGAL-01]', () => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync(contentFolder, folder, { recursive: true })
  writeFileSync(
    join(folder, 'legal-documents/cookie-policy/4.md'),
    '---\npublishedOn: 2031-01-01\nchanges: All.\n---\n\nIt begins.\n',
  )
  const cookies = () => readTexts(folder).legalDocuments.find(({ slug }) => slug === 'cookie-policy')
  expect(cookies()?.versions.map(({ version }) => version)).toEqual(['1', '2', '3', '4'])

  writeFileSync(join(folder, 'legal-documents/cookie-policy/4.md'), '---\nchanges: All.\n---\n\nIt begins.\n')
  expect(cookies).toThrow('content/legal-documents/cookie-policy/4.md, line 2: publishedOn is missing')

  rmSync(join(folder, 'legal-documents/cookie-policy/2.md'))
  rmSync(join(folder, 'legal-documents/cookie-policy/4.md'))
  expect(cookies).toThrow('Please number versions 1, 2, 3 without a gap')
})
