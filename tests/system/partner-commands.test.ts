import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { StaffRole } from '@seneb/contracts/vocabulary/staff-access'
import pg from 'pg'

import { signIn } from '../security/access/callers.js'
import { identityCommandsAt } from '../support/identity-commands.js'
import { Stack } from '../support/stack.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

let stack: Stack
beforeAll(async () => {
  stack = await Stack.start({
    smtpUrl: 'smtp://127.0.0.1:1',
    deployables: ['content', 'gateway', 'identity', 'enquiry'],
  })
}, 240_000)
afterAll(() => stack.stop(), 60_000)

/** Returns the commands of the first block of docs/partners.md, verbatim. */
function documentedCommands(): readonly string[] {
  const page = readFileSync(`${root}docs/partners.md`, 'utf8')
  const [, block = ''] = /## Quickstart[^`]*`npm start`[^`]*```\n([^]*?)\n```/.exec(page) ?? []
  return block.split(/(?<!\\)\n/)
}

/** Returns the command with which the page requests only a price. */
function documentedDryRun(): string {
  const page = readFileSync(`${root}docs/partners.md`, 'utf8')
  return /```\n(curl [^`]*seneb-dry-run[^`]*)\n```/.exec(page)?.[1] ?? ''
}

/** Runs a command as a shell does, against this stack instead of `npm start`; returns its output. */
async function run(command: string, key: string): Promise<string> {
  const here = command.replaceAll('http://localhost:4001', new URL(stack.graphqlUrl).origin)
  const env = { ...identityCommandsAt(stack), KEY: key }
  const { stdout } = await promisify(execFile)('bash', ['-c', here], { cwd: root, env })
  return stdout
}

test('the five commands of docs/partners.md work as written, from no key to a first response [S11]', async () => {
  const [create = '', makeKey = '', store = '', request = '', usage = '', ...more] = documentedCommands()
  expect(more).toEqual([])

  expect(await run(create, '')).toContain('Nile Travel is noted')
  const [key = ''] = /^snb_test_\w+$/m.exec(await run(makeKey, '')) ?? []
  // The third has a placeholder for the output of the second.
  const stored = await run(`${store.replace('snb_test_…', key)}\nprintf %s "$KEY"`, '')
  expect(stored).toBe(key)
  const id = key.split('_')[2]
  expect(JSON.parse(await run(request, stored))).toEqual({
    extensions: { cost: expect.objectContaining({ points: 3, charged: 3 }) },
    data: {
      partner: {
        name: 'Nile Travel',
        key: { id, mode: 'TEST', scopes: ['USAGE_READ'], expiresAt: expect.any(String) },
      },
    },
  })
  expect(JSON.parse(await run(documentedDryRun(), stored))).toMatchObject({
    data: null,
    extensions: {
      cost: {
        points: 202,
        charged: 0,
        fields: [
          { path: 'countries', points: 2 },
          { path: 'countries.countries', points: 200 },
        ],
      },
    },
  })
  expect(await run(usage, stored)).toMatch(
    new RegExp(`Nile Travel\n +${id} +test +active .* last used .*usage:read +Server`),
  )
}, 180_000)

test('the documents of docs/partners.md copy the catalogue page by page with a key without scopes [S11]', async () => {
  await run('npm run partner -- create --name "Copies"', '')
  const [key = ''] =
    /^snb_test_\w+$/m.exec(await run('npm run partner -- key --partner "Copies" --name "Night"', '')) ?? []
  const page = readFileSync(`${root}docs/partners.md`, 'utf8')
  const documents = [...page.matchAll(/```graphql\n([^`]*)```/g)].map(([, block = '']) => block)
  const request = async (field: string, variables: object) => {
    const query = documents.find((block) => block.includes(`${field}(`))
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` }
    const response = await fetch(stack.graphqlUrl, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    return ((await response.json()) as { data: Record<string, unknown> }).data[field]
  }

  const copy: string[] = []
  let after: string | null = null
  for (let more = true; more;) {
    const changes = (await request('catalogueChanges', { after })) as Changes
    copy.push(...changes.nodes.map((change) => `${change.kind} ${change.key}`))
    after = changes.pageInfo.endCursor
    more = changes.pageInfo.hasNextPage
  }
  expect(copy).toEqual([...new Set(copy)])
  expect(copy).toEqual(expect.arrayContaining(['PRICE usa/lasik', 'SPECIALTY ophthalmology', 'PROCEDURE lasik']))
  const prices = (await request('referencePrices', {})) as readonly { key: string }[]
  for (const price of prices) expect(copy).toContain(`PRICE ${price.key}`)
}, 120_000)

