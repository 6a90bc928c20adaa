import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { ApolloClient, gql as apolloGql, HttpLink, InMemoryCache } from '@apollo/client'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { cacheExchange, Client, fetchExchange, gql as urqlGql } from '@urql/core'
import { buildSchema, parse, validate } from 'graphql'

const root = fileURLToPath(new URL('../../', import.meta.url))
const schemaFile = join(root, 'gateway/schema.graphql')
const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
const run = promisify(execFile)

const query = `
  query EnquiriesQuery($after: String) {
    enquiries(first: 20, after: $after) {
      edges { cursor node { id reference state submittedAt } }
      pageInfo { hasNextPage endCursor }
    }
    costEstimate(country: "FR", procedure: "veneers") { homePrice { amount currencyCode } asOf }
  }`
const mutation = `
  mutation EnquiriesSubmitMutation($input: TripPlanEnquiryInput!) {
    submitTripPlanEnquiry(input: $input) {
      __typename
      ... on EnquirySubmitted { id reference }
      ... on Problem { code message }
    }
  }`

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seneb-clients-'))
  mkdirSync(join(folder, 'src'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Validates a client's document against the schema and responds with nulls. */
function judgingFetch(errors: string[]): typeof fetch {
  return (_url, options) => {
    const body = JSON.parse(options?.body as string) as { query: string }
    errors.push(...validate(schema, parse(body.query)).map(({ message }) => message))
    const payload = { data: { enquiries: null, costEstimate: null } }
    return Promise.resolve(Response.json(payload, { headers: { 'content-type': 'application/json' } }))
  }
}

test('GraphQL Code Generator makes types by the client preset, with the scalars of docs/partners.md', async () => {
  const [, scalars = ''] = /```yaml\n([^`]*)```/.exec(readFileSync(join(root, 'docs/partners.md'), 'utf8')) ?? []
  writeFileSync(join(folder, 'documents.graphql'), `${query}\n${mutation}`)
  const config = `schema: ${schemaFile}\ndocuments: ${folder}/documents.graphql\n${scalars}
generates:\n  ${folder}/types/:\n    preset: client\n`
  writeFileSync(join(folder, 'codegen.yml'), config)
  await run(process.execPath, [join(root, 'node_modules/.bin/graphql-codegen'), '--config', `${folder}/codegen.yml`], {
    cwd: root,
  })
  const types = readFileSync(join(folder, 'types/graphql.ts'), 'utf8')

  expect(types).toContain('agreedAt: string;')
  expect(types).toContain('export type EnquiriesQueryQuery')
  expect(types).not.toMatch(/: (?:any|unknown)\b[;,]/)
}, 60_000)

test('the Relay compiler takes a connection and a mutation', async () => {
  const connected = query.replace('after: $after)', 'after: $after) @connection(key: "Enquiries_enquiries")')
  writeFileSync(
    join(folder, 'src/Enquiries.ts'),
    `import { graphql } from 'react-relay'\ngraphql\`${connected}\`\ngraphql\`${mutation}\`\n`,
  )
  writeFileSync(
    join(folder, 'relay.config.json'),
    JSON.stringify({ src: './src', schema: schemaFile, language: 'typescript' }),
  )
  await run(process.execPath, [join(root, 'node_modules/.bin/relay-compiler'), 'relay.config.json'], { cwd: folder })

  expect(readdirSync(join(folder, 'src/__generated__')).toSorted()).toEqual([
    'EnquiriesQuery.graphql.ts',
    'EnquiriesSubmitMutation.graphql.ts',
  ])
}, 60_000)

test('urql sends documents that the schema takes', async () => {
  const errors: string[] = []
  const client = new Client({
    url: 'http://api.example/graphql',
    preferGetMethod: false,
    exchanges: [cacheExchange, fetchExchange],
    fetch: judgingFetch(errors),
  })
  const { error } = await client.query(urqlGql(query), { after: null }).toPromise()

  expect([error, errors]).toEqual([undefined, []])
})

test('Apollo Client sends documents that the schema takes', async () => {
  const errors: string[] = []
  const link = new HttpLink({ uri: 'http://api.example/graphql', fetch: judgingFetch(errors) })
  const client = new ApolloClient({ cache: new InMemoryCache(), link })
  const { error } = await client.query({ query: apolloGql(query), variables: { after: null } })

  expect([error, errors]).toEqual([undefined, []])
})
