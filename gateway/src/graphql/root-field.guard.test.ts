import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql'

import { isForPartners, rootFieldAccess } from '../access/root-field-access.js'
import { TestGateway } from '../gateway.fixture.js'
import { fromOurPage, rejectionOf } from '../staff/staff-session.fixture.js'
import { readTypeDefinitions } from './type-definitions.js'

let gateway: TestGateway
const often = 10_000

beforeAll(async () => {
  gateway = await TestGateway.open({
    settings: {
      mutationsPerMinute: often,
      mutationsPerHour: often,
      mutationsPerDay: often,
      queryPointsPerMinute: often,
    },
  })
})
afterAll(() => gateway.close())

const schema = buildSchema(readTypeDefinitions())
const fieldsOf = (type: ReturnType<typeof schema.getQueryType>) => Object.values(type?.getFields() ?? {})
const documents = [
  ...fieldsOf(schema.getQueryType()).map((field) => [field, 'query', '__typename'] as const),
  ...fieldsOf(schema.getMutationType()).map((field) => [field, 'mutation', '... on Problem { code }'] as const),
]

/** The shortest value that may be written for a type. */
function valueFor(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueFor(type.ofType)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return type.getValues()[0]!.name
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields())
    const fields = type.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
    return `{${fields.map((field) => `${field.name}: ${valueFor(field.type)}`).join(', ')}}`
  }
  return { Int: '1', Boolean: 'true', CountryCode: '"FR"', Decimal: '"1"', JSONObject: '{}' }[type.name] ?? '"x"'
}

function documentOf(field: GraphQLField<unknown, unknown>, kind: string, selection: string): string {
  const args = field.args.filter(isRequiredArgument).map((arg) => `${arg.name}: ${valueFor(arg.type)}`)
  const below = isLeafType(getNamedType(field.type)) ? '' : `{ ${selection} }`
  return `${kind} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''} ${below} }`
}

test('every restricted field checks access before its resolver runs [S6]', async () => {
  const closed = documents.filter(([field]) => typeof rootFieldAccess(field) === 'object')
  const rejections = await Promise.all(
    closed.map(async ([field, kind, selection]) => {
      const response = await gateway.graphql(documentOf(field, kind, selection), {}, fromOurPage())
      return [field.name, rejectionOf(response)]
    }),
  )

  expect(closed.length).toBeGreaterThan(80)
  expect(rejections).toEqual(
    closed.map(([field]) => {
      const access = rootFieldAccess(field)
      return [field.name, isForPartners(access) ? 'API_KEY_REQUIRED' : 'SIGN_IN_REQUIRED']
    }),
  )
})

test('a permission that requires a recent sign-in stops the gateway where a field does not [S6, ADM-09]', () => {
  const withRecentSignIn = buildSchema(`
    directive @staff(permission: Permission) on FIELD_DEFINITION
    enum Permission { ENQUIRY_ERASE }
    type Query { x: Int @staff(permission: ENQUIRY_ERASE) }
  `)
  const [field] = fieldsOf(withRecentSignIn.getQueryType())

  expect(() => rootFieldAccess(field!)).toThrow('@staff of x lacks maxAuthAgeSeconds')
})

test('every step of signing in is refused to pages that are not ours [S9]', async () => {
  const steps = documents.filter(([field, kind]) => kind === 'mutation' && rootFieldAccess(field) === 'sign-in')
  const rejections = await Promise.all(
    steps.map(async ([field, kind, selection]) =>
      rejectionOf(await gateway.graphql(documentOf(field, kind, selection))),
    ),
  )

  expect(rejections.length).toBeGreaterThan(8)
  expect(new Set(rejections)).toEqual(new Set(['SIGN_IN_REFUSED']))
})