test('the commands of docs/partners.md submit an enquiry as written, and list it [S11]', async () => {
  const page = readFileSync(`${root}docs/partners.md`, 'utf8')
  const [, block = ''] = /## Submit enquiries[^`]*`enquiries:submit`[^]*?```\n([^]*?)\n```/.exec(page) ?? []
  const [makeKey = '', , ...submitOnBehalf] = block.split('\n')
  const [key = ''] = /^snb_test_\w+$/m.exec(await run(makeKey, '')) ?? []

  const { data } = JSON.parse(await run(submitOnBehalf.join('\n'), key)) as {
    data: { submitConsultationEnquiry: object }
  }
  expect(data.submitConsultationEnquiry).toEqual({
    __typename: 'EnquirySubmitted',
    id: expect.any(String),
    reference: expect.stringMatching(/^SNB-/),
  })
  const response = await fetch(stack.graphqlUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ enquiries(first: 20) { nodes { partnerReference state } } }' }),
  })
  expect(await response.json()).toMatchObject({
    data: { enquiries: { nodes: [{ partnerReference: '2027-0017', state: 'RECEIVED' }] } },
  })
}, 60_000)

test('the command of docs/one-request.md submits an enquiry, and repeated returns the same reference [TRIP-63]', async () => {
  const page = readFileSync(`${root}docs/one-request.md`, 'utf8')
  const [, command = ''] = /```sh\n(curl [^]*?)\n```/.exec(page) ?? []
  const first = JSON.parse(await run(command, '')) as { data: { submitTripPlan: object } }

  expect(first.data.submitTripPlan).toEqual({
    __typename: 'TripPlanReceived',
    id: expect.any(String),
    reference: expect.stringMatching(/^SNB-/),
  })
  expect(JSON.parse(await run(command, ''))).toEqual(first)
}, 60_000)

/** Returns the headers of a browser in which a new person of this name and with these roles has just signed in. */
async function signedIn(name: string, roles: readonly StaffRole[]): Promise<Record<string, string>> {
  const database = new pg.Client({ connectionString: stack.adminUrl })
  await database.connect()
  await database.query('set search_path to identity')
  const { token } = await signIn(database, name, { roles })
  await database.end()
  return { origin: stack.siteUrl, 'sec-fetch-site': 'same-origin', cookie: `seneb-staff=${token}` }
}

/** Returns a token of a new editor of this name with these scopes. */
async function editorToken(name: string, scopes: string): Promise<string> {
  const headers = { 'content-type': 'application/json', ...(await signedIn(name, ['editor'])) }
  const query = `mutation { createPersonalToken(input: { name: "Docs", scopes: [${scopes}] }) {
    ... on PersonalTokenCreated { token } ... on Problem { code } } }`
  const created = await fetch(stack.graphqlUrl, { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data } = (await created.json()) as { data: { createPersonalToken: { token: string } } }
  return data.createPersonalToken.token
}

test('the commands of docs/admin-api.md work as written, from a token to a changed price [ADM-09]', async () => {
  const own = 'CONTENT_READ, PRICE_WRITE, PRICE_PUBLISH'
  const [token, other] = [await editorToken('author', own), await editorToken('checker', 'PRICE_PUBLISH')]
  const page = readFileSync(`${root}docs/admin-api.md`, 'utf8')
  const blocks = [...page.matchAll(/```\n([^]*?)\n```/g)].map(([, block = '']) => block)
  // Blocks begin with placeholders for values from the page.
  const [read = '', propose = '', publish = ''] = blocks.map((block) => /^curl [^]*/m.exec(block)?.[0] ?? '')
  const runAs = (command: string, id = '', second = other) =>
    run(`TOKEN=${token}\nOTHER=${second}\nID=${id}\n${command}`, '')

  expect(await runAs(read)).toContain('"version":1,"price":2200,')
  const proposed = JSON.parse(await runAs(propose)) as { data: { createPriceChange: { id: string } } }
  const { id } = proposed.data.createPriceChange
  expect(proposed.data.createPriceChange).toEqual({ __typename: 'PriceChangeSaved', id, version: 1, state: 'OPEN' })
  expect(JSON.parse(await runAs(propose))).toEqual(proposed)
  expect(JSON.parse(await runAs(publish, id, token))).toMatchObject({
    data: { publishPriceChange: { __typename: 'ApproverIsAuthor' } },
  })
  expect(JSON.parse(await runAs(publish, id))).toEqual({
    data: { publishPriceChange: { __typename: 'PriceChangeSaved' } },
  })
  expect(await runAs(read)).toContain('"version":2,"price":2300,')
  const pattern = /Scanners find them by `([^`]+)`/.exec(page)?.[1] ?? ''
  expect(token).toMatch(new RegExp(`^${pattern}$`))
}, 60_000)

interface Changes {
  readonly nodes: readonly { readonly kind: string; readonly key: string }[]
  readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean }
}
