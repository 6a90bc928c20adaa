import { expect, test } from '@jest/globals'
import { editableKinds } from '@seneb/contracts/publications/publication-editing'
import { editedSchemaOf } from '@seneb/contracts/publications/publication-kinds'

import { emptyContent, textOfContent } from '../../schema-form/content-schema.js'
import { shapeOfKind } from './publication-schema-fields.js'

test.each(editableKinds)('every field of %s has a control with a label, without code of its own', (kind) => {
  const fields = shapeOfKind(kind)

  expect(fields.map(({ name }) => name)).toEqual(Object.keys(editedSchemaOf(kind).fields))
  for (const { label } of fields) expect(label).toMatch(/^[A-Z]/)
})

test('the shape of a field decides its control', () => {
  const shapes = Object.fromEntries(
    shapeOfKind('article').map(({ name, shape }) => [name, [shape.type, shape.isOptional]]),
  )

  expect(shapes).toMatchObject({
    title: ['line', false],
    meta: ['group', false],
    fallbackImage: ['group', true],
    keywords: ['lines', false],
    sources: ['list', false],
    content: ['group', true],
    publishedOn: ['line', true],
  })
  const faq = Object.fromEntries(shapeOfKind('faq').map(({ name, shape }) => [name, shape.type]))
  expect(faq).toEqual({ key: 'line', question: 'line', answer: 'prose', shownOn: 'choices', reviewer: 'group' })
  const claim = shapeOfKind('claim').filter(({ shape }) => shape.type === 'day')
  expect(claim.map(({ name }) => name)).toEqual(expect.arrayContaining(['validFrom', 'validTo']))
})

test('new content has its required fields, empty, and no optional ones', () => {
  expect(emptyContent(shapeOfKind('news'))).toEqual({ id: '', title: '', summary: '', link: '', source: '' })
  expect(emptyContent(shapeOfKind('article'))).toMatchObject({ image: { src: '', alt: '' }, sources: [] })
})

test('content is compared as lines, each with the name of its field', () => {
  const content = { key: 'a', question: 'Why?', answer: 'Because.', shownOn: ['home', 'news'] }

  expect(textOfContent(content, shapeOfKind('faq'))).toBe(
    'Key: a\nQuestion: Why?\nAnswer:\nBecause.\nShown on: home, news',
  )
})
