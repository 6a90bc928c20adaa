import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'

import { documentHash } from './document-hash.js'
import * as documents from './generated/graphql.js'
import * as hashes from './generated/hashes/graphql.js'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const hashesIn = (folder: string) =>
  Object.keys(JSON.parse(readFileSync(`${root}${folder}/persisted-documents.json`, 'utf8')) as object)

const hashesOf = (module: object) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Document'))
    .map(([, document]) => documentHash(document as object))

test('the gateway knows every document of ours by the hash that is written into it, and no other [P4]', () => {
  const deskFiles = globSync('web/admin/**/*.graphql', { cwd: root }).filter((file) => !file.includes('.fragment.'))
  const ofDesk = deskFiles.flatMap((file) => hashesIn(`web/admin/graph/generated/${basename(file, '.graphql')}`))
  const ofSite = hashesOf(documents)
  const ofPatient = hashesIn('packages/synthetic-patient/generated')

  expect(ofSite.length).toBeGreaterThan(10)
  expect([...ofSite, ...ofDesk, ...ofPatient].toSorted()).toEqual(hashesIn('gateway/generated').toSorted())
})

test('scripts that run before the graph client use the same hashes', () => {
  expect(hashesOf(hashes).toSorted()).toEqual(hashesOf(documents).toSorted())
})
