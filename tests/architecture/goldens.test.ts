import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { eventKey } from '@seneb/contracts/define'
import { fastValidate } from '@seneb/contracts/forms/fast-validate'
import { everyEvent } from '@seneb/contracts/messages/every-message'
import fc from 'fast-check'

const folder = fileURLToPath(new URL('../../packages/contracts/src/golden/', import.meta.url))
const goldens = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()

const keyOf = (golden: string) => golden.replace(/(?:\+[a-z-]+)?\.json$/, '')

test('every event version has its golden, a payload as it was first said, and one for what was added to it', () => {
  const firstSaid = goldens.filter((golden) => !golden.includes('+'))
  expect(goldens.length).toBeGreaterThan(0)
  expect(firstSaid.toSorted()).toEqual(everyEvent.map((event) => `${eventKey(event)}.json`).toSorted())
  expect(goldens.filter((golden) => !firstSaid.includes(`${keyOf(golden)}.json`))).toEqual([])
})

test('a golden stays as it was added: what is added to an event comes in a golden of its own, every other change in a version', () => {
  const lines = readFileSync(`${folder}SHA256SUMS`, 'utf8').trim().split('\n')
  const summed = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
  const sumOf = (golden: string) =>
    createHash('sha256')
      .update(readFileSync(`${folder}${golden}`))
      .digest('hex')

  expect([...summed.keys()]).toEqual(goldens)
  expect(goldens.filter((golden) => summed.get(golden) !== sumOf(golden))).toEqual([])
})

const heard = goldens.flatMap((golden) =>
  everyEvent.filter((event) => eventKey(event) === keyOf(golden)).map((event) => [golden, event] as const),
)

test.each(heard)('%s is still heard', (golden, event) => {
  const payload: unknown = JSON.parse(readFileSync(`${folder}${golden}`, 'utf8'))

  expect(event.carries.validateSync(payload, { strict: true, abortEarly: false })).toEqual(payload)
})

test.each(heard)('%s is checked in the short way, and no change of it slips through', (golden, event) => {
  const payload = JSON.parse(readFileSync(`${folder}${golden}`, 'utf8')) as object
  const isAccepted = (changed: unknown) => event.carries.isValidSync(changed, { strict: true })

  expect(fastValidate(event.carries, payload)).toBe(true)
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(payload)), fc.anything(), (path, value) => {
      const changed = withValueAt(payload, path, value)
      if (fastValidate(event.carries, changed)) expect(isAccepted(changed)).toBe(true)
    }),
    { numRuns: 2000, seed: 3 },
  )
})

type Path = readonly (string | number)[]

function pathsOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  const inner = Object.entries(value).flatMap(([key, one]) =>
    pathsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
  return path.length > 0 ? [path, ...inner] : inner
}

function withValueAt(root: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  const copy = (Array.isArray(root) ? [...(root as unknown[])] : { ...(root as object) }) as Record<string, unknown>
  copy[key] = withValueAt(copy[key], rest, value)
  return copy
}
