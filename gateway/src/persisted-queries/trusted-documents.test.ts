import { expect, test } from '@jest/globals'

import { TestGateway } from '../gateway.fixture.js'
import { readTrustedDocuments } from './trusted-documents.js'

test('every document of the website and of the staff desk is valid and within the limits of documents', async () => {
  const documents = readTrustedDocuments()
  expect(documents.size).toBeGreaterThan(100)
  const gateway = await TestGateway.open()

  const messages = []
  for (const { text: query } of documents.values()) {
    // An unknown operation is refused after validation and before execution.
    const body = JSON.stringify({ query, operationName: 'NotThere' })
    const { json } = await gateway.post(body, { 'content-type': 'application/json' })
    messages.push(json.errors?.map(({ message }) => message))
  }

  expect(new Set(messages.flat())).toEqual(new Set(['Unknown operation named "NotThere".']))
  await gateway.close()
})
