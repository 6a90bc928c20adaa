import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  type GraphQLNamedType,
} from 'graphql'

import { printedSchema } from './print-schema.js'

const schema = buildSchema(printedSchema())
const types = Object.values(schema.getTypeMap()).filter(
  ({ name, astNode }) => !name.startsWith('__') && astNode !== undefined,
)

test('the committed schema is the printed one (npm run generate)', () => {
  expect(readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')).toBe(printedSchema())
})

test('everything in the schema says what it is, because partners read it', () => {
  const described = types.flatMap((type) => [[type.name, type.description] as const, ...membersOf(type)])

  expect(described.length).toBeGreaterThan(80)
  expect(described.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([])
})

test('every mutation answers with one success and problems that implement Problem', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})

  expect(mutations.length).toBeGreaterThan(0)
  for (const { type } of mutations) {
    const result = schema.getType(String(type).replace('!', ''))
    const members = isUnionType(result) ? result.getTypes() : []
    const successes = members.filter((member) => !member.getInterfaces().some(({ name }) => name === 'Problem'))
    expect(String(type)).toMatch(/Result!$/)
    expect(successes).toHaveLength(1)
  }
})

test('there are no subscriptions, which this version of the GraphQL module does not survive', () => {
  expect(schema.getSubscriptionType()).toBeUndefined()
})

function membersOf(type: GraphQLNamedType): (readonly [string, string | null | undefined])[] {
  if (isEnumType(type)) return type.getValues().map(({ name, description }) => [`${type.name}.${name}`, description])
  if (isInputObjectType(type)) return fieldsOf(type.name, Object.values(type.getFields()))
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  const fields = Object.values(type.getFields())
  const args = fields.flatMap((field) => fieldsOf(`${type.name}.${field.name}`, field.args))
  return [...fieldsOf(type.name, fields), ...args]
}

function fieldsOf(owner: string, fields: readonly { name: string; description?: string | null }[]) {
  return fields.map(({ name, description }) => [`${owner}.${name}`, description] as const)
}
