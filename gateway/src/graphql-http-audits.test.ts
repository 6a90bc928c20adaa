import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { auditServer, type AuditResult } from 'graphql-http'

import { byKey, TestKeys } from './api-keys/test-keys.fixture.js'
import { TestGateway } from './gateway.fixture.js'

/** Apollo replies 4xx where the specification recommends 200, but only to clients that request plain JSON. */
const minShould = 20

let gateway: TestGateway

beforeAll(async () => {
  // Two of the audits request the schema, and all are sent together; every other setting is the default.
  gateway = await TestGateway.open({ settings: { introspection: true, partnerRequestsAtOnce: 100 } })
})

afterAll(() => gateway.close())

test.each(['nobody', 'a partner by a key'])(
  'the gateway speaks GraphQL over HTTP with %s as specified, with all hardening on [G3]',
  async (who) => {
    const own = who === 'nobody' ? {} : byKey((await TestKeys.of(gateway)).make())
    const results = await auditServer({
      url: `${gateway.url}/graphql`,
      fetchFn: (url: string, init: RequestInit = {}) =>
        fetch(url, { ...init, headers: { ...init.headers, ...preflight, ...own } }),
    })

    const must = countOf(results, 'MUST')
    const should = countOf(results, 'SHOULD')
    const may = countOf(results, 'MAY')
    process.stdout.write(
      `graphql-http audits by ${who}: MUST ${format(must)}, SHOULD ${format(should)}, MAY ${format(may)}\n`,
    )
    expect(must.all).toBeGreaterThanOrEqual(13)
    expect(must.failed).toEqual([])
    expect(should.ok).toBeGreaterThanOrEqual(minShould)
  },
)

// Header that the audits need with GET: like every GET here, theirs must declare that it is not a page's form (S4).
const preflight = { 'apollo-require-preflight': 'true' }

interface Count {
  readonly ok: number
  readonly all: number
  readonly failed: readonly string[]
}

function countOf(results: readonly AuditResult[], level: string): Count {
  const audits = results.filter(({ name }) => name.startsWith(`${level} `))
  const failed = audits.filter(({ status }) => status !== 'ok').map(({ name }) => name)
  return { ok: audits.length - failed.length, all: audits.length, failed }
}

const format = ({ ok, all }: Count) => `${ok}/${all}`
