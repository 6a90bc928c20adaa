import { expect, test } from '@jest/globals'
import { parse } from 'graphql'

import { documentId, operationsOf, textOf } from './trusted-documents.ts'

const document = parse(`
  fragment B on Query { countries { source } }
  query Q { ...C  ...B }
  fragment Unused on Query { values { key } }
  fragment C on Query { ...B articles { id } }
`)

test('an operation is printed first and then the fragments it needs, by name, so that its id is the same everywhere', () => {
  const { definitions } = document
  const operation = operationsOf(definitions)[0]!

  const text = textOf({ operation, definitions })

  expect(text.match(/^(?:query|fragment) \w+/gm)).toEqual(['query Q', 'fragment B', 'fragment C'])
  expect(documentId(text)).toMatch(/^[0-9a-f]{64}$/)
  expect(textOf({ operation, definitions: definitions.toReversed() })).toBe(text)
})
