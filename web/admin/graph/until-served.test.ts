import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from '@jest/globals'
import { trustOf } from '@seneb/platform/client-address'
import { createLogger } from '@seneb/platform/logger'

import { createGatewayProxy } from '../../server/gateway-proxy.js'
import { untilServed } from './until-served.js'

const desks = 50
const readsOfADesk = 4
const placesOfAnAddress = 40
const waitsMs = [200, 400, 800]
const office = '203.0.113.7'
const open: { close(): unknown }[] = []

afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  open.push({ close: () => server.close().closeAllConnections() })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The web server's way to a gateway that answers nothing before it is told to, and everything at once from then on. */
async function siteOfHeldGateway() {
  const seen = { underWay: 0, most: 0 }
  const held: (() => void)[] = []
  let isHolding = true
  const gatewayUrl = await listening((asked, response) => {
    seen.underWay += 1
    seen.most = Math.max(seen.most, seen.underWay)
    response.once('close', () => (seen.underWay -= 1))
    asked.resume()
    const answer = () => void response.end('{"data":{}}')
    if (isHolding) held.push(answer)
    else answer()
  })
  const letGo = () => {
    isHolding = false
    for (const answer of held.splice(0)) answer()
  }
  const proxy = createGatewayProxy({ gatewayUrl, log: createLogger('web', 'silent'), trust: trustOf(['127.0.0.1']) })
  open.push(proxy)
  return { seen, letGo, url: await listening((asked, response) => void proxy.pass(asked, response)) }
}

const statusOf = async (url: string, from = office) => {
  const init = { method: 'POST', body: '{}', headers: { 'x-forwarded-for': from } }
  const answer = await fetch(`${url}/graphql`, init).catch(() => undefined)
  return answer?.status
}
const isBusy = (status: number | undefined) => status === 503
const all = <T>(count: number, read: () => Promise<T>) => Promise.all(Array.from({ length: count }, read))

test('fifty desks of one office that read at once are all served, and never have more than the places of an address [R14, P14]', async () => {
  const { seen, letGo, url } = await siteOfHeldGateway()
  const reads = desks * readsOfADesk
  let refused = 0
  // The gateway holds every place until all others were told that there is none: however slow the machine is.
  const read = async () => {
    const status = await statusOf(url)
    if (isBusy(status) && (refused += 1) === reads - placesOfAnAddress) letGo()
    return status
  }

  const served = await all(reads, () => untilServed({ read, isBusy, isWanted: () => true, waitsMs }))

  expect(served.filter((status) => status !== 200)).toEqual([])
  expect(seen.most).toBe(placesOfAnAddress)
})

test('while a stranger behind the same address holds every place a desk asks four times and no more, and others are served [R14]', async () => {
  const { seen, url } = await siteOfHeldGateway()
  void all(placesOfAnAddress, () => statusOf(url))
  while (seen.underWay < placesOfAnAddress) await new Promise((resolve) => setTimeout(resolve, 5))
  let asked = 0
  const read = () => {
    asked += 1
    return statusOf(url)
  }

  const answers = await all(desks, () => untilServed({ read, isBusy, isWanted: () => true, waitsMs }))
  expect(answers.filter(isBusy)).toHaveLength(desks)
  expect(asked).toBe(desks * (1 + waitsMs.length))

  void statusOf(url, '203.0.113.8')
  while (seen.underWay === placesOfAnAddress) await new Promise((resolve) => setTimeout(resolve, 5))
  expect(seen.underWay).toBe(placesOfAnAddress + 1)
})

test('what nobody wants to know any more is not asked again', async () => {
  let asked = 0
  const read = async () => Promise.resolve((asked += 1))

  await untilServed({ read, isBusy: () => true, isWanted: () => asked < 2, waitsMs })

  expect(asked).toBe(2)
})
