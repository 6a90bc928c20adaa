import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { Sealing } from '@seneb/platform/sealing'

import { changeKey, listKeys } from './key-ring.ts'
import { loadOrCreateSecrets, secretHolders } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'seneb-keys-'))
const secrets = () => loadOrCreateSecrets(folder, secretHolders)
const plain = Buffer.from('A12345678')

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  secrets()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['documents', () => secrets().documentKey],
  ['referral at rest', () => secrets().sealing['referral at rest'] ?? ''],
])(
  'the key of %s is changed in three steps, and at each whoever has taken it understands whoever has not [S13]',
  (name, keys) => {
    const rings = [keys()]
    for (const step of ['add', 'promote'] as const) {
      changeKey(folder, step, name)
      rings.push(keys())
    }
    const [before, added, promoted] = rings.map((ring) => new Sealing(ring)) as [Sealing, Sealing, Sealing]

    for (const [sealer, reader] of [
      [before, added],
      [added, before],
      [added, promoted],
      [promoted, added],
    ] as const) {
      expect(reader.open(sealer.seal(plain, 'record-1'), 'record-1')).toEqual(plain)
    }
    expect(promoted.keyIds).toEqual([added.keyIds[1], before.keyIds[0]])

    changeKey(folder, 'retire', name)
    expect(listKeys(folder)).toContainEqual({ name, ids: [promoted.keyIds[0]] })
    expect(() => new Sealing(keys()).open(before.seal(plain, 'record-1'), 'record-1')).toThrow('not known here')
  },
)

test('every key that something is sealed with is listed, and none that cannot be changed so [S13]', () => {
  const names = listKeys(folder).map(({ name }) => name)

  expect(names).toContain('documents')
  expect(names).toHaveLength(new Set(secretHolders.sealing).size)
  expect(() => changeKey(folder, 'add', 'identity tokens')).toThrow('There is no key called')
  expect(() => changeKey(folder, 'retire', 'documents')).toThrow('add another first')
})
