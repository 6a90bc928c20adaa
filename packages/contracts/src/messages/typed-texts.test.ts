import { expect, test } from '@jest/globals'
import { ArraySchema, ObjectSchema, type AnyObject, type Schema } from 'yup'

import { typedEmail, typedLine, typedParagraph } from '../forms/typed-text.js'
import { typedTextCorpus, type TypedKind } from '../forms/typed-text-corpus.fixture.js'
import { allRequests } from './all-messages.js'

/**
 * Fields that no person types: list cursors, secrets of links and sessions, data that browsers send about themselves,
 * and choices.
 */
const machineGenerated = new Set([
  'after',
  'eventsAfter',
  'since',
  'slug',
  'version',
  'page',
  'specialty',
  'timeZone',
  'syntheticSignature',
  'token',
  'challengeToken',
  'deviceToken',
  'credentialJson',
  'digest',
  'network',
  'text',
  'eventName',
  'lineId',
  'id',
  'enquiryId',
  'removed',
  'csv',
  'action',
  'actorName',
  'objectId',
  'objectKind',
  'referral.referral.record-visit path',
  'sessionVisitAt',
  // The path and reason of a dead letter, as the list of dead letters names it.
  'dead-letter.list reason',
  'dead-letter.replay-reason reason',
  'fields.name',
])
/** In passwords every character counts; codes, links and searches have separate parsing rules. */
const readByOtherRules = ['password', 'code', 'referredBy', 'content.search.run query']

interface Leaf {
  readonly path: string
  readonly schema: Schema
}

function textsOf(schema: Schema, path = ''): Leaf[] {
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries((schema as ObjectSchema<AnyObject>).fields) as [string, Schema][]
    return fields.flatMap(([name, field]) => textsOf(field, path ? `${path}.${name}` : name))
  }
  if (schema instanceof ArraySchema) return schema.innerType ? textsOf(schema.innerType as Schema, path) : []
  return schema.type === 'string' ? [{ path, schema }] : []
}

/** A closed list, or a pattern that excludes free text. */
function isClosed(schema: Schema): boolean {
  const { oneOf = [], tests = [] } = schema.describe({ value: undefined }) as {
    oneOf?: unknown[]
    tests?: { name?: string }[]
  }
  return oneOf.length > 0 || tests.some(({ name }) => name === 'matches')
}

const typed = allRequests.flatMap(({ subject, input }) =>
  textsOf(input).flatMap(({ path, schema }) => {
    const named = `${subject} ${path}`
    const names = [path, path.split('.').at(-1) ?? path, path.split('.').slice(-2).join('.')]
    const isListed = (list: Iterable<string>) =>
      [...list].some((one) => names.includes(one) || named === one || named.endsWith(`.${one}`))
    return isClosed(schema) || isListed(machineGenerated) || isListed(readByOtherRules)
      ? []
      : [[named, schema] as const]
  }),
)

/**
 * Returns texts as programs and keyboards produce them: with invisible marks, decomposed letters, or names around
 * addresses.
 */
function pastedInto(isAddress: boolean): readonly string[] {
  const kinds: readonly TypedKind[] = isAddress ? ['email'] : ['line', 'paragraph']
  return typedTextCorpus.filter(([kind]) => kinds.includes(kind)).map(([, text]) => text)
}

test('the texts that people write are many, on the desk and on the site', () => {
  const subjects = new Set(typed.map(([named]) => named.split('.')[0]))

  expect(typed.length).toBeGreaterThan(60)
  expect([...subjects].toSorted()).toEqual([
    'ai-planning',
    'content',
    'enquiry',
    'identity',
    'notification',
    'referral',
  ])
})

test.each(typed)('%s: pasted text is read as it was meant', (named, schema) => {
  const isAddress = /email$/i.test(named)
  const readings = isAddress ? [typedEmail] : [typedLine, typedParagraph]
  const wrong = pastedInto(isAddress).flatMap((text) => {
    const read: unknown = schema.cast(text, { assert: false }) ?? ''
    return readings.some((meant) => meant(text) === read) ? [] : [{ text, read }]
  })

  expect(wrong).toEqual([])
})
