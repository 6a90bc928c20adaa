import { mapSchema, MapperKind } from '@graphql-tools/utils'
import { getNullableType, type GraphQLSchema } from 'graphql'

/**
 * Makes every field of Query nullable, so that one which fails costs itself and not the whole answer. Our own pages are
 * built from the types without this: they show nothing of an answer with errors.
 */
export function withNullableRoots(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.QUERY_ROOT_FIELD]: (field) => ({ ...field, type: getNullableType(field.type) }),
  })
}
