import { mapSchema, MapperKind } from '@graphql-tools/utils'
import { GraphQLError, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql'

import { schemaModules, endingOf, isIn, isTagged, versionOf } from './version-tags.js'

/** The graph as one version has it. */
export interface VersionView {
  readonly schema: GraphQLSchema
  /**
   * Returns the errors about parts of a document that are valid in the whole graph but not in this version, worded for
   * its sender.
   */
  readonly errorsOf: (document: DocumentNode) => readonly GraphQLError[]
}

const maxErrors = 5

/**
 * Views of all versions on one graph, which has every element of every version (F-A20). Resolvers are shared. Throws
 * for contradictory tags, so that the gateway does not open.
 */
export function versionViews(fullSchema: GraphQLSchema, versions: readonly string[]): ReadonlyMap<string, VersionView> {
  checkTags(fullSchema)
  return new Map(versions.map((version) => [version, viewOf(fullSchema, version)]))
}

function viewOf(fullSchema: GraphQLSchema, version: string): VersionView {
  const isComplete = schemaModules(fullSchema).every(({ part }) => isIn(version, part))
  if (isComplete) return { schema: fullSchema, errorsOf: () => [] }
  const schema = prunedFor(fullSchema, version)
  const cache = new WeakMap<DocumentNode, readonly GraphQLError[]>()
  const errorsOf = (document: DocumentNode) => {
    const errors = cache.get(document) ?? findErrors(schema, document)
    cache.set(document, errors)
    return errors
  }
  return { schema, errorsOf }
}

/** Returns the graph without elements that a version does not have yet or no longer has. */
export function prunedFor(fullSchema: GraphQLSchema, version: string): GraphQLSchema {
  return mapSchema(fullSchema, {
    [MapperKind.COMPOSITE_FIELD]: (field) => (isIn(version, field) ? undefined : null),
    [MapperKind.ARGUMENT]: (argument) => (isIn(version, argument) ? undefined : null),
    [MapperKind.INPUT_OBJECT_FIELD]: (field) => (isIn(version, field) ? undefined : null),
    [MapperKind.ENUM_VALUE]: (value) => (isIn(version, value) ? undefined : null),
  })
}

function findErrors(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  return validate(schema, document, specifiedRules, { maxErrors }).map(
    ({ message, nodes }) => new GraphQLError(message, { nodes, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }),
  )
}

/**
 * A document of a version must also be valid in the whole graph. A part that only some versions have must therefore not
 * be required, because clients of other versions could not supply it.
 */
function checkTags(fullSchema: GraphQLSchema): void {
  for (const { isRequired, name, part } of schemaModules(fullSchema)) {
    endingOf(part, name)
    const [since, until] = [versionOf(part, 'since'), versionOf(part, 'until')]
    if (since !== undefined && until !== undefined && until <= since) throw new Error(`${name} ends before it begins`)
    if (isRequired && isTagged(part)) throw new Error(`${name} is required, so it has to be in every version`)
  }
}
