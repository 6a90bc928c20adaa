import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { eventKey, type EventContract } from '@seneb/contracts/define'
import { fastValidate } from '@seneb/contracts/forms/fast-validate'
import {
  differences,
  frozenEvent,
  extendFrozenEvent,
  frozenSchema,
  type FrozenEvent,
  type FrozenSchema,
} from '@seneb/contracts/generate/frozen-event'
import { allEvents } from '@seneb/contracts/messages/all-messages'
import { decodeEnvelope, encodeEnvelope } from '@seneb/bus/envelope'
import { testEventSealing } from '@seneb/testkit/test-keys'
import fc from 'fast-check'

/**
 * Services are deployed one after the other, so two releases consume each other's events for a while. A frozen version
 * of an event therefore does not change.
 */
const folder = fileURLToPath(new URL('../../packages/contracts/frozen-events/', import.meta.url))
const frozenOf = (event: EventContract) =>
  JSON.parse(readFileSync(`${folder}${eventKey(event)}.json`, 'utf8')) as FrozenEvent
const events = allEvents.map((event) => ({ key: eventKey(event), event }))
const id = '00000000-0000-7000-8000-000000000001'

test('every version of an event has its frozen schema, and every frozen schema its version', () => {
  expect(events.length).toBeGreaterThan(0)
  expect(readdirSync(folder).toSorted()).toEqual(events.map(({ key }) => `${key}.json`).toSorted())
})

test.each(events)('$key is as it was frozen', ({ event }) => {
  const [frozen, now] = [frozenOf(event), frozenEvent(event)]

  expect(differences(frozen, now)).toEqual([])
  expect(extendFrozenEvent(frozen, now)).toEqual(frozen)
})

const text: FrozenSchema = { type: 'string', tests: [{ name: 'required' }] }
const a = (payload: FrozenSchema['fields'], rest: Partial<FrozenEvent> = {}): FrozenEvent => ({
  name: 'enquiry.x.done',
  version: 1,
  publisher: 'enquiry',
  subjectKey: 'xId',
  personalFields: [],
  ...rest,
  payload: { type: 'object', fields: { xId: text, ...payload } },
})
const state = (...oneOf: string[]): FrozenSchema => ({ type: 'string', oneOf })
const list = (fields: FrozenSchema['fields']): FrozenSchema => ({ type: 'array', items: { type: 'object', fields } })

test.each<[what: string, before: FrozenEvent, now: FrozenEvent, found: string]>([
  ['a field that is required and new', a({}), a({ name: text }), 'payload.name is added and is not optional'],
  ['a required field less', a({ name: text }), a({}), 'payload.name is left out and is not optional'],
  ['another type', a({ n: { type: 'string' } }), a({ n: { type: 'number' } }), 'payload.n was'],
  [
    'a required field that becomes optional',
    a({ n: text }),
    a({ n: { type: 'string', optional: true } }),
    'payload.n was',
  ],
  ['one more word of a closed list', a({ s: state('a') }), a({ s: state('a', 'b') }), 'payload.s was'],
  ['a narrower check', a({ n: text }), a({ n: { ...text, tests: [{ name: 'max', is: 9 }] } }), 'payload.n was'],
  ['a change inside of a list', a({ all: list({}) }), a({ all: list({ n: text }) }), 'payload.all[].n is added'],
  ['another service that says it', a({}), a({}, { publisher: 'content' }), 'publisher was enquiry and is content'],
  ['another record that it is about', a({}), a({}, { subjectKey: 'yId' }), 'subjectKey was xId and is yId'],
  ['a field that is sealed from now on', a({ n: text }), a({ n: text }, { personalFields: ['n'] }), 'n is personal'],
])('%s is another version', (_what, before, now, found) => {
  expect(differences(before, now)).toEqual([expect.stringContaining(found)])
  expect(extendFrozenEvent(before, now)).toEqual(before)
})

test('optional fields are added and omitted in place, and added ones are frozen as well', () => {
  const n: FrozenSchema = { type: 'string', optional: true }
  const [before, now] = [a({ all: list({}) }), a({ n, all: list({ n }) }, { personalFields: ['n'] })]

  expect(differences(before, now)).toEqual([])
  expect(differences(now, before)).toEqual([])
  expect(extendFrozenEvent(before, now)).toEqual(now)
  expect(extendFrozenEvent(now, before)).toEqual(now)
})

