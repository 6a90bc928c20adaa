import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'

import { scopeNames } from './key-labels.js'
import { lastUse, typedNumber, workingKeys, type Partner, type PartnerKey } from './partner.js'

function aKey(part: Partial<PartnerKey>): PartnerKey {
  return {
    __typename: 'PartnerKey',
    id: '7K3M9QXA4T',
    name: 'Server',
    mode: 'LIVE',
    scopes: [],
    apiVersion: '2027-01',
    state: 'ACTIVE',
    createdAt: '2026-11-23T12:00:00.000Z',
    expiresAt: '2027-11-23T12:00:00.000Z',
    retiresAt: null,
    lastUsedAt: null,
    ...part,
  }
}

function aPartner(...keys: readonly Partial<PartnerKey>[]): Partner {
  const named = { id: '1', name: 'Nile Travel', createdAt: '2026-11-23T12:00:00.000Z' }
  const limits = { pointsPerMinute: null, pointsPerDay: null, maxPointsPerMinute: 20_000, maxPointsPerDay: 5_000_000 }
  return {
    __typename: 'PartnerAccount',
    ...named,
    state: 'ACTIVE',
    disabledReason: null,
    limits: { __typename: 'PartnerLimits', ...limits },
    version: 1,
    keys: keys.map(aKey),
  }
}

test('the keys that work are counted by mode; one that is being replaced still works [S11]', () => {
  const inactiveKeys = (['RETIRED', 'EXPIRED', 'REVOKED'] as const).map((state) => ({ state }))
  const partner = aPartner({}, { state: 'RETIRING' }, { mode: 'TEST' }, ...inactiveKeys)

  expect([workingKeys(partner, 'LIVE'), workingKeys(partner, 'TEST')]).toEqual([2, 1])
})

test('a partner was last seen when any of their keys was', () => {
  const [earlier, later] = ['2026-11-01T08:00:00.000Z', '2026-11-02T08:00:00.000Z']

  expect(lastUse(aPartner({ lastUsedAt: later }, { lastUsedAt: earlier }, {}))).toBe(later)
  expect(lastUse(aPartner({}))).toBeUndefined()
})

test.each([
  ['24', 24],
  [' 0 ', 0],
  ['', -1],
  ['1e3', -1],
  ['2.5', -1],
  ['-3', -1],
  ['99999999999', -1],
])('%j is typed as %d, so that what is no number is refused at its field', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test('every scope that opens something can be given, and no other is offered [S11]', () => {
  const schema = readFileSync(new URL('../../../../gateway/schema.graphql', import.meta.url), 'utf8')
  const all = [...(/enum PartnerScope \{([^}]*)\}/.exec(schema)?.[1] ?? '').matchAll(/^ {2}([A-Z_]+)$/gm)]
  const opening = all.map(([, name = '']) => name).filter((name) => schema.includes(`@partner(scope: ${name})`))

  expect(scopeNames.toSorted()).toEqual(opening.toSorted())
})
