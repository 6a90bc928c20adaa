import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { Kind, type DocumentNode } from 'graphql'

import * as documentIds from '../app/graph/generated/document-ids.js'
import * as operations from '../app/graph/generated/operations.js'
import * as deskOperations from '../admin/graph/generated/operations.js'
import { documentIdOf } from './document-id.js'

test('the gateway knows every document of ours by the id the web server asks it by [P4]', () => {
  const written = new URL('../../gateway/src/generated/trusted-documents.json', import.meta.url)
  const known = JSON.parse(readFileSync(written, 'utf8')) as Record<string, string>
  // Fragments are exported, too; nobody asks for them alone.
  const idsOf = (documents: Readonly<Record<string, DocumentNode>>) =>
    Object.values(documents)
      .filter(({ definitions: [first] }) => first?.kind === Kind.OPERATION_DEFINITION)
      .map(documentIdOf)
  const [ids, deskIds] = [idsOf(operations), idsOf(deskOperations)]

  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !Object.hasOwn(known, id))).toEqual([])
  expect([...new Set([...ids, ...deskIds])].toSorted()).toEqual(Object.keys(known).toSorted())
  expect(Object.values(documentIds).toSorted()).toEqual(ids.toSorted())
})
