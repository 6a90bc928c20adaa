import { readdirSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import { eventKey, serviceNames, type Question, type SenebEvent } from '@seneb/contracts/define'
import { everyEvent, everyQuestion } from '@seneb/contracts/messages/every-message'
import { isSchema } from 'yup'

test('there are questions and events to look at', () => {
  expect(everyQuestion.length).toBeGreaterThan(0)
  expect(everyEvent.length).toBeGreaterThan(0)
})

const folder = new URL('../../packages/contracts/src/messages/', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.messages.ts'))

/** The messages that a file exports, each with its service and noun. */
async function messagesOf(file: string) {
  const exported = Object.values((await import(new URL(file, folder).href)) as Record<string, unknown>)
  const isMessage = (one: unknown): one is Question | SenebEvent =>
    typeof one === 'object' && one !== null && 'kind' in one
  return exported.filter(isMessage).map((message) => {
    const [service, noun] = (message.kind === 'event' ? message.name : message.subject).split('.')
    return { message, service, noun: `${service}.${noun}` }
  })
}

test.each(files)('%s holds messages of that service, and all of them are gathered by its index.ts', async (file) => {
  const messages = await messagesOf(file)

  expect(messages.length).toBeGreaterThan(0)
  for (const { message, service } of messages) {
    expect(service).toBe(file.split('/')[0])
    expect([...everyQuestion, ...everyEvent]).toContain(message)
  }
})

test('all messages of one noun stand in one file', async () => {
  const places = new Map<string, Set<string>>()
  for (const file of files)
    for (const { noun } of await messagesOf(file)) places.set(noun, (places.get(noun) ?? new Set()).add(file))

  expect(places.size).toBeGreaterThan(60)
  expect([...places].filter(([, standsIn]) => standsIn.size > 1)).toEqual([])
})

test('the schemas of every message are made when they are read, and once', () => {
  const schemas = [
    ...everyQuestion.flatMap((question) => [() => question.takes, () => question.gives]),
    ...everyEvent.map((event) => () => event.carries),
  ]
  for (const read of schemas) {
    expect(isSchema(read())).toBe(true)
    expect(read()).toBe(read())
  }
})

test('every event is heard or watched by somebody', () => {
  for (const event of everyEvent)
    expect({ event: eventKey(event), for: [...event.heardBy, ...event.watchedBy] }).not.toMatchObject({ for: [] })
})

test('no name is used for two messages', () => {
  const names = [...everyQuestion.map(({ subject }) => subject), ...everyEvent.map(eventKey)]
  expect(new Set(names).size).toBe(names.length)
})

test('whatever an event is said because of is an event that its speaker hears', () => {
  const causes = everyEvent.flatMap((event) => event.because.map((cause) => ({ cause, speaker: event.saidBy })))
  expect(causes.length).toBeGreaterThan(0)
  for (const { cause, speaker } of causes) {
    expect(everyEvent.find(({ name }) => name === cause)?.heardBy).toContain(speaker)
  }
})

test('no event leads, through any chain, to an event of its own kind', () => {
  for (const { name } of everyEvent) expect(ledToBy(name).has(name)).toBe(false)
})

test('every service takes part in the talk', () => {
  for (const service of serviceNames) {
    const answers = everyQuestion.some(({ answeredBy }) => answeredBy === service)
    const talks = everyEvent.some(({ heardBy, saidBy }) => saidBy === service || heardBy.includes(service))
    expect({ service, takesPart: answers || talks }).toEqual({ service, takesPart: true })
  }
})

function ledToBy(name: string, seen = new Set<string>()): Set<string> {
  for (const effect of everyEvent.filter(({ because }) => because.includes(name))) {
    if (seen.has(effect.name)) continue
    seen.add(effect.name)
    ledToBy(effect.name, seen)
  }
  return seen
}
