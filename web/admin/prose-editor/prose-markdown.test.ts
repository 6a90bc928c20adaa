import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { getSchema, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { marked } from 'marked'
import { parse } from 'yaml'

import { readProse, writeProse } from './prose-markdown.js'
import { proseExtensions } from './prose-schema.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const rendered = (markdown: string) => marked.parse(markdown, { async: false }).replaceAll(/\s+/g, ' ').trim()
const roundTrip = (markdown: string) => {
  const content = readProse(markdown)
  return content && writeProse(content)
}

test.each([
  'Plain text with **bold**, *emphasis* and a [link](/dental-care).',
  'One paragraph.\n\nAnother with a break  \nin it.',
  '- One\n- Two\n  - Nested',
  '3. Three\n4. Four',
  '9. Nine\n10. Ten\n    - Nested',
  '> A note that must not be missed.\n>\n> - With a list',
  '| Age | Price |\n| --- | --- |\n| **8** | [1,200](/costs) |',
  'Dr. Hany and St. Mary are no list. R&D, 5 < 6.',
  'Un**believ**able, and ***both***.',
])('%s is the same after it was opened in the editor [R1]', (markdown) => {
  expect(roundTrip(markdown)).toBe(markdown)
})

test.each([
  '# A heading',
  '<b>HTML</b>',
  'An ![image](https://a.example/x.png)',
  '`code`',
  '~~struck~~',
  '[a](javascript:alert(1))',
  '| A |\n| :-: |\n| 1 |',
])('%s is left to the field with Markdown, because the editor would lose it [R1]', (markdown) => {
  expect(readProse(markdown)).toBeUndefined()
})

test.each([
  '1. x',
  '1) x',
  '- x',
  '+ x',
  '> x',
  '# x',
  '---',
  '***',
  '*a* _b_',
  '[x](/y)',
  'a\\b',
  '`c`',
  '<b>',
  '&amp;',
  '&copy;',
  'a | b',
  '1.',
  '+',
])('text that looks like markup stays text: %s [R1]', (text) => {
  const markdown = writeProse({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

  const html = marked.parse(markdown, { async: false }).trim()
  const shown = html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  expect(shown).toBe(`<p>${text}</p>`)
  expect(readProse(markdown)).toBeDefined()
})

type Text = readonly (readonly [text: string, ...marks: readonly string[]])[]

const href = '/dental-care'
const docOf = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content })
const paragraphOf = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content })
const textOf = (text: string, marks: readonly string[]): JSONContent =>
  text === '\n'
    ? { type: 'hardBreak' }
    : {
        type: 'text',
        text,
        ...(marks.length > 0 && {
          marks: marks.map((type) => (type === 'link' ? { type, attrs: { href, title: null } } : { type })),
        }),
      }

test.each<[string, Text]>([
  ['**Bold.**&#108;etter', [['Bold.', 'bold'], ['letter']]],
  ['lette&#114;**“Bold”**', [['letter'], ['“Bold”', 'bold']]],
  ['ab*italic*cd', [['ab'], ['italic', 'italic'], ['cd']]],
  ['a&#98;_(italic)_&#99;d', [['ab'], ['(italic)', 'italic'], ['cd']]],
  [`[**Link**](${href})s`, [['Link', 'link', 'bold'], ['s']]],
  ['مرح&#1576;**(غامق)**&#1575;', [['مرحب'], ['(غامق)', 'bold'], ['ا']]],
])('%s has its marks, whatever stands beside them [R1]', (markdown, text) => {
  const doc = docOf(paragraphOf(...text.map(([shown, ...marks]) => textOf(shown, marks))))

  expect(writeProse(doc)).toBe(markdown)
  expect(shownRuns(marked.parse(markdown, { async: false }))).toBe(runsOf(doc))
})

test('a link is preserved whatever characters its address has [R1]', () => {
  const marks = [{ type: 'link', attrs: { href: 'https://a.example/b c|d(e)', title: null } }]
  const markdown = writeProse(docOf(paragraphOf({ type: 'text', text: 'Link', marks })))

  expect(markdown).toBe('[Link](https://a.example/b%20c%7Cd\\(e\\))')
  expect(marked.parse(markdown, { async: false })).toContain('<a href="https://a.example/b%20c%7Cd(e)">Link</a>')
  expect(readProse(markdown)).toBeDefined()
})

/** Text of a document with its marks, without white space, which marks do not change. */
function runsOf(content: JSONContent): string {
  const runs: [string, string][] = []
  const visit = (node: JSONContent) => {
    const marks = node.marks?.map(({ type }) => type) ?? []
    if (node.text !== undefined) runs.push([node.text, marks.toSorted().join(' ')])
    node.content?.forEach(visit)
  }
  visit(content)
  return joined(runs)
}

/** The same of a page of the site. */
function shownRuns(html: string): string {
  const open: string[] = []
  const runs: [string, string][] = []
  const marks: Readonly<Record<string, string>> = { strong: 'bold', em: 'italic', a: 'link' }
  for (const [, slash, tag = '', text] of html.matchAll(/<(\/?)(\w+)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) runs.push([unescaped(text), open.toSorted().join(' ')])
    else if (marks[tag] && slash) open.splice(open.lastIndexOf(marks[tag]), 1)
    else if (marks[tag]) open.push(marks[tag])
  }
  return joined(runs)
}

