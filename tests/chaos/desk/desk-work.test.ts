import { expect, test } from '@jest/globals'

import { SeededRandom } from '../seeded-random.js'
import { deskMutationKinds, mixedWork } from './desk-work.js'

const works = (seed: number) => {
  const random = new SeededRandom(seed)
  return Array.from({ length: 300 }, (_, number) => mixedWork(random, { name: `run-${seed}`, number }))
}

test('a seed determines the actions, and every action occurs, alone and concurrently', () => {
  const generated = works(5)
  expect(works(5)).toEqual(generated)
  const kinds = generated.flatMap(({ after, before }) => [...before.map(({ kind }) => kind), ...after])
  expect(new Set([...kinds, 'replied'])).toEqual(new Set(deskMutationKinds))
  expect(new Set(generated.map(({ responders }) => responders.length))).toEqual(new Set([1, 2]))
})

test('no agent performs two actions of a kind on one enquiry, because the account tells actions apart by it', () => {
  for (const { before } of works(6)) {
    const names = before.map(({ by, kind }) => `${kind} ${by}`)
    expect(new Set(names).size).toBe(names.length)
  }
})
