import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { mapSchema, MapperKind } from '@graphql-tools/utils'
import { isNonNullType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql'

const sourceFolder = fileURLToPath(new URL('..', import.meta.url))

/** SDL of the whole graph: every `.graphql` file of the resolvers, ordered by path. */
export function readTypeDefinitions(): string {
  const files = globSync('**/*.graphql', { cwd: sourceFolder }).sort()
  if (files.length === 0) throw new Error('no SDL was found beside the resolvers')
  return files.map((file) => readFileSync(`${sourceFolder}/${file}`, 'utf8')).join('\n')
}

/**
 * Makes every field of Query nullable, so that a failed field does not null the whole response. Our own pages are typed
 * from the SDL, which has `!`: they show no part of a response with errors.
 */
export function withNullableRoots(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, { [MapperKind.QUERY_ROOT_FIELD]: nullable })
}

function nullable(field: GraphQLFieldConfig<unknown, unknown>, name: string): GraphQLFieldConfig<unknown, unknown> {
  const { resolve, type } = field
  if (!isNonNullType(type)) return field
  const checkedResolve: typeof resolve = async (...call) => {
    const result: unknown = await resolve?.(...call)
    if (result === null || result === undefined) throw new Error(`the query ${name} gave nothing`)
    return result
  }
  return { ...field, type: type.ofType, ...(resolve && { resolve: checkedResolve }) }
}
