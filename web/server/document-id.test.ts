import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { Kind, parse, type DocumentNode } from 'graphql'

import * as documentIds from '../app/graph/generated/document-ids.js'
import * as operations from '../app/graph/generated/operations.js'
import * as deskOperations from '../admin/graph/generated/operations.js'
import { documentIdOf } from './document-id.js'

/** A document as it is written for pages; of a change by the desk that is its id alone. */
type Written = Partial<DocumentNode> & { readonly __meta__?: { readonly id: string } }
const operation = { kind: Kind.OPERATION_DEFINITION }

test('the gateway knows every document of ours by the id the web server asks it by [P4]', () => {
  const written = new URL('../../gateway/src/generated/trusted-documents.json', import.meta.url)
  const known = JSON.parse(readFileSync(written, 'utf8')) as Record<string, string>
  // Fragments are exported, too; nobody asks for them alone.
  const idsOf = (documents: Readonly<Record<string, Written>>) =>
    Object.values(documents)
      .filter(({ definitions: [first] = [operation] }) => first?.kind === Kind.OPERATION_DEFINITION)
      .map((document) => (document.definitions ? documentIdOf(document as DocumentNode) : document.__meta__?.id))
  const [ids, deskIds] = [idsOf(operations), idsOf(deskOperations)]
  const patient = new URL('../../packages/synthetic-patient/src/documents/', import.meta.url)
  const patientIds = readdirSync(patient)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => documentIdOf(parse(readFileSync(new URL(name, patient), 'utf8'))))

  expect(ids.length).toBeGreaterThan(10)
  expect(ids.filter((id) => !Object.hasOwn(known, id ?? ''))).toEqual([])
  expect([...new Set([...ids, ...deskIds, ...patientIds])].toSorted()).toEqual(Object.keys(known).toSorted())
  expect(Object.values(documentIds).toSorted()).toEqual(ids.toSorted())
})
