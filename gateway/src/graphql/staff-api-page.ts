import { allowsTokens, rolesWith } from '@seneb/contracts/vocabulary/staff-access'
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isUnionType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql'

import { isForPartners, rootFieldAccess, type StaffAccess } from '../access/root-field-access.js'
import { readTypeDefinitions } from './type-definitions.js'

type Field = GraphQLField<unknown, unknown>

interface StaffField {
  readonly field: Field
  readonly access: StaffAccess
}

/** gateway/staff-api.md: every mutation of staff with its permission, errors and an example, and every query. */
export function staffApiPage(): string {
  const schema = buildSchema(readTypeDefinitions())
  const [queries, mutations] = [staffFieldsOf(schema.getQueryType()), staffFieldsOf(schema.getMutationType())]
  return [
    '# Staff API',
    '',
    'Generated from the staff schema by `npm run generate`; do not edit. [Admin API](../docs/admin-api.md) is the introduction, [staff-schema.graphql](staff-schema.graphql) the whole schema.',
    '',
    'Every mutation can also fail with `SCOPE_MISSING` or `NOT_FOR_TOKENS` in `errors` when a personal token sends it. IDs of examples are made up.',
    '',
    `## Mutations (${mutations.length})`,
    '',
    ...mutations.flatMap(mutationSection),
    `## Queries (${queries.length})`,
    '',
    'Queries fail with `SIGN_IN_REQUIRED`, `NOT_ALLOWED`, `REAUTHENTICATION_REQUIRED`, `INPUT_INVALID`, `RATE_LIMITED` or `UNAVAILABLE` in `errors`.',
    '',
    '| Query | Permission | Recent sign-in | Tokens | Returns |',
    '|---|---|---|---|---|',
    ...queries.map(queryRow),
    '',
  ].join('\n')
}

function staffFieldsOf(type: GraphQLObjectType | null | undefined): readonly StaffField[] {
  return Object.values(type?.getFields() ?? {})
    .flatMap((field) => {
      const access = rootFieldAccess(field)
      return typeof access === 'string' || isForPartners(access) ? [] : [{ field, access }]
    })
    .toSorted((a, b) => a.field.name.localeCompare(b.field.name, 'en'))
}

function mutationSection({ access, field }: StaffField): readonly string[] {
  const { args, description, name } = field
  return [
    `### ${name}`,
    '',
    oneLine(description),
    '',
    `- **Permission:** \`${access.permission}\` (${rolesWith(access.permission).join(', ')})${recency(access)}`,
    `- **Personal tokens:** ${tokensOf(access)}`,
    ...args.map((argument) => `- **\`${argument.name}: ${String(argument.type)}\`** ${oneLine(argument.description)}`),
    `- **Errors:** ${problemsOf(field)
      .map((code) => `\`${code}\``)
      .join(', ')}`,
    '',
    '```graphql',
    exampleOf(field),
    '```',
    '',
  ]
}

function queryRow({ access, field }: StaffField): string {
  const recent = access.maxAuthAgeSeconds === undefined ? 'no' : 'yes'
  const tokens = allowsTokens(access.permission, recent === 'yes') ? 'yes' : 'no'
  return `| \`${field.name}\` | \`${access.permission}\` | ${recent} | ${tokens} | ${oneLine(field.description)} |`
}

function recency({ maxAuthAgeSeconds }: StaffAccess): string {
  return maxAuthAgeSeconds === undefined ? '' : `, with a sign-in of the last ${maxAuthAgeSeconds / 60} minutes`
}

function tokensOf({ maxAuthAgeSeconds, permission }: StaffAccess): string {
  return allowsTokens(permission, maxAuthAgeSeconds !== undefined) ? `with the scope \`${permission}\`` : 'never'
}

function oneLine(description: string | null | undefined): string {
  return (description ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** Returns the members of a mutation's result: the success, and the problems. */
function membersOf(field: Field): { readonly success: string; readonly problems: readonly GraphQLObjectType[] } {
  const union = getNamedType(field.type)
  const members = isUnionType(union) ? union.getTypes() : []
  const problems = members.filter((member) => member.getInterfaces().some(({ name }) => name === 'Problem'))
  return { success: members.find((member) => !problems.includes(member))?.name ?? '', problems }
}

/** The description of each problem's `code` names it. */
function problemsOf(field: Field): readonly string[] {
  return membersOf(field).problems.map((problem) => {
    const [, code] = /`([A-Z_]+)`/.exec(problem.getFields()['code']?.description ?? '') ?? []
    if (code === undefined) throw new Error(`the description of ${problem.name}.code names no code`)
    return code
  })
}

/** Returns an example mutation with the smallest valid input that selects the first fields of its success type. */
function exampleOf(field: Field): string {
  const { success } = membersOf(field)
  const given = field.args.filter(isRequiredArgument)
  const call = given.length === 0 ? field.name : `${field.name}(\n${given.map(argumentLine).join('\n')}\n  )`
  const union = getNamedType(field.type)
  const type = isUnionType(union) ? union.getTypes().find(({ name }) => name === success) : undefined
  const leaves = leavesOf(type)
  return [
    'mutation {',
    `  ${call} {`,
    '    __typename',
    ...(leaves.length > 0 ? [`    ... on ${success} {`, ...leaves.map((leaf) => `      ${leaf}`), '    }'] : []),
    '    ... on Problem {',
    '      code',
    '      message',
    '    }',
    '  }',
    '}',
  ].join('\n')
}

function argumentLine({ name, type }: GraphQLArgument): string {
  return `    ${name}: ${literalOf(type, name)}`
}

const maxLeaves = 4

function leavesOf(type: GraphQLObjectType | undefined): readonly string[] {
  const fields: readonly Field[] = isObjectType(type) ? Object.values(type.getFields()) : []
  return fields
    .filter((field) => isLeafType(getNamedType(field.type)) && !field.args.some(isRequiredArgument))
    .slice(0, maxLeaves)
    .map(({ name }) => name)
}

const literals: Readonly<Record<string, string>> = {
  ID: '"0190f5fe-7c00-7a00-8000-000000000001"',
  Int: '1',
  Float: '1.5',
  Boolean: 'true',
  CountryCode: '"FR"',
  CsvFile: '"code,name,country\\nCAI,Cairo International Airport,EG"',
  Date: '"2027-01-05"',
  DateTime: '"2027-01-05T09:30:00Z"',
  Decimal: '"1200.50"',
  JSONObject: '{ key: "trust", title: "Trust", text: "We say what we know." }',
  PartialDate: '"2027-01"',
}

function literalOf(type: GraphQLInputType, name: string): string {
  if (isNonNullType(type)) return literalOf(type.ofType, name)
  if (isListType(type)) return `[${literalOf(type.ofType, name)}]`
  if (isEnumType(type)) return type.getValues()[0]?.name ?? ''
  if (!isInputObjectType(type)) return literals[type.name] ?? JSON.stringify(name)
  const all = Object.values(type.getFields())
  const fields = type.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField)
  return `{ ${fields.map((field) => `${field.name}: ${literalOf(field.type, field.name)}`).join(', ')} }`
}