function unescaped(html: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return html.replaceAll(/&(lt|gt|quot|#39|amp);/g, (all, name: string) => signs[name] ?? all)
}

function joined(runs: readonly (readonly [text: string, marks: string])[]): string {
  return runs.flatMap(([text, marks]) => [...text.replaceAll(/\s/g, '')].map((sign) => `${sign} ${marks}`)).join('\n')
}

const signs = [...'abcé م1249.,!?()[]*_~`<>&\\|#+-="\':;€😀'].map((sign) => fc.constant(sign))
const piece = fc.record({
  text: fc.string({ unit: fc.oneof(...signs), minLength: 1, maxLength: 5 }).filter((text) => text.trim() === text),
  marks: fc.subarray(['link', 'bold', 'italic']),
  next: fc.constantFrom('', '', ' ', '\n', '\n\n'),
})
/** Pieces of text with marks, directly beside each other, or with a space or line breaks between them. */
const inlineOf = (isLine: boolean) =>
  fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) =>
    pieces
      .flatMap(({ marks, next, text }, at) => {
        const between = at === pieces.length - 1 ? '' : isLine ? next.replaceAll('\n', ' ') : next
        return [[text, marks] as const, ...[...between].map((sign) => [sign, []] as const)]
      })
      .map(([text, marks]) => textOf(text, marks)),
  )
const cells = (type: string, count: number) =>
  fc.array(
    inlineOf(true).map((content) => ({ type, content })),
    { minLength: count, maxLength: count },
  )
const table = fc.integer({ min: 1, max: 3 }).chain((columns) =>
  fc
    .tuple(cells('tableHeader', columns), fc.array(cells('tableCell', columns), { maxLength: 2 }))
    .map(([head, rows]) => ({
      type: 'table',
      content: [head, ...rows].map((content) => ({ type: 'tableRow', content })),
    })),
)
const { blocks } = fc.letrec<{ block: JSONContent; blocks: JSONContent[]; items: JSONContent[] }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    inlineOf(false).map((content) => paragraphOf(...content)),
    table,
    tie('blocks').map((content) => ({ type: 'blockquote', content })),
    tie('items').map((content) => ({ type: 'bulletList', content })),
    fc
      .tuple(fc.constantFrom(1, 3, 9), tie('items'))
      .map(([start, content]) => ({ type: 'orderedList', attrs: { start }, content })),
  ),
  // Lists of a kind that follow each other are one list, in the editor as in Markdown.
  blocks: fc
    .array(tie('block'), { minLength: 1, maxLength: 4 })
    .map((all) => all.filter(({ type }, at) => type === 'paragraph' || type !== all[at - 1]?.type)),
  items: fc.array(
    fc
      .tuple(inlineOf(false), fc.array(tie('block'), { maxLength: 1 }))
      .map(([content, below]) => ({ type: 'listItem', content: [paragraphOf(...content), ...below] })),
    { minLength: 1, maxLength: 3 },
  ),
}))

test('any text of the editor is the same when it is opened again, and has the same marks on the site [R1]', () => {
  const schema = getSchema(proseExtensions)
  fc.assert(
    fc.property(blocks, (content) => {
      const doc = schema.nodeFromJSON(docOf(...content))
      const markdown = writeProse(doc.toJSON() as JSONContent)

      expect(readProse(markdown)).toEqual(doc.toJSON())
      expect(shownRuns(marked.parse(markdown, { async: false }))).toBe(runsOf(doc.toJSON() as JSONContent))
    }),
    { numRuns: 500, seed: 1 },
  )
})

test.each(['care_team@seneb.example', 'https://c.example/a_b', 'www.c.example/a_b'])(
  'an address keeps its underscore beside marks: %s',
  (address) => {
    const textWith = (text: string, ...types: string[]) => ({
      type: 'text',
      text,
      marks: types.map((type) => ({ type })),
    })
    const content = docOf(
      paragraphOf(textWith(`See ${address} `), textWith('n', 'bold'), textWith('ow', 'italic'), textWith('or')),
    )

    const markdown = writeProse(content)

    expect(markdown).toContain(`See ${address} `)
    expect(readProse(markdown)).toBeDefined()
  },
)

test('every shipped answer and value can be edited, and the site shows it as before [R1]', () => {
  const files = ['faqs', 'company-values'].map((name) => `services/content/content/${name}.yaml`)
  const texts = files.flatMap((file) =>
    (parse(readFileSync(`${root}${file}`, 'utf8')) as Record<string, string>[]).map(
      ({ answer, text }) => answer ?? text ?? '',
    ),
  )
  expect(texts.length).toBeGreaterThan(20)

  expect(texts.filter((text) => rendered(roundTrip(text) ?? '') !== rendered(text))).toEqual([])
})

test('every shipped page, article and treatment can be edited [R1]', () => {
  const files = globSync('services/content/content/{pages,articles,specialties,treatments}/*.md', { cwd: root })
  const sections = files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8').split('---\n').slice(2).join('---\n').split(/^#.*$/m),
  )
  expect(sections.length).toBeGreaterThan(50)

  expect(sections.filter((text) => readProse(text) === undefined)).toEqual([])
})
