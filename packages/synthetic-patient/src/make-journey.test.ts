import { readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

import { expect, test } from '@jest/globals'

import { makeJourney, mutationsOfJourney } from './make-journey.js'
import { documentNames, ownDocument } from './documents/own-document.js'

const documentsOfGateway = JSON.parse(
  readFileSync(new URL('../../../gateway/generated/persisted-documents.json', import.meta.url), 'utf8'),
) as object
const keys = Buffer.alloc(32, 1).toString('base64')
const page = '<html><body>A page</body></html>'

/** Runs a journey against a site that responds with `listener`; returns its result or error. */
async function endAt(listener: RequestListener, endedTripPlanId?: string): Promise<unknown> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const webUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { signal } = new AbortController()
  try {
    const site = { webUrl, siteUrl: 'https://www.example.org' }
    return await makeJourney({ site, keys, email: 'journeys@example.com', mailWithinMs: 0, endedTripPlanId, signal })
  } catch (error) {
    const { reason, step } = error as { step: string; reason: string }
    return { step, reason }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

const mails = (receiptSent: boolean, operatorEmailSent: boolean) => ({ receiptSent, operatorEmailSent })

/** Responses of the graph to each operation of a journey that passes. */
const isValidResponse = {
  processReferral: { __typename: 'ReferralProcessed', isTest: true },
  recordCookieChoice: { __typename: 'CookieChoiceRecorded', receiptId: 'a-receipt' },
  savingsPrices: {
    procedures: [
      { procedure: 'unpriced', homes: [] },
      { procedure: 'veneers', homes: [{ country: 'UK' }] },
    ],
  },
  savingsEstimate: { savings: 4200, reason: null },
  submitTripPlan: { __typename: 'TripPlanReceived', id: 'an-id' },
  syntheticJourney: mails(true, true),
}
type Field = keyof typeof isValidResponse

interface GraphRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/**
 * Returns a handler that serves correct pages and the graph's responses for a passing journey, except those replaced by
 * `otherwise`.
 */
const withGraph =
  (
    otherwise: (variables: GraphRequest['variables']) => Partial<Record<Field, object>> = () => ({}),
    requests: GraphRequest[] = [],
  ): RequestListener =>
  (request, response) => {
    void text(request).then((body) => {
      if (request.url !== '/graphql') return response.end(page)
      const graphRequest = JSON.parse(body) as GraphRequest
      requests.push(graphRequest)
      const field = (Object.keys(isValidResponse) as Field[]).find((name) =>
        new RegExp(`\\{ ${name}\\b`).test(graphRequest.query),
      )
      if (field === undefined) return response.writeHead(400).end()
      const result = otherwise(graphRequest.variables)[field] ?? isValidResponse[field]
      return response.end(JSON.stringify(result instanceof ErrorResponse ? result : { data: { [field]: result } }))
    })
  }

/** A response without data. */
class ErrorResponse {
  readonly errors: readonly object[]

  constructor(code: string) {
    this.errors = [{ message: 'about somebody', extensions: { code } }]
  }
}

test.each<[string, RequestListener, object]>([
  [
    'a page that fails',
    (_request, response) => response.writeHead(503).end(),
    { step: 'site', reason: '/ answered 503' },
  ],
  [
    'a page that leads elsewhere',
    (_request, response) => response.writeHead(301, { location: '/elsewhere' }).end(page),
    { step: 'site', reason: '/ answered 301' },
  ],
  [
    'half a page',
    (_request, response) => response.end('<html><body>'),
    { step: 'site', reason: '/ came without its end' },
  ],
  ['a connection that ends', (request) => request.socket.destroy(), { step: 'site', reason: 'ECONNRESET' }],
  [
    'a link that is not judged',
    withGraph(() => ({ processReferral: { __typename: 'InvalidReferralLink' } })),
    { step: 'referral', reason: 'InvalidReferralLink' },
  ],
  [
    'a choice of cookies without a receipt',
    withGraph(() => ({ recordCookieChoice: { __typename: 'InvalidInput' } })),
    { step: 'cookies', reason: 'InvalidInput' },
  ],
  [
    'a calculator without prices',
    withGraph(() => ({ savingsPrices: { procedures: [{ procedure: 'unpriced', homes: [] }] } })),
    { step: 'calculator', reason: 'nothing to reckon' },
  ],
  [
    'a calculator that reckons nothing',
    withGraph(() => ({ savingsEstimate: { savings: null, reason: 'NO_PRICE' } })),
    { step: 'calculator', reason: 'NO_PRICE' },
  ],
  [
    'an enquiry that is not taken',
    withGraph(() => ({ submitTripPlan: { __typename: 'TooManyRequests' } })),
    { step: 'enquiry', reason: 'TooManyRequests' },
  ],
  [
    'a document that the gateway refuses',
    withGraph(() => ({ submitTripPlan: new ErrorResponse('DOCUMENT_REFUSED') })),
    { step: 'enquiry', reason: 'DOCUMENT_REFUSED' },
  ],
  [
    'no receipt',
    withGraph(() => ({ syntheticJourney: mails(false, true) })),
    { step: 'mail', reason: 'not sent: receipt' },
  ],
  [
    'neither mail',
    withGraph(() => ({ syntheticJourney: mails(false, false) })),
    { step: 'mail', reason: 'not sent: receipt, mail to the team' },
  ],
])('a journey ends at %s, and says so in words that name nobody [F-O08]', async (_what, listener, end) => {
  expect(await endAt(listener)).toEqual(end)
})

test('a journey passes when the mail server accepted both mails, and connects by the name that visitors use [F-O08]', async () => {
  const hosts = new Set<string | undefined>()
  const requests: GraphRequest[] = []
  const listener = withGraph(undefined, requests)

  expect(
    await endAt((request, response) => {
      hosts.add(request.headers.host)
      listener(request, response)
    }),
  ).toBe('an-id')
  expect([...hosts]).toEqual(['www.example.org'])
  expect(requests.filter(({ query }) => query.startsWith('mutation'))).toHaveLength(mutationsOfJourney)
  const [link, choice] = requests
  expect(link?.variables).toEqual({ input: { path: '/refer' } })
  expect(choice?.variables['input']).toMatchObject({ analytics: false, advertising: false, personalization: false })
})

test('a journey that is still stored when its time is over fails the next one; one that is forgotten does not [F-O08]', async () => {
  const ofEarlier = (stored: boolean) =>
    withGraph(({ tripPlanId }) => ({
      syntheticJourney: tripPlanId === 'earlier' ? mails(stored, stored) : mails(true, true),
    }))

  expect(await endAt(ofEarlier(true), 'earlier')).toEqual({
    step: 'forgetting',
    reason: 'an earlier journey is still stored',
  })
  expect(await endAt(ofEarlier(false), 'earlier')).toBe('an-id')
})

test.each(documentNames)(
  'the document %s is one that the gateway was built with: production answers no other [S2]',
  (name) => expect(Object.values(documentsOfGateway)).toContain(ownDocument(name)),
)
