import { readFileSync } from 'node:fs'

import { expect, test } from '@jest/globals'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isListType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  print,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql'

import { isForPartners, rootFieldAccess } from '../../gateway/src/access/root-field-access.js'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const schemas = ['gateway/schema.graphql', 'gateway/site-schema.graphql', 'gateway/staff-schema.graphql'].map(
  (file) => [file, buildSchema(read(file))] as const,
)

interface Member {
  readonly name: string
  readonly type: string
}

/** Every field, argument and input field, by its coordinate. */
function membersOf(schema: GraphQLSchema): readonly Member[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => (isIntrospectionType(type) ? [] : membersOfType(type)))
}

function membersOfType(type: GraphQLNamedType): readonly Member[] {
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      type: getNamedType(field.type).name,
    }))
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    { name: `${type.name}.${field.name}`, type: getNamedType(field.type).name },
    ...field.args.map((arg) => ({
      name: `${type.name}.${field.name}(${arg.name}:)`,
      type: getNamedType(arg.type).name,
    })),
  ])
}

const isTime = ({ name }: Member) => /(?:[a-z](?:At|On)|[.(](?:at|on))(?::\))?$/.test(name)
const stringTimes = (schema: GraphQLSchema) =>
  membersOf(schema).filter((each) => each.type === 'String' && isTime(each))

test.each(schemas)('every time of %s has a type of its own', (_file, schema) => {
  expect(stringTimes(schema).map(({ name }) => name)).toEqual([])
})

test('a text whose name ends in At or On is found as a field, an argument and an input field', () => {
  const schema = buildSchema(`
    type Query { seenAt(since: String, readOn: String): String, at: String, reason(format: String): String }
    input Filter { sentAt: String, nation: String }`)

  expect(stringTimes(schema).map(({ name }) => name)).toEqual([
    'Query.seenAt',
    'Query.seenAt(readOn:)',
    'Query.at',
    'Filter.sentAt',
  ])
})

const customScalars = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))

test.each(schemas)('every scalar of %s names its specification, and how code generators map it', (file, schema) => {
  const documented = read('docs/partners.md')
  const own = read('codegen.yml')

  for (const scalar of customScalars(schema)) {
    expect([scalar.name, isScalarType(scalar) && scalar.specifiedByURL]).toEqual([
      scalar.name,
      expect.stringMatching(/^https:/),
    ])
    const mapping = new RegExp(String.raw`^ +${scalar.name}: `, 'm')
    if (file === 'gateway/schema.graphql') expect(documented).toMatch(mapping)
    expect(own).toMatch(mapping)
  }
})

/** Every type, field, argument, input field and enum value with its description. */
function descriptionsOf(schema: GraphQLSchema): readonly (readonly [string, string])[] {
  const types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type) && type.astNode)
  return types.flatMap((type) => [described(type.name, type), ...memberDescriptions(type)])
}

interface Described {
  readonly description?: string | null
}

const described = (name: string, { description }: Described) => [name, description ?? ''] as const

function memberDescriptions(type: GraphQLNamedType): readonly (readonly [string, string])[] {
  if (isEnumType(type)) return type.getValues().map((value) => described(`${type.name}.${value.name}`, value))
  if (isInputObjectType(type)) {
    return Object.values(type.getFields()).map((field) => described(`${type.name}.${field.name}`, field))
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).flatMap((field) => [
    described(`${type.name}.${field.name}`, field),
    ...field.args.map((arg) => described(`${type.name}.${field.name}(${arg.name}:)`, arg)),
  ])
}

/** Expressions that readers had to decode, with an actor that is missing or a sense that is not the usual one. */
const unclear =
  /\b(?:nobody|somebody|anybody|whoever|anew|handed in|none of ours|reckon(?:s|ed)?|holds? no more|counts as|for good)\b/i

/** Descriptions that do not name their element: a question, an incomplete sentence, a pronoun, an unclear expression. */
function oddDescriptions(schema: GraphQLSchema): readonly string[] {
  const odd = descriptionsOf(schema).filter(
    ([, text]) =>
      /^(?:What|Who|Whose|Whom|Where|How|Which|When|Why|It|They|Those|Somebody|Nobody)\b/.test(text) ||
      !/^[A-Z`].*[.)`]$/s.test(text) ||
      unclear.test(text),
  )
  return odd.map(([name]) => name)
}