test('publishers reject unknown fields at every depth', () => {
  const open = allEvents.flatMap((event) =>
    objectsOf(frozenSchema(event.payload), eventKey(event)).filter(([, { tests = [] }]) =>
      tests.every(({ name }) => name !== 'noUnknown'),
    ),
  )

  expect(open.map(([path]) => path)).toEqual([])
})

test.each(events)('$key accepts fields of later releases, and passes the fast validation', ({ event }) => {
  const receive = (payload: Fields) => {
    const sealed = JSON.stringify(testEventSealing.seal(event, payload, id))
    const { data } = decodeEnvelope(
      event,
      encodeEnvelope({ id, occurredAt: new Date(), payload: sealed }),
      testEventSealing,
    )
    return data as unknown
  }
  const payloads = payloadsOf(frozenSchema(event.payload)) as fc.Arbitrary<Fields>

  fc.assert(
    fc.property(payloads, (payload) => {
      expect(event.payload.validateSync(payload, { strict: true, abortEarly: false })).toEqual(payload)
      expect(fastValidate(event.payload, payload)).toBe(true)
      expect(receive(payload)).toEqual(payload)
      expect(receive(withAddedKeys(payload) as Fields)).toEqual(payload)
    }),
    { numRuns: 20, seed: 3 },
  )
})

test.each(events)('every change to the payload of $key is caught by the short check', ({ event }) => {
  const changes = payloadsOf(frozenSchema(event.payload)).chain((payload) =>
    fc.record({ payload: fc.constant(payload), path: fc.constantFrom(...pathsOf(payload)), value: fc.anything() }),
  )

  fc.assert(
    fc.property(changes, ({ path, payload, value }) => {
      const changed = withValueAt(payload, path, value)
      if (fastValidate(event.payload, changed)) expect(event.payload.isValidSync(changed, { strict: true })).toBe(true)
    }),
    { numRuns: 500, seed: 3 },
  )
})

type Fields = Readonly<Record<string, unknown>>

/** Payloads that fit a schema. */
function payloadsOf(schema: FrozenSchema): fc.Arbitrary<unknown> {
  if (schema.oneOf) return fc.constantFrom(...schema.oneOf)
  if (schema.fields) {
    const optional = Object.entries(schema.fields).filter(([, field]) => field.optional)
    const fields = Object.fromEntries(Object.entries(schema.fields).map(([name, field]) => [name, payloadsOf(field)]))
    const required = Object.keys(fields).filter((name) => !optional.some(([one]) => one === name))
    return fc.record(fields, { requiredKeys: required, noNullPrototype: true })
  }
  const plain = plainValuesOf(schema)
  return schema.nullable ? fc.option(plain) : plain
}

function plainValuesOf({ items, tests = [], type }: FrozenSchema): fc.Arbitrary<unknown> {
  const boundOf = (name: string) => tests.find((one) => one.name === name)?.is as number | undefined
  const [min, max] = [boundOf('min'), boundOf('max')]
  const needed = tests.some(({ name }) => name === 'required') ? 1 : 0
  const pattern = tests.find(({ name }) => name === 'matches')?.is
  if (type === 'boolean') return fc.boolean()
  if (type === 'number') return fc.integer({ min: min ?? 0, max: max ?? 1_000_000 })
  if (type === 'array') return fc.array(items ? payloadsOf(items) : fc.string(), { minLength: min ?? 0, maxLength: 3 })
  if (pattern) return fc.stringMatching(new RegExp(String(pattern), 'u'))
  return fc.string({ minLength: min ?? needed, maxLength: max ?? 20 })
}

function withAddedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddedKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, withAddedKeys(field)] as const)
  return { ...Object.fromEntries(fields), addedLater: 'by a release ahead' }
}

function objectsOf(schema: FrozenSchema, path: string): [string, FrozenSchema][] {
  const inner = Object.entries(schema.fields ?? {}).flatMap(([key, field]) => objectsOf(field, `${path}.${key}`))
  const items = schema.items ? objectsOf(schema.items, `${path}[]`) : []
  return [...(schema.type === 'object' ? [[path, schema] as [string, FrozenSchema]] : []), ...inner, ...items]
}

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
