import { expect, test } from '@jest/globals'
import { article, specialty, standalonePage } from '@seneb/contracts/publications/page.schemas'
import type { AnyObject, ObjectSchema } from 'yup'

import { parseMarkdown } from './parse-markdown.js'

const parse = (text: string, schema: object = standalonePage) => parseMarkdown(text, schema as ObjectSchema<AnyObject>)
const procedures = (text: string) =>
  parse(`---\nheading: A page\n---\n\nIt begins.\n\n# Procedures\n\n${text}`, specialty)

test('the facts end at the first line of ---, and a later one belongs to the text', () => {
  expect(parse('---\nheading: A page\n---\n\nIt begins.\n\n---\n\nIt ends.\n').data).toMatchObject({
    heading: 'A page',
    intro: 'It begins.\n\n---\n\nIt ends.',
  })
  expect(parse('---\n---\nIt begins.\n').data).toMatchObject({ intro: 'It begins.' })
})

test('a file with text above its facts is rejected, so that no text is lost', () => {
  expect(parse('Words.\n\n---\nheading: A page\n---\n\nIt begins.\n').mistakes).toEqual([
    { line: 1, message: 'the file begins with a line ---, the facts of the page, and another line ---' },
  ])
})

test.each([
  ['intro', 'intro: It begins.', standalonePage],
  ['sections', 'sections: []', standalonePage],
  ['benefits', 'benefits: []', standalonePage],
  ['notice', 'notice: Words.', specialty],
  ['content', 'content: Words.', article],
])('a page with %s among its facts is refused with the line', (field, fact, schema) => {
  expect(parse(`---\nheading: A page\n${fact}\n---\n\nIt begins.\n`, schema).mistakes).toEqual([
    { line: 3, message: `${field} is written below the facts, not among them` },
  ])
})

test('a second text of one procedure is refused, and facts of one', () => {
  expect(procedures('## veneers\n\nFirst.\n\n## veneers\n\nSecond.\n').mistakes).toEqual([
    { line: 13, message: '"## veneers" is there twice in the part "# Procedures"' },
  ])
  expect(procedures('## veneers\n\n```yaml\nforLegalReview: true\n```\n\nFirst.\n').mistakes).toEqual([
    { line: 9, message: '"## veneers" is one text, without facts of its own' },
  ])
})
