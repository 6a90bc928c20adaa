import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'

import { sendSteadily } from '../../chaos/under-kills.js'
import { countResponse, noCounts, type FloodCounts } from './flood-counts.js'
import type { FloodOrder } from './flood.js'
import { post } from './post.js'

/** A process that sends the requests of an order (flood.ts). */
const agent = new Agent({ keepAlive: true })
process.on('message', (order: FloodOrder) => void flood(order).then((counts) => process.send?.(counts)))

async function flood(order: FloodOrder): Promise<FloodCounts> {
  const counts = noCounts()
  const startedAt = performance.now()
  const send = async (url: string) => countResponse(counts, await post(url, { ...order, agent }).catch(() => undefined))
  await (order.perSecond === undefined ? withoutPause(order, send) : steadily(order, order.perSecond, send))
  counts.seconds = (performance.now() - startedAt) / 1000
  return counts
}

type Send = (url: string) => Promise<void>

/** It simulates another machine, so it leaves the cores to all other processes. */
async function withoutPause({ seconds, sendersEach, urls }: FloodOrder, send: Send): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW)
  const until = performance.now() + seconds * 1000
  const sender = async (url: string) => {
    while (performance.now() < until) await send(url)
  }
  await Promise.all(urls.flatMap((url) => Array.from({ length: sendersEach }, () => sender(url))))
}

async function steadily({ seconds, urls }: FloodOrder, perSecond: number, send: Send): Promise<void> {
  const toNext = (number: number) => send(urls[number % urls.length] ?? '')
  await Promise.all(await sendSteadily({ count: seconds * perSecond, perSecond }, toNext))
}
