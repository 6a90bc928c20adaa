import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { emailTextKeys } from '@seneb/contracts/vocabulary/email-texts'
import pg from 'pg'

import { sendGraphql } from '../support/gateway-client.js'
import { foundWithin } from '../support/found-within.js'
import { republish } from '../support/republish.js'
import { Stack } from '../support/stack.js'

let stack: Stack
let database: pg.Client

beforeAll(async () => {
  stack = await Stack.start({ smtpUrl: 'smtp://127.0.0.1:1', deployables: ['gateway', 'content'] })
  database = new pg.Client({ connectionString: stack.adminUrl })
  await database.connect()
}, 240_000)
afterAll(async () => {
  await database.end()
  await stack.stop()
}, 60_000)

interface ContentResponse {
  readonly specialties: readonly object[]
  readonly treatments: readonly object[]
  readonly articles: { readonly nodes: readonly { readonly isSample: boolean }[] }
  readonly team: object
  readonly search: object
}

const request = async (query: string): Promise<ContentResponse> => {
  const response = await sendGraphql<ContentResponse>(stack.graphqlUrl, { query })
  if (!response.data) throw new Error(`no answer: ${JSON.stringify(response)}`)
  return response.data
}

/** Every document of the gateway's build, by id. */
const documents = JSON.parse(
  readFileSync(new URL('../../gateway/generated/persisted-documents.json', import.meta.url), 'utf8'),
) as Record<string, string>
const countriesId = Object.entries(documents).find(([, text]) => /\{\s*countries/.test(text))?.[0]

test('shipped content is published through the whole stack, without samples unless they are enabled [O-1, D-58, D-64]', async () => {
  const { articles, specialties, team, treatments } = await request(
    '{ specialties { path } treatments { path } articles { nodes { id isSample } } team { members { name } } }',
  )

  expect([specialties.length, treatments.length]).toEqual([9, 11])
  expect(articles.nodes.map(({ isSample }) => isSample)).toEqual([false, false, false, false])
  expect(team).toEqual({ members: [] })
})

test('search tolerates typing errors under the runtime role [D-33]', async () => {
  const { search } = await request('{ search(query: "dental implnts", first: 3) { suggestion query nodes { path } } }')

  expect(search).toMatchObject({ suggestion: 'dental implants', query: 'dental implnts' })
  expect(JSON.stringify(search)).toContain('/treatments/dental-implants')
})

test('the documents of the web client can be requested by their ids [P1]', async () => {
  expect(Object.keys(documents).length).toBeGreaterThan(0)
  for (const [id, text] of Object.entries(documents)) {
    expect(`sha256:${createHash('sha256').update(text).digest('hex')}`).toBe(id)
  }
  const response = await fetch(`${stack.graphqlUrl}?documentId=${countriesId}`)
  expect([response.status, response.headers.get('etag')]).toEqual([200, expect.stringMatching(/^".{43}"$/)])
  expect(await response.text()).toContain('"Egypt"')
})

test('an edit is visible within two seconds of its event, past the caches of service and gateway [P1]', async () => {
  const read = async () => (await fetch(`${stack.graphqlUrl}?documentId=${countriesId}`)).text()
  await read()
  await database.query(`update content.airports set country = 'Egypt, as edited' where country = 'Egypt'`)
  expect(await read()).not.toContain('as edited')

  await republish(stack)

  await foundWithin(2, 'the edit', async () => (await read()).includes('as edited'))
}, 60_000)

test('the catalogue and all content can be published again for later consumers [D-55]', async () => {
  const revisions = async () => {
    const { rows } = await database.query<{ subject: string }>('select subject from content.outbox order by seq')
    return rows.map(({ subject }) => subject)
  }
  const before = await revisions()

  await republish(stack)

  const after = await revisions()
  expect(after.slice(before.length)).toEqual([
    expect.stringMatching(/^content\.treatment-catalogue\.changed\.v1\.[2-9]$/),
    expect.stringMatching(/^content\.feature-switch\.changed\.v1\.[2-9]$/),
    expect.stringMatching(/^content\.legal-version\.changed\.v1\.[2-9]$/),
    ...emailTextKeys.map((key) => `content.email-text.changed.v1.${key}`),
    expect.stringMatching(/^content\.publication\.changed\.v1\.[2-9]$/),
  ])
})
