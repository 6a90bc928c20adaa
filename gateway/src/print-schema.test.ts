import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  parse,
  print,
  visit,
  type GraphQLNamedType,
} from 'graphql'

import { rootFieldAccess } from './access/root-field-access.js'
import { readTypeDefinitions } from './graphql/type-definitions.js'
import { printed as printedWhole, printedSchemas } from './graphql/printed-schema.js'

const printed = printedSchemas()
const schema = buildSchema(printed['staff-schema.graphql'])
const types = Object.values(schema.getTypeMap()).filter(
  ({ name, astNode }) => !name.startsWith('__') && astNode !== undefined,
)

test.each(['schema.graphql', 'site-schema.graphql', 'staff-schema.graphql'] as const)(
  'the committed %s is the printed one (npm run generate)',
  (name) => {
    expect(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')).toBe(printed[name])
  },
)

/** Returns every directive with its element, such as `CostedField.first @since`. */
function directivesIn(text: string): string[] {
  const path: string[] = []
  const found: string[] = []
  visit(parse(text), {
    enter(node) {
      if (node.kind === Kind.DIRECTIVE) found.push(`${path.join('.')} ${print(node)}`)
      if ('name' in node && node.name?.kind === Kind.NAME && node.kind !== Kind.DIRECTIVE) path.push(node.name.value)
    },
    leave(node) {
      if ('name' in node && node.name?.kind === Kind.NAME && node.kind !== Kind.DIRECTIVE) path.pop()
    },
  })
  return found.toSorted()
}

test('the printed schema has every directive of its source in place', () => {
  const source = directivesIn(readTypeDefinitions())

  expect(source.length).toBeGreaterThan(100)
  expect(directivesIn(printed['staff-schema.graphql'])).toEqual(source)
})

test('directives of types, fields, arguments, fields of inputs and values are printed', () => {
  const text = `
    directive @since(version: String!) on FIELD_DEFINITION | ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION | ENUM_VALUE | OBJECT
    type Query @since(version: "1") { plans(first: Int @since(version: "2"), of: Filter): Kind @since(version: "3") }
    input Filter { kind: Kind @since(version: "4") }
    enum Kind { NEW @since(version: "5") OLD }`

  expect(directivesIn(printedWhole(buildSchema(text)))).toEqual(directivesIn(text))
})

test('the public schema has nothing of staff in it [S6]', () => {
  const shown = buildSchema(printed['schema.graphql'])
  const roots = [shown.getQueryType(), shown.getMutationType()]
  const names = [...Object.keys(shown.getTypeMap()), ...roots.flatMap((type) => Object.keys(type!.getFields()))]

  expect(names.filter((name) => /staff|sign(?:ed)?in|^viewer|audit|session|allowed/i.test(name))).toEqual([])
  expect(shown.getDirective('staff')).toBeUndefined()
  expect(Object.keys(schema.getQueryType()!.getFields())).toContain('staffMembers')
})

test('a field of Query or Mutation without a declared audience fails the build [S6]', () => {
  const { viewer } = schema.getQueryType()!.getFields()

  expect(rootFieldAccess(viewer!)).toBe('sign-in')
  expect(() => rootFieldAccess({ ...viewer!, name: 'forgotten' })).toThrow('forgotten has to be in one list')
})

test('everything in the schema has a description, because partners read it', () => {
  const described = types.flatMap((type) => [[type.name, type.description] as const, ...membersOf(type)])

  expect(described.length).toBeGreaterThan(80)
  expect(described.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([])
})

test('every mutation returns one success type and problems that implement Problem', () => {
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
