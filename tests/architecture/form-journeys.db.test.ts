import { readdirSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { AppError } from '@seneb/platform/app-error'
import { outboxPayloads } from '@seneb/testkit/outbox-payloads'

import { TestGateway } from '../../gateway/src/gateway.fixture.js'
import { journeys, type Elsewhere, type Journey } from './form-journeys.js'

type Fields = Readonly<Record<string, unknown>>

let gateway: TestGateway
beforeAll(async () => {
  gateway = await TestGateway.open()
})
afterAll(() => gateway.close())

test('every form a person fills in has its journey here', () => {
  const folder = new URL('../../packages/contracts/src/forms/', import.meta.url)
  const forms = readdirSync(folder).filter((file) => file.endsWith('.form.ts'))
  // Not filled in by people: the format of referral links, the events of a page, and the details partners add to a
  // form.
  const formsWithJourneys = forms
    .map((file) => file.replace('.form.ts', ''))
    .filter((name) => !/^(referral-id|page-events|on-behalf)$/.test(name))

  expect(formsWithJourneys.toSorted()).toEqual(Object.keys(journeys).toSorted())
})

test.each(Object.entries(journeys))(
  'every field of the form %s comes from GraphQL to the service, its row and its event',
  async (_name, journey) => {
    const { event, form, contract, eventFields, values } = journey
    const fields = Object.keys(form.fields)
    expect({ fieldsWithoutValue: fields.filter((field) => values[field] === undefined) }).toEqual({
      fieldsWithoutValue: [],
    })

    const { input, row, events } = await travel(journey)

    const meant = form.cast(values, { assert: false, context: { now: new Date() } }) as Fields
    expect({ subject: contract.subject, lost: lost(fields, meant, input) }).toEqual({
      subject: contract.subject,
      lost: [],
    })
    if (row) expect({ row: lost(fields, meant, snakeToField(row, fields), journey.row) }).toEqual({ row: [] })
    if (event) {
      expect({ event: event.name, lost: lost(fields, meant, flat((events[0] ?? {}) as Fields), eventFields) }).toEqual({
        event: event.name,
        lost: [],
      })
      const { mail, untold = {} } = journey
      if (mail) expect(unreportedProcesses(events[0] as never, mail)).toEqual(Object.keys(untold))
    }
  },
  120_000,
)

/** Sends the form as a client does and processes it as its service does, with a separate database. */
async function travel({ document, event, open, contract, store, values, variables }: Journey) {
  const postgres = await open?.()
  const arrived: { input: Fields; row?: Fields } = { input: {} }
  try {
    await gateway.handle(contract, async (input) => {
      arrived.input = input as Fields
      if (store && postgres) arrived.row = (await store(input as never, postgres.db)) as Fields
      // Other tests cover the reply; this one checks the received input and its effects.
      throw new AppError('UNAVAILABLE')
    })
    await gateway.graphql(document, variables(values))
    return { ...arrived, events: event && postgres ? await outboxPayloads(postgres.db, event) : [] }
  } finally {
    await postgres?.close()
  }
}

/** The fields that are not where they should be. */
function lost(
  fields: readonly string[],
  meant: Fields,
  found: Fields,
  elsewhere: Readonly<Record<string, Elsewhere>> = {},
) {
  return fields.filter((field) => {
    const mapping = elsewhere[field] ?? {}
    if ('not' in mapping) return false
    const expected = 'as' in mapping ? mapping.as : meant[field]
    return comparable(found[mapping.in ?? field]) !== comparable(expected)
  })
}

/** Returns the fields of an event that the mail to the team omits: another value does not change the mail. */
function unreportedProcesses<EventPayload>(
  payload: EventPayload,
  mail: (payload: EventPayload) => { readonly text: string },
): string[] {
  const { text } = mail(payload)
  return partsOf(payload)
    .filter((path) => mail(withOther(payload, path) as EventPayload).text === text)
    .map((path) => path.join('.'))
}

type Path = readonly (string | number)[]

function partsOf(value: unknown, path: Path = []): Path[] {
  if (value === null || typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([key, one]) =>
    partsOf(one, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

function withOther(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return otherThan(value)
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Fields) }) as Record<string, unknown>
  copy[key] = withOther(copy[key], rest)
  return copy
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 100
  // Days and instants stay valid; any other text is changed.
  return /^\d{4}-\d\d-\d\d/.test(String(value)) ? `2031${String(value).slice(4)}` : `Other ${String(value)}`
}

/** Returns columns with large numbers as text and ages as numbers. */
function comparable(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function snakeToField(row: Fields, fields: readonly string[]): Fields {
  const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { ...Object.fromEntries(fields.map((field) => [field, row[columnOf(field)]])), ...row }
}

/** Returns the payload with the content of its parts on one level, and with its consents by purpose. */
function flat(payload: Fields): Fields {
  const nested = Object.values(payload).filter((value) => typeof value === 'object' && !Array.isArray(value))
  const { consents = [] } = payload as { consents?: readonly { purpose: string }[] }
  const consentFlags = Object.fromEntries(consents.map(({ purpose }) => [`consent to ${purpose}`, true]))
  return Object.assign({}, payload, ...nested, consentFlags) as Fields
}
