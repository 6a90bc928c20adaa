import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { expect, test } from '@jest/globals'
import { parse, print } from 'graphql'

import { makeJourney } from './make-journey.js'
import { ownDocument } from './visited-site.js'

const keys = Buffer.alloc(32, 1).toString('base64')
const page = '<html><body>A page</body></html>'

/** How a journey ends at a site that answers so. */
async function endAt(answer: RequestListener, signal = new AbortController().signal): Promise<unknown> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const webUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const site = { webUrl, siteUrl: 'https://www.example.org' }
    await makeJourney({ site, keys, email: 'journeys@example.com', mailWithinMs: 0, signal })
    return 'passed'
  } catch (error) {
    const { reason, step } = error as { step: string; reason: string }
    return { step, reason }
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Pages as they should be, and the graph as it is said. */
const withGraph =
  (...answers: readonly object[]): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => {
      const [answer, ...more] = answers.slice(asked)
      if (request.url !== '/graphql') return response.end(page)
      if (more.length > 0) asked += 1
      response.end(JSON.stringify(answer))
    })
  }
let asked = 0
const received = { data: { submitTripPlan: { __typename: 'TripPlanReceived', id: 'an-id' } } }
const mails = (receiptSent: boolean, operatorEmailSent: boolean) => ({
  data: { syntheticJourney: { receiptSent, operatorEmailSent } },
})

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
    'an enquiry that is not taken',
    withGraph({ data: { submitTripPlan: { __typename: 'TooManyRequests' } } }),
    { step: 'enquiry', reason: 'TooManyRequests' },
  ],
  [
    'a document that the gateway refuses',
    withGraph({ errors: [{ message: 'about somebody', extensions: { code: 'DOCUMENT_REFUSED' } }] }),
    { step: 'enquiry', reason: 'DOCUMENT_REFUSED' },
  ],
  ['no receipt', withGraph(received, mails(false, true)), { step: 'mail', reason: 'not sent: receipt' }],
  [
    'neither mail',
    withGraph(received, mails(false, false)),
    { step: 'mail', reason: 'not sent: receipt, mail to the team' },
  ],
])('a journey ends at %s, and says so in words that name nobody [F-O08]', async (_what, answer, end) => {
  asked = 0
  expect(await endAt(answer)).toEqual(end)
})

test('a journey passes when the mail server took both mails, and asks by the name that visitors use [F-O08]', async () => {
  asked = 0
  const hosts = new Set<string | undefined>()
  const answer = withGraph(received, mails(true, true))

  expect(
    await endAt((request, response) => {
      hosts.add(request.headers.host)
      answer(request, response)
    }),
  ).toBe('passed')
  expect([...hosts]).toEqual(['www.example.org'])
})

test.each(['submit-trip-plan', 'read-journey'] as const)(
  'the document %s is the text that the build has of it: production answers no other [S2]',
  (name) => expect(ownDocument(name)).toBe(print(parse(ownDocument(name)))),
)
