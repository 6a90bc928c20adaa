import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { apiVersions } from '@seneb/contracts/vocabulary/api-versions'
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  type GraphQLSchema,
} from 'graphql'

import { rootFieldAccess } from './access/root-field-access.js'
import { publicSchemaOf } from './graphql/public-schema.js'
import { readTypeDefinitions } from './graphql/type-definitions.js'
import { prunedFor } from './versions/version-views.js'

const target = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

/** The graph as two documents: the promise to partners, and all of it, from which the pages of our staff are built. */
export function printedSchemas(): Readonly<Record<'schema.graphql' | 'staff-schema.graphql', string>> {
  const schema = buildSchema(readTypeDefinitions())
  const roots = [schema.getQueryType(), schema.getMutationType()]
  // Throws for a field that nobody has decided on.
  for (const field of roots.flatMap((type) => Object.values(type?.getFields() ?? {}))) rootFieldAccess(field)
  return { 'schema.graphql': printed(publicSchemaOf(schema)), 'staff-schema.graphql': printed(schema) }
}

/** What partners are promised, by version: the graph as each of them has it now. */
export function printedVersions(): Readonly<Record<string, string>> {
  const schema = buildSchema(readTypeDefinitions())
  return Object.fromEntries(
    apiVersions.map((version) => [version, printed(publicSchemaOf(prunedFor(schema, version)))]),
  )
}

function printed(schema: GraphQLSchema): string {
  return `${asFormatted(withDirectives(schema))}\n`
}

/** graphql-js prints no directive that a type or a field has, so what they take is put behind them. */
function withDirectives(schema: GraphQLSchema): string {
  const text = printSchema(schema)
  const places = parse(text).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.INTERFACE_TYPE_DEFINITION) return []
    const type = schema.getType(definition.name.value)
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    const ends = [definition.name, ...(definition.interfaces ?? [])].map(({ loc }) => loc?.end ?? 0)
    const ofFields = (definition.fields ?? []).map((field) => {
      return { at: field.loc?.end ?? 0, node: type.getFields()[field.name.value]?.astNode }
    })
    return [{ at: Math.max(...ends), node: type.astNode }, ...ofFields]
  })
  // From the last to the first, so that places before are where they were.
  return places.toReversed().reduce((done, { at, node }) => {
    const directives = (node?.directives ?? []).map((directive) => ` ${print(directive)}`)
    return `${done.slice(0, at)}${directives.join('')}${done.slice(at)}`
  }, text)
}

/** graphql-js prints almost as the formatter wants it: descriptions and long unions stand on lines of their own there. */
function asFormatted(schema: string): string {
  return schema
    .replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
    .replace(/^(?=.{121})( {2}.+) (@\w+\(.+\))$/gm, '$1\n    $2')
    .replace(/^(?=.{121})(union \w+ =)(.+)$/gm, (_line, head: string, members: string) =>
      [head, ...members.split(' | ').map((member) => `  | ${member.trim()}`)].join('\n'),
    )
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of Object.entries(printedSchemas())) writeFileSync(target(name), text)
}
