import { readdirSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { eventKey, serviceNames, type RequestContract, type EventContract } from '@seneb/contracts/define'
import { allEvents, allRequests } from '@seneb/contracts/messages/all-messages'
import { isSchema } from 'yup'

test('the lists of requests and events are not empty', () => {
  expect(allRequests.length).toBeGreaterThan(0)
  expect(allEvents.length).toBeGreaterThan(0)
})

const folder = new URL('../../packages/contracts/src/messages/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.messages.ts'))

/** The messages that a file exports, each with its service and noun. */
async function messagesOf(file: string) {
  const exported = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>)
  const isMessage = (one: unknown): one is RequestContract | EventContract =>
    typeof one === 'object' && one !== null && 'kind' in one
  return exported.filter(isMessage).map((message) => {
    const [service, resource] = (message.kind === 'event' ? message.name : message.subject).split('.')
    return { message, service, resource: `${service}.${resource}` }
  })
}

test.each(files)('%s holds messages of that service, and all of them are gathered by its index.ts', async (file) => {
  const messages = await messagesOf(file)

  expect(messages.length).toBeGreaterThan(0)
  for (const { message, service } of messages) {
    expect(service).toBe(file.split('/')[0])
    expect([...allRequests, ...allEvents]).toContain(message)
  }
})

test('all messages of one resource are in one file', async () => {
  const filesByResource = new Map<string, Set<string>>()
  for (const file of files)
    for (const { resource } of await messagesOf(file))
      filesByResource.set(resource, (filesByResource.get(resource) ?? new Set()).add(file))

  expect(filesByResource.size).toBeGreaterThan(60)
  expect([...filesByResource].filter(([, standsIn]) => standsIn.size > 1)).toEqual([])
})

test('the schemas of every message are made when they are read, and once', () => {
  const schemas = [
    ...allRequests.flatMap((request) => [() => request.input, () => request.output]),
    ...allEvents.map((event) => () => event.payload),
  ]
  for (const read of schemas) {
    expect(isSchema(read())).toBe(true)
    expect(read()).toBe(read())
  }
})

test('every event has a consumer or a watcher', () => {
  for (const event of allEvents)
    expect({ event: eventKey(event), for: [...event.consumers, ...event.broadcastTo] }).not.toMatchObject({ for: [] })
})

test('no name is used for two messages', () => {
  const names = [...allRequests.map(({ subject }) => subject), ...allEvents.map(eventKey)]
  expect(new Set(names).size).toBe(names.length)
})

test('every declared cause of an event is consumed by its publisher', () => {
  const causes = allEvents.flatMap((event) => event.causedBy.map((cause) => ({ cause, publisher: event.publisher })))
  expect(causes.length).toBeGreaterThan(0)
  for (const { cause, publisher } of causes) {
    expect(allEvents.find(({ name }) => name === cause)?.consumers).toContain(publisher)
  }
})

test('no event leads, through any chain, to an event of its own kind', () => {
  for (const { name } of allEvents) expect(ledToBy(name).has(name)).toBe(false)
})

test('every service handles or publishes a message', () => {
  for (const service of serviceNames) {
    const handlesRequests = allRequests.some(({ service: handledBy }) => handledBy === service)
    const talks = allEvents.some(({ consumers, publisher }) => publisher === service || consumers.includes(service))
    expect({ service, isInvolved: handlesRequests || talks }).toEqual({ service, isInvolved: true })
  }
})

function ledToBy(name: string, seen = new Set<string>()): Set<string> {
  for (const effect of allEvents.filter(({ causedBy }) => causedBy.includes(name))) {
    if (seen.has(effect.name)) continue
    seen.add(effect.name)
    ledToBy(effect.name, seen)
  }
  return seen
}
