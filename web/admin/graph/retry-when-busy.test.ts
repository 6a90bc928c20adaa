import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { ApolloClient, ApolloLink, InMemoryCache, ServerError } from '@apollo/client'
import { BaseHttpLink } from '@apollo/client/link/http'
import { afterEach, expect, test } from '@jest/globals'
import { createTrust } from '@seneb/platform/client-address'
import { createLogger } from '@seneb/platform/logger'
import { parse } from 'graphql'
import { tap } from 'rxjs'

import { openGatewayEndpoint } from '../../server/gateway-endpoint.fixture.js'
import { isBusy, retryWhenBusy } from './retry-when-busy.js'

const desks = 50
const readsOfADesk = 4
const lookupsOfAddress = 40
const waitMs = 200
const tries = 4
const office = '203.0.113.7'
const open: { close(): unknown }[] = []

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close()
})

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push({ close: () => server.close().closeAllConnections() })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Starts the web server's route to a gateway that holds all replies until it is released, and from then on replies
 * immediately.
 */
async function siteOfPausedGateway() {
  const seen = { inFlight: 0, most: 0 }
  const pendingReplies: (() => void)[] = []
  let isHolding = true
  const gatewayUrl = await listening((request, response) => {
    seen.inFlight += 1
    seen.most = Math.max(seen.most, seen.inFlight)
    response.once('close', () => (seen.inFlight -= 1))
    request.resume()
    const reply = () => void response.end('{"data":{}}')
    if (isHolding) pendingReplies.push(reply)
    else reply()
  })
  const letGo = () => {
    isHolding = false
    for (const reply of pendingReplies.splice(0)) reply()
  }
  const log = createLogger('web', 'silent')
  const endpoint = await openGatewayEndpoint({ gatewayUrl, log, trust: createTrust(['127.0.0.1']) })
  open.push(endpoint)
  return { seen, letGo, url: endpoint.url }
}

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
const query = parse('{ __typename }')

interface Read {
  readonly url: string
  readonly onTry?: (isBusy: boolean) => void
  readonly isWanted?: () => boolean
}

/** Reads as the desk does, and resolves to the result. */
function read({ isWanted = () => true, onTry = () => {}, url }: Read): Promise<'served' | 'busy' | 'failed'> {
  const http = new BaseHttpLink({ uri: `${url}/graphql`, headers: { 'x-forwarded-for': office } })
  const observerLink = new ApolloLink((operation, forward) =>
    forward(operation).pipe(tap({ next: () => onTry(false), error: (error) => onTry(statusIn(error) === 503) })),
  )
  const link = ApolloLink.from([retryWhenBusy(waitMs), observerLink, http])
  return new Promise((resolve) => {
    const observable = ApolloLink.execute(link, { query, context: { isWanted } }, { client })
    observable.subscribe({
      next: () => resolve('served'),
      error: (error) => resolve(isBusy(error) ? 'busy' : 'failed'),
    })
  })
}
const statusIn = (error: unknown) => (ServerError.is(error) ? error.statusCode : undefined)

const statusOf = async (url: string, from: string) => {
  const init = { method: 'POST', body: '{}', headers: { 'x-forwarded-for': from } }
  const response = await fetch(`${url}/graphql`, init).catch(() => undefined)
  return response?.status
}
const all = <T>(count: number, read: () => Promise<T>) => Promise.all(Array.from({ length: count }, read))

test('fifty desks of one office that read concurrently are all served, within the slots of one address [R14, P14]', async () => {
  const { seen, letGo, url } = await siteOfPausedGateway()
  const reads = desks * readsOfADesk
  let rejected = 0
  // The gateway occupies every slot until all other requests were refused, even on a slow machine.
  const onTry = (wasBusy: boolean) => {
    if (wasBusy && (rejected += 1) === reads - lookupsOfAddress) letGo()
  }

  const served = await all(reads, () => read({ url, onTry }))

  expect(served.filter((end) => end !== 'served')).toEqual([])
  expect(seen.most).toBe(lookupsOfAddress)
})

test('while another client behind the same address occupies every slot a desk retries four times at most, and others are served [R14]', async () => {
  const { seen, url } = await siteOfPausedGateway()
  void all(lookupsOfAddress, () => statusOf(url, office))
  while (seen.inFlight < lookupsOfAddress) await new Promise((resolve) => setTimeout(resolve, 5))
  let attempts = 0

  const outcomes = await all(desks, () => read({ url, onTry: () => (attempts += 1) }))
  expect(outcomes.filter((end) => end === 'busy')).toHaveLength(desks)
  expect(attempts).toBe(desks * tries)

  void statusOf(url, '203.0.113.8')
  while (seen.inFlight === lookupsOfAddress) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(seen.inFlight).toBe(lookupsOfAddress + 1)
})

test('a cancelled request is not retried', async () => {
  const url = await listening(
    (_input, response) =>
      void response.writeHead(503).end('{"errors":[{"message":"x","extensions":{"code":"UNAVAILABLE"}}]}'),
  )
  let attempts = 0

  await read({ url, onTry: () => (attempts += 1), isWanted: () => attempts < 2 })

  expect(attempts).toBe(2)
})
