import { setTimeout as pause } from 'node:timers/promises'
import type { Socket } from 'node:net'

import type { AttackCase, Family, Size, Verdict } from '../attack-case.js'
import { newClient, type Endpoint, type Target } from '../target.js'
import { served } from '../verdicts.js'

/** More than the slots of the gateway (`GATEWAY_MAX_IN_FLIGHT`). */
const clientCounts = { quick: 330, whole: 400 } as const
const atOnce = 40

const body = '{"query":"{ countries { countries { name } } }"}'
const head = (length: number) =>
  `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${newClient()}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`
const part = () => `${head(100)}{"q`
const completeQuery = () => `${head(body.length)}${body}`

interface Way {
  readonly name: string
  readonly endpoint: Endpoint
  readonly bytes: () => string
  readonly disconnect: (socket: Socket) => unknown
}

/** Five ways of disconnecting before the response (C1). */
const ways: readonly Way[] = [
  { name: 'a part of a body, then away', endpoint: 'gateway', bytes: part, disconnect: (socket) => socket.destroy() },
  {
    name: 'a whole query, then away by FIN',
    endpoint: 'gateway',
    bytes: completeQuery,
    disconnect: (socket) => socket.end().destroySoon(),
  },
  {
    name: 'a whole query, then away by RST',
    endpoint: 'gateway',
    bytes: completeQuery,
    disconnect: (socket) => socket.resetAndDestroy(),
  },
  {
    name: 'a whole query through the site, then away',
    endpoint: 'site',
    bytes: completeQuery,
    disconnect: (socket) => socket.destroy(),
  },
  {
    name: 'a part of a body through the site, then away',
    endpoint: 'site',
    bytes: part,
    disconnect: (socket) => socket.destroy(),
  },
]

/** Disconnected clients keep no slot: after more of them than there are slots, others are served. */
export const aborted: Family = {
  name: 'aborted clients',
  replays: 'finding C1: five ways to leave',
  cases: (size) => ways.map((way) => asCase(way, size)),
}

function asCase(way: Way, size: Size): AttackCase<Verdict> {
  return {
    name: `${clientCounts[size]} clients: ${way.name}`,
    deadlineMs: 60_000,
    send: async (target) => {
      for (let disconnected = 0; disconnected < clientCounts[size]; disconnected += atOnce) {
        await Promise.all(Array.from({ length: atOnce }, () => visitAndDisconnect(target, way)))
      }
      await pause(1000)
      return served(await target.request('{ countries { source } }'))
    },
    holds: (verdict) => verdict,
  }
}

async function visitAndDisconnect(target: Target, { bytes, endpoint, disconnect }: Way): Promise<void> {
  const socket = await target.connect(endpoint)
  await new Promise<void>((resolve) => socket.write(bytes(), () => resolve()))
  // Long enough for the request to be read, too short for a response through two processes.
  await pause(2)
  disconnect(socket)
}
