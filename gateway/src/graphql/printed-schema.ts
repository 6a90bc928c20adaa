import { createHash } from 'node:crypto'

import { apiVersions, latestApiVersion } from '@seneb/contracts/vocabulary/api-versions'
import { matchesEtag } from '@seneb/platform/content-negotiation'
import type { FastifyInstance } from 'fastify'
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  parse,
  print,
  printSchema,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type GraphQLSchema,
} from 'graphql'

import { rootFieldAccess } from '../access/root-field-access.js'
import { rejectAs } from '../http/failures.js'
import { prunedFor } from '../versions/version-views.js'
import { publicSchemaOf, siteSchemaOf } from './public-schema.js'
import { withNullableRoots, readTypeDefinitions } from './type-definitions.js'

type SchemaFileName = 'schema.graphql' | 'site-schema.graphql' | 'staff-schema.graphql'

/** The graph as three documents: for partners, for the website, and whole for the pages of our staff. */
export function printedSchemas(): Readonly<Record<SchemaFileName, string>> {
  const schema = buildSchema(readTypeDefinitions())
  const roots = [schema.getQueryType(), schema.getMutationType()]
  // Throws for a field without an access rule.
  for (const field of roots.flatMap((type) => Object.values(type?.getFields() ?? {}))) rootFieldAccess(field)
  return {
    'schema.graphql': printed(promisedTo(schema)),
    'site-schema.graphql': printed(siteSchemaOf(withNullableRoots(schema))),
    'staff-schema.graphql': printed(schema),
  }
}

/** Prints the current public schema of each API version. */
export function printedVersions(): Readonly<Record<string, string>> {
  const schema = buildSchema(readTypeDefinitions())
  return Object.fromEntries(apiVersions.map((version) => [version, printed(promisedTo(prunedFor(schema, version)))]))
}

/** The part of the graph that is promised to partners. */
const promisedTo = (schema: GraphQLSchema) => publicSchemaOf(withNullableRoots(schema))

/** The graph as one document, with the directives of its source. */
export function printed(schema: GraphQLSchema): string {
  return `${asFormatted(withDirectives(schema))}\n`
}

/** A printed definition that may carry directives, with its end in the text and its source node. */
interface DefinitionLocation {
  readonly at: number
  readonly source: { readonly directives?: readonly ConstDirectiveNode[] } | null | undefined
}

/** graphql-js prints no directives, so each is inserted after its element. */
function withDirectives(schema: GraphQLSchema): string {
  const text = printSchema(schema)
  const locations = parse(text).definitions.flatMap((definition) => locationsOf(definition, schema))
  // From last to first, so that earlier positions stay valid.
  const fromTheEnd = locations.toSorted((a, b) => b.at - a.at)
  return fromTheEnd.reduce((done, { at, source }) => {
    const directives = (source?.directives ?? []).map((directive) => ` ${print(directive)}`)
    return `${done.slice(0, at)}${directives.join('')}${done.slice(at)}`
  }, text)
}

function locationsOf(definition: DefinitionNode, schema: GraphQLSchema): DefinitionLocation[] {
  if (!('name' in definition) || !definition.name) return []
  const type = schema.getType(definition.name.value)
  if (isEnumType(type) && definition.kind === Kind.ENUM_TYPE_DEFINITION)
    return (definition.values ?? []).map((value) => placeOf(value, type.getValue(value.name.value)))
  if (isInputObjectType(type) && definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION)
    return (definition.fields ?? []).map((field) => placeOf(field, type.getFields()[field.name.value]))
  const hasFields =
    definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.INTERFACE_TYPE_DEFINITION
  if (!hasFields || !(isObjectType(type) || isInterfaceType(type))) return []
  const headEnds = [definition.name, ...(definition.interfaces ?? [])].map(({ loc }) => loc?.end ?? 0)
  const ofFields = (definition.fields ?? []).flatMap((field) => {
    const defined = type.getFields()[field.name.value]
    const ofArguments = (field.arguments ?? []).map((argument) =>
      placeOf(
        argument,
        defined?.args.find(({ name }) => name === argument.name.value),
      ),
    )
    return [...ofArguments, placeOf(field, defined)]
  })
  return [{ at: Math.max(...headEnds), source: type.astNode }, ...ofFields]
}

function placeOf(
  { loc }: ASTNode,
  defined: { readonly astNode?: DefinitionLocation['source'] } | null | undefined,
): DefinitionLocation {
  return { at: loc?.end ?? 0, source: defined?.astNode }
}

/** Adapts the output of graphql-js to the formatter, which puts descriptions and long unions on separate lines. */
function asFormatted(schema: string): string {
  return schema
    .replace(/^( *)"""(.+)"""$/gm, '$1"""\n$1$2\n$1"""')
    .replace(/^(?=.{121})( {2}.+) (@\w+\(.+\))$/gm, '$1\n    $2')
    .replace(/^(?=.{121})(union \w+ =)(.+)$/gm, (_line, head: string, members: string) =>
      [head, ...members.split(' | ').map((member) => `  | ${member.trim()}`)].join('\n'),
    )
}

/** Address of the public schema, on the gateway and on the site. */
export const schemaPath = '/schema.graphql'

interface SchemaFile {
  readonly text: string
  readonly etag: string
}

/**
 * Serves the public schema as text at `/schema.graphql`, of the latest version or of `?version=2027-01`, for code
 * generators and for readers. It is the same whether introspection is on or off.
 */
export function serveSchemaFile(server: FastifyInstance): void {
  let files: ReadonlyMap<string, SchemaFile> | undefined
  server.get<{ Querystring: { version?: string } }>(schemaPath, (request, reply) => {
    // Printed at the first request, because a start has no use for it.
    files ??= schemaFiles()
    const file = files.get(request.query.version ?? latestApiVersion)
    if (!file) {
      const message = `The version is one of: ${apiVersions.join(', ')}.`
      return rejectAs(reply, 404, { code: 'VERSION_UNKNOWN', message })
    }
    void reply.headers({ etag: file.etag, 'cache-control': 'public, max-age=300' })
    if (matchesEtag(request.raw, file.etag)) return reply.code(304).send()
    return reply.type('text/plain; charset=utf-8').send(file.text)
  })
}

function schemaFiles(): ReadonlyMap<string, SchemaFile> {
  const printed = Object.entries(printedVersions())
  return new Map(printed.map(([version, text]) => [version, { text, etag: etagOf(text) }]))
}

const etagOf = (text: string) => `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