test.each(schemas)('every description of %s states what the element is or does', (_file, schema) => {
  expect(oddDescriptions(schema)).toEqual([])
})

/** Descriptions of Query and Mutation fields may begin with a verb; those of all other elements are noun phrases. */
function unnamedElements(schema: GraphQLSchema): readonly string[] {
  return descriptionsOf(schema).flatMap(([name, text]) =>
    /^(?:Query|Mutation)(?:\.\w+)?$/.test(name) || /^(?:The|Whether|Identifies|Always|An?|Information)\b/.test(text)
      ? []
      : [name],
  )
}

test('every element that the desk alone has is described as "The …", "Whether …" or "Identifies …"', () => {
  const [, site, staff] = schemas.map(([, schema]) => schema)
  const shared = new Set(descriptionsOf(site!).map(([name]) => name))

  expect(unnamedElements(staff!).filter((name) => !shared.has(name))).toEqual([])
})

test('a description in another form is found at every kind of element', () => {
  const schema = buildSchema(`
    "The root."
    type Query { "What there is." a("Where it is" b: String): Kind, "Returns it." c("Those that count." d: In): String }
    "How it goes." enum Kind { "It goes." GOES "The end." ENDED }
    "The input." input In { "Given by somebody" e: String }
    "A type." type Made { "The time at which nobody has it." f: String "The handed in form." g: String }`)

  expect(oddDescriptions(schema)).toEqual([
    'Query.a',
    'Query.a(b:)',
    'Query.c(d:)',
    'Kind',
    'Kind.GOES',
    'In.e',
    'Made.f',
    'Made.g',
  ])
  expect(unnamedElements(schema)).toEqual(['Query.a(b:)', 'Query.c(d:)', 'Kind', 'Kind.GOES', 'In.e'])
})

/** A list that grows has no size that its schema assumes. */
function isGrowing({ astNode }: GraphQLField<unknown, unknown>): boolean {
  const size = astNode?.directives?.find(({ name }) => name.value === 'listSize')
  return !size?.arguments?.some(({ name }) => name.value === 'assumedSize')
}

/** Lists of objects that grow, except those inside a connection. */
function growingLists(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!isObjectType(type) || isIntrospectionType(type) || type.name.endsWith('Connection')) return []
    const lists = Object.values(type.getFields()).filter(
      (field) => isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type)),
    )
    return lists.filter(isGrowing).map(({ name }) => `${type.name}.${name}`)
  })
}

function connectionsOf(schema: GraphQLSchema): readonly GraphQLObjectType[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name.endsWith('Connection'))
}

test.each(schemas.slice(0, 2))('every list of %s that grows is a connection', (_file, schema) => {
  expect(growingLists(schema)).toEqual([])
  expect(connectionsOf(schema).map(({ name }) => name)).toContain('AirportConnection')
  for (const connection of connectionsOf(schema)) {
    const { edges, nodes, pageInfo } = connection.getFields()
    const edge = getNamedType(edges!.type)
    expect([connection.name, String(pageInfo?.type)]).toEqual([connection.name, 'PageInfo!'])
    expect(isObjectType(edge) && Object.keys(edge.getFields())).toEqual(['cursor', 'node'])
    expect(isObjectType(edge) && getNamedType(edge.getFields()['node']!.type)).toBe(getNamedType(nodes!.type))
  }
})

test.each(schemas)(
  'every field of %s that gives a page gives a connection, and nothing else tells of pages',
  (_file, schema) => {
    const objects = Object.values(schema.getTypeMap()).filter(isObjectType)
    const fields = objects.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
    const paged = fields.filter(({ field }) => field.args.some(({ name }) => name === 'first'))
    const pageFields = fields.filter(({ field }) => /^(?:next|cursor|hasMore|hasOlder|hasNextPage)$/.test(field.name))

    expect(paged.length).toBeGreaterThan(4)
    for (const { field } of paged) expect(getNamedType(field.type).name).toMatch(/Connection$/)
    for (const { type } of pageFields) expect(type.name).toMatch(/^PageInfo$|Edge$/)
    for (const connection of connectionsOf(schema)) {
      expect([connection.name, String(connection.getFields()['pageInfo']?.type)]).toEqual([
        connection.name,
        'PageInfo!',
      ])
    }
  },
)

