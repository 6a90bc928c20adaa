import fastify from 'fastify'
import { buildSchema, GraphQLObjectType, isUnionType, parse, validate, type GraphQLSchema } from 'graphql'
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit'

import { readOpponentSettings, readSchema } from './config.js'
import { connectLean, leanRequester } from './lean-bus.js'
import { leanSubmit } from './lean-subjects.js'

/**
 * Front of the opponent of P3: Fastify and graphql-jit with a cache of documents, our own schema, and a minimal request
 * to the lean enquiry service. It validates only types.
 */
const { natsUrl, port } = readOpponentSettings()
const request = leanRequester(await connectLean(natsUrl), 'enquiry')
const schema = withResolvers(buildSchema(readSchema()))
const documents = new Map<string, CompiledQuery>()
const app = fastify()

interface GraphqlRequest {
  readonly query: string
  readonly variables?: Record<string, unknown>
}

app.post<{ Body: GraphqlRequest }>('/graphql', async ({ body }, reply) => {
  const result = await compiled(body.query).query(undefined, {}, body.variables ?? {})
  reply.header('content-type', 'application/json; charset=utf-8')
  return JSON.stringify(result)
})
app.get('/readyz', () => 'ready')
await app.listen({ port, host: '127.0.0.1' })

function compiled(query: string): CompiledQuery {
  const cached = documents.get(query)
  if (cached) return cached
  const document = parse(query)
  const errors = validate(schema, document)
  const compiledQuery = errors.length === 0 ? compileQuery(schema, document) : undefined
  if (!compiledQuery || !isCompiledQuery(compiledQuery)) throw new Error('the document does not fit the schema')
  documents.set(query, compiledQuery)
  return compiledQuery
}

function withResolvers(executable: GraphQLSchema): GraphQLSchema {
  const mutations = executable.getMutationType()
  const result = executable.getType('SubmitTripPlanResult')
  if (!(mutations instanceof GraphQLObjectType) || !isUnionType(result)) throw new Error('the schema has changed')
  const field = mutations.getFields()['submitTripPlan']
  if (!field) throw new Error('the schema has changed')
  field.resolve = async (_root, { input, idempotencyKey }: { input: object; idempotencyKey?: string }) =>
    (await request(leanSubmit, JSON.stringify({ input, idempotencyKey }))).json()
  result.resolveType = ({ __typename }: { __typename: string }) => __typename
  return executable
}
