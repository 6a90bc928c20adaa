import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { expect, test } from '@jest/globals'
import { eventKey, type SenebEvent } from '@seneb/contracts/define'
import { assertValid } from '@seneb/contracts/forms/read-form'
import { everyEvent } from '@seneb/contracts/messages/every-message'
import { openEnvelope, sealEnvelope } from '@seneb/bus/envelope'
import { testEventSealing } from '@seneb/testkit/test-keys'

import { eventRelease, releasedEvent, releaseFile, type EventRelease, type Shape } from './event-release.js'

/**
 * Services are deployed one after the other, so for a while a release says what the one before it hears, and hears what
 * that one says (ADR 0035). Here every payload goes both ways: sealed and enveloped as it is sent, opened as it is heard.
 */
const goldenFolder = fileURLToPath(new URL('../../packages/contracts/src/golden/', import.meta.url))
const releaseFolder = fileURLToPath(new URL('./released-events/', import.meta.url))
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const goldens = readdirSync(goldenFolder).filter((file) => file.endsWith('.json'))
const releases = readdirSync(releaseFolder).map((file) => readJson(`${releaseFolder}${file}`) as EventRelease)
const byKey = new Map(everyEvent.map((event) => [eventKey(event), event]))

type Fields = Readonly<Record<string, unknown>>
const id = '00000000-0000-7000-8000-000000000001'

/** What `hearer` makes of what `sayer` says. */
function heard(payload: Fields, { hearer, sayer }: { hearer: SenebEvent; sayer: SenebEvent }): unknown {
  assertValid(sayer.carries, payload)
  const stored = JSON.stringify(testEventSealing.seal(sayer, payload, id))
  return openEnvelope(hearer, sealEnvelope({ id, saidAt: new Date(), payload: stored }), testEventSealing).data
}

const replayed = goldens.flatMap((golden) => {
  const event = byKey.get(golden.replace(/(?:\+[a-z-]+)?\.json$/, ''))
  return event ? [{ golden, event, payload: readJson(`${goldenFolder}${golden}`) as Fields }] : []
})

test.each(replayed)('$golden is heard, alone and with what a later release may add to it', ({ event, payload }) => {
  const shape = eventRelease(event).carries
  const ahead = releasedEvent({ ...eventRelease(event), carries: withAdded(shape) })

  expect(heard(payload, { sayer: event, hearer: event })).toEqual(payload)
  expect(heard(withAddedKeys(payload) as Fields, { sayer: ahead, hearer: event })).toEqual(payload)
})

test('an extra key is ignored at every depth, and one that is named still has to fit', () => {
  const [event] = everyEvent.filter(({ name }) => name === 'enquiry.trip-plan.submitted')
  const payload = replayed.find((one) => one.event === event)?.payload as { trip: object; tripPlanId: string }
  const open = (data: unknown) => {
    const sealed = testEventSealing.seal(event!, data as Fields, id)
    return openEnvelope(
      event!,
      sealEnvelope({ id, saidAt: new Date(), payload: JSON.stringify(sealed) }),
      testEventSealing,
    )
  }

  expect(open({ ...payload, seats: 2, trip: { ...payload.trip, seats: 2 } }).data).toEqual(payload)
  expect(() => open({ ...payload, trip: { ...payload.trip, age: 42 } })).toThrow('does not fit its contract: trip.age')
  expect(() => open({ ...payload, submittedAt: undefined })).toThrow('submittedAt (optionality)')
})

test('whoever says an event says nothing but what its contract names, at every depth', () => {
  const open = everyEvent.flatMap((event) =>
    objectsOf(eventRelease(event).carries, eventKey(event)).filter(([, { tests = [] }]) =>
      tests.every(({ name }) => name !== 'noUnknown'),
    ),
  )

  expect(everyEvent.length).toBeGreaterThan(0)
  expect(open.map(([path]) => path)).toEqual([])
})

test('whatever the last release says is still heard: a version goes when a release that says it no more is out', () => {
  expect(releases.length).toBeGreaterThan(0)
  expect(releases.map(releaseFile).filter((file) => !byKey.has(file.replace('.json', '')))).toEqual([])
})

const grown = releases.flatMap((release) => {
  const event = byKey.get(releaseFile(release).replace('.json', ''))
  const payloads = replayed.filter((one) => one.event === event)
  return event
    ? payloads.map(({ golden, payload }) => ({ golden, event, payload, release: releasedEvent(release) }))
    : []
})

test.each(grown)('$golden as it is said now is heard by the last release', ({ event, payload, release }) => {
  for (const said of variantsOf(eventRelease(event).carries, payload)) {
    expect(() => heard(said as Fields, { sayer: event, hearer: release })).not.toThrow()
  }
})

test.each(grown)('$golden as the last release says it is heard now', ({ event, payload, release }) => {
  const known = heard(payload, { sayer: event, hearer: release }) as Fields
  for (const said of variantsOf(eventRelease(release).carries, known)) {
    expect(() => heard(said as Fields, { sayer: release, hearer: event })).not.toThrow()
  }
})

/** A payload as it is, without all that may be left out, and with every other value of its closed lists. */
function variantsOf(shape: Shape, payload: unknown): unknown[] {
  return [payload, ...(shape.type === 'object' ? [leanest(shape, payload)] : []), ...listed(shape, payload)]
}

function leanest({ fields, items }: Shape, value: unknown): unknown {
  if (Array.isArray(value)) return items ? value.map((item: unknown) => leanest(items, item)) : value
  if (!fields || typeof value !== 'object' || value === null) return value
  const needed = Object.entries(value).filter(([key]) => !fields[key]?.optional)
  return Object.fromEntries(needed.map(([key, field]) => [key, fields[key] ? leanest(fields[key], field) : field]))
}

function listed({ fields = {}, items, oneOf = [] }: Shape, value: unknown): unknown[] {
  if (Array.isArray(value)) {
    const list: unknown[] = value
    return items ? list.flatMap((item, i) => listed(items, item).map((other) => list.with(i, other))) : []
  }
  const inFields = Object.entries(fields).flatMap(([key, field]) =>
    listed(field, (value as Fields | undefined)?.[key]).map((other) => ({ ...(value as Fields), [key]: other })),
  )
  return [...oneOf, ...inFields]
}

/** The shape with one more optional key in each object. */
function withAdded(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.items && { items: withAdded(shape.items) }),
    ...(shape.fields && {
      fields: {
        ...Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, withAdded(field)])),
        addedLater: { type: 'string', optional: true },
      },
    }),
  }
}

function withAddedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAddedKeys)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, field]) => [key, withAddedKeys(field)] as const)
  return { ...Object.fromEntries(fields), addedLater: 'by a release ahead' }
}

function objectsOf(shape: Shape, path: string): [string, Shape][] {
  const inner = Object.entries(shape.fields ?? {}).flatMap(([key, field]) => objectsOf(field, `${path}.${key}`))
  const items = shape.items ? objectsOf(shape.items, `${path}[]`) : []
  return [...(shape.type === 'object' ? [[path, shape] as [string, Shape]] : []), ...inner, ...items]
}
