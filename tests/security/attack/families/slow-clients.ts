import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import type { AttackCase, Family, Size, Verdict } from '../attack-case.js'
import { sendEnquiry } from '../honest-visitors.js'
import { newClient, type Endpoint, type Target } from '../target.js'
import { all, served } from '../verdicts.js'

interface Holding {
  readonly name: string
  readonly endpoint: Endpoint
  readonly count: number
  /** First text that each socket sends. */
  readonly first: () => string
  /** Text that each socket sends every second afterward. */
  readonly drip?: string
  /** A slow client that reads none of its response. */
  readonly reads: boolean
  readonly storedForMs: number
  /** Client address of all sockets; one each by default. */
  readonly client?: string
}

const upload = (client: string) =>
  `POST /uploads HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${client}\r\nX-File-Name: a.jpg\r\nContent-Length: 9000000\r\n\r\nx`
const large = '{ airports(country: "United States", first: 250) { nodes { code name } } }'
const pipelined = () => {
  const body = JSON.stringify({ query: large })
  const one = `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${newClient()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  return one.repeat(3)
}
const forwarded = () => `X-Forwarded-For: ${newClient()}`

function holdings(size: Size): readonly Holding[] {
  const storedForMs = size === 'quick' ? 1000 : 13_000
  const few = size === 'quick' ? 4 : 1
  return [
    { name: 'silent connections', endpoint: 'gateway', count: 800 / few, first: () => '', reads: true, storedForMs },
    { name: 'silent connections', endpoint: 'site', count: 800 / few, first: () => '', reads: true, storedForMs },
    {
      name: 'half heads',
      endpoint: 'gateway',
      count: 300,
      first: () => `GET / HTTP/1.1\r\n${forwarded()}\r\nX-A: b`,
      drip: 'b',
      reads: true,
      storedForMs,
    },
    {
      name: 'half heads',
      endpoint: 'site',
      count: 300,
      first: () => `GET / HTTP/1.1\r\n${forwarded()}\r\nX-A: b`,
      drip: 'b',
      reads: true,
      storedForMs,
    },
    { name: 'readers that read nothing', endpoint: 'gateway', count: 150, first: pipelined, reads: false, storedForMs },
    {
      name: 'readers that read nothing',
      endpoint: 'site',
      count: 150,
      first: () => 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'.repeat(20),
      reads: false,
      storedForMs,
    },
    {
      name: 'readers of pages that are made for each, who read nothing,',
      endpoint: 'site',
      count: 150,
      first: () => `GET /blogs?for=${newClient()} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`.repeat(8),
      reads: false,
      storedForMs,
    },
    {
      name: 'slow uploads of one client',
      endpoint: 'site',
      count: 100,
      first: () => upload('10.254.1.1'),
      drip: 'x',
      reads: true,
      storedForMs,
    },
    {
      name: 'slow uploads of many clients',
      endpoint: 'site',
      count: 100,
      first: () => upload(newClient()),
      drip: 'x',
      reads: true,
      storedForMs,
    },
  ]
}

/** Connections held open on purpose do not prevent others from being served (H4, R14). */
export const slowClients: Family = {
  name: 'slow clients',
  replays: 'slowloris, slow readers; finding H4',
  cases: (size) => holdings(size).map(asCase),
}

function asCase(holding: Holding): AttackCase<Verdict> {
  const { count, endpoint, name, storedForMs } = holding
  return {
    name: `${count} ${name} at the ${endpoint}`,
    deadlineMs: storedForMs + 45_000,
    send: async (target) => {
      const sockets = await Promise.all(Array.from({ length: count }, () => openSlowSocket(target, holding)))
      const drips = setInterval(() => sockets.forEach((socket) => socket.write(holding.drip ?? '')), 1000)
      try {
        return await serveOthers(target, storedForMs)
      } finally {
        clearInterval(drips)
        for (const socket of sockets) socket.destroy()
      }
    },
    holds: (verdict) => verdict,
  }
}

async function openSlowSocket(target: Target, { endpoint, first, reads }: Holding): Promise<Socket> {
  const socket = await target.connect(endpoint)
  if (reads) socket.resume()
  socket.write(first())
  return socket
}

/** Simulates a visitor who repeatedly reads a page, sends a query through the site and submits an enquiry. */
async function serveOthers(target: Target, forMs: number): Promise<Verdict> {
  const deadline = performance.now() + forMs
  const body = '{"query":"{ countries { source } }"}'
  for (;;) {
    const page = await target.send('site', { path: '/dental-care' })
    const graph = await target.post(body, {}, 'site')
    const verdict = all(
      page.status === 200 || `a page was answered ${page.status}`,
      served(graph),
      await sendEnquiry(target),
    )
    if (verdict !== true || performance.now() > deadline) return verdict
    await pause(500)
  }
}