test('a list without a size is found, and one of an assumed size is not', () => {
  const schema = buildSchema(`
    directive @listSize(assumedSize: Int, slicingArguments: [String!]) on FIELD_DEFINITION
    type Query { a(first: Int): [Query!]! @listSize(slicingArguments: ["first"]), b: [Query!] @listSize(assumedSize: 3) }`)

  expect(growingLists(schema)).toEqual(['Query.a'])
})

const internal =
  /^(?:Query|Mutation)\.\w*(?:synthetic|cookie|pageEvent|newsletter|siteMap|referral)|BotSignals|refresh|Settings|Staff/i

/** Types and members that only our staff or our website use. */
function internalNames(schema: GraphQLSchema): readonly string[] {
  const names = Object.values(schema.getTypeMap()).flatMap((type) => [
    type.name,
    ...membersOfType(type).map(({ name }) => name),
  ])
  return names.filter((name) => internal.test(name))
}

/** Types that no field of Query or Mutation leads to, because only staff or the website use them. */
function unreachedTypes(schema: GraphQLSchema): readonly string[] {
  const reached = new GraphQLSchema({ query: schema.getQueryType(), mutation: schema.getMutationType() }).getTypeMap()
  return Object.keys(schema.getTypeMap()).filter((name) => !(name in reached))
}

test('the schema for partners has nothing that only our staff or our website use', () => {
  const [partners, site, staff] = schemas.map(([, schema]) => schema)

  expect(internalNames(partners!)).toEqual([])
  expect(internalNames(site!).length).toBeGreaterThan(10)
  expect(unreachedTypes(partners!)).toEqual([])
  for (const [root, staffRoot] of [
    [partners!.getQueryType(), staff!.getQueryType()],
    [partners!.getMutationType(), staff!.getMutationType()],
  ] as const) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const access = rootFieldAccess(staffRoot!.getFields()[field.name]!)
      expect([field.name, access === 'public' || isForPartners(access)]).toEqual([field.name, true])
    }
  }
})

/**
 * Partner fields whose description lacks the scope or the cost of their directives; introspection shows only
 * descriptions.
 */
function unexplainedAccess(schema: GraphQLSchema): readonly string[] {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
    Object.values(root?.getFields() ?? {}),
  )
  return fields.flatMap(({ astNode, description, name }) => {
    const directives = (astNode?.directives ?? []).filter((each) => /^(?:partner|cost)$/.test(each.name.value))
    const values = directives.flatMap((each) => (each.arguments ?? []).map(({ value }) => print(value)))
    return values.every((value) => new RegExp(`\\b${value}\\b`).test(description ?? '')) ? [] : [name]
  })
}

test('the scope and the cost of a field are in its description, because introspection shows no directives', () => {
  const directives = `directive @partner(scope: S) on FIELD_DEFINITION  directive @cost(weight: Int) on FIELD_DEFINITION
    enum S { READ }  type Query {`

  expect(unexplainedAccess(schemas[0]![1])).toEqual([])
  const silent = buildSchema(`${directives} a: Int @partner(scope: READ) "Costs 5 points." b: Int @cost(weight: 50) }`)
  expect(unexplainedAccess(silent)).toEqual(['a', 'b'])
})

test('a field and a type for staff alone are found in a public schema', () => {
  const schema = buildSchema(`
    type Query { a(refresh: Boolean): String, staffNames: [String!], siteMap: String }
    type DeskNote { text: String }`)

  expect(internalNames(schema)).toEqual(['Query.a(refresh:)', 'Query.staffNames', 'Query.siteMap'])
  expect(unreachedTypes(schema)).toEqual(['DeskNote'])
})
