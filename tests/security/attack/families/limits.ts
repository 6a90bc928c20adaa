import type { OutgoingHttpHeaders } from 'node:http'

import type { AttackCase, Family, Size, Verdict } from '../attack-case.js'
import { exchange, rawExchange } from '../exchange.js'
import { formDocument, readFormResponse, sendForm } from '../forms.js'
import { newClient, type Target } from '../target.js'

/** One more than a client may send within a minute as the product is delivered, with room for the second that passes. */
const maxAccepted = 31
const tries = 45

/** Ways to write the address of one and the same client behind our proxy. */
const spellings: readonly ((client: string, i: number) => string)[] = [
  (client) => client,
  (client, i) => `${client}:${1000 + i}`,
  (client) => ` ${client} `,
  (client) => `"${client}"`,
  (client) => `[${client}]`,
  (client) => `::ffff:${client}`,
  (client, i) => `[::ffff:${client}]:${1000 + i}`,
  (client, i) => `10.66.${i}.1, ${client}`,
  (client, i) => `10.66.${i}.1,10.67.${i}.1,${client}`,
  (client, i) => `unknown${i}, ${client}`,
  (client, i) => `for=10.66.${i}.1, ${client}`,
  (client, i) => `${'1.1.1.1,'.repeat(i)}${client}`,
  (client) => `${client},`.slice(0, -1),
]

const others: readonly ((i: number) => OutgoingHttpHeaders)[] = [
  (i) => ({ 'x-real-ip': `10.66.${i}.1` }),
  (i) => ({ 'x-client-ip': `10.66.${i}.1` }),
  (i) => ({ 'true-client-ip': `10.66.${i}.1` }),
  (i) => ({ 'cf-connecting-ip': `10.66.${i}.1` }),
  (i) => ({ forwarded: `for=10.66.${i}.1` }),
  (i) => ({ 'x-cluster-client-ip': `10.66.${i}.1` }),
]

/** Addresses of one /64, which one household has. */
const sixes: readonly ((i: number) => string)[] = [
  (i) => `2001:db8:1:1::${i.toString(16)}`,
  (i) => `2001:db8:1:2:${i.toString(16)}::1`,
  (i) => `2001:DB8:1:3:0:0:0:${i.toString(16)}`,
  (i) => `[2001:db8:1:4::${i.toString(16)}]`,
  (i) => `[2001:db8:1:5::${i.toString(16)}]:${1000 + i}`,
  (i) => `2001:db8:1:6::${i.toString(16)}%eth0`,
  (i) => `2001:0db8:0001:0007:0000:0000:0000:${i.toString(16).padStart(4, '0')}`,
]

/** A client cannot exceed one client's budget by posing as many (S20, L6, L11). */
export const limits: Family = {
  name: 'limits',
  replays: 'XFF spellings, other headers, IPv6, untrusted peers, pipelining, 1,000 submissions',
  cases: (size) => [
    ...spellings.map((spell, i) => {
      const client = newClient()
      return bypass(`spelling ${i + 1} of one address, such as ${spell(client, 7).slice(-40)}`, (n) => ({
        'x-forwarded-for': spell(client, n),
      }))
    }),
    ...others.map((headers) => {
      const client = newClient()
      return bypass(`${Object.keys(headers(0)).join()} beside one address`, (n) => ({
        'x-forwarded-for': client,
        ...headers(n),
      }))
    }),
    ...sixes.map((spell) => bypass(`one /64, such as ${spell(7)}`, (n) => ({ 'x-forwarded-for': spell(n) }))),
    untrustedPeer,
    pipelined,
    flood('gateway', size),
    portsOfAProxy,
  ],
}

/** Counts accepted attempts; an empty form counts as well and is cheap. */
async function acceptedOf(target: Target, headers: (i: number) => OutgoingHttpHeaders, from?: string): Promise<number> {
  const body = JSON.stringify({ query: formDocument('consultation'), variables: { input: {} } })
  const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  let accepted = 0
  for (let i = 0; i < tries; i++) {
    const sent = { method: 'POST', path: '/graphql', body, from, headers: { ...own, ...headers(i) } }
    if (readFormResponse(await exchange(target.scene.ports.gateway, sent)).type === 'InvalidInput') accepted += 1
  }
  return accepted
}

function bypass(name: string, headers: (i: number) => OutgoingHttpHeaders): AttackCase<number> {
  return { name, send: (target) => acceptedOf(target, headers), holds: boundedAndFair }
}

function boundedAndFair(accepted: number): Verdict {
  if (accepted === 0) return 'nobody was served at all'
  return accepted <= maxAccepted || `${accepted} of ${tries} were taken`
}

/** A client's claim about its address is ignored unless one of our proxies makes it. */
const untrustedPeer: AttackCase<number> = {
  name: 'a new address for every request, said by no proxy of ours',
  send: (target) => acceptedOf(target, () => ({ 'x-forwarded-for': newClient() }), '127.0.0.77'),
  holds: boundedAndFair,
}

/** Two clients behind a proxy that writes ports are two clients (L11). */
const portsOfAProxy: AttackCase<number> = {
  name: 'another client behind a proxy that writes ports',
  send: async (target) => {
    await acceptedOf(target, (i) => ({ 'x-forwarded-for': `10.200.1.1:${2000 + i}` }))
    return acceptedOf(target, (i) => ({ 'x-forwarded-for': `10.200.1.2:${2000 + i}` }))
  },
  holds: boundedAndFair,
}

/** A connection that keeps sending without reading may be closed before any request on it is answered. */
const pipelined: AttackCase<number> = {
  name: '200 mutations in one write',
  send: async (target) => {
    const body = JSON.stringify({ query: formDocument('consultation'), variables: { input: {} } })
    const one = `POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nX-Forwarded-For: 10.201.1.1\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const { text } = await rawExchange(target.scene.ports.gateway, one.repeat(200), 6000)
    return text.match(/"InvalidInput"/g)?.length ?? 0
  },
  holds: (accepted) => accepted <= maxAccepted || `${accepted} of 200 were taken`,
}

/** Maximum effect of one client that sends as many enquiries as it can: stored rows and mails (L6). */
function flood(endpoint: string, size: Size): AttackCase<number> {
  const count = size === 'quick' ? 120 : 1000
  return {
    name: `${count} enquiries of one client at the ${endpoint}`,
    deadlineMs: 60_000,
    send: async (target) => {
      const headers = { 'x-forwarded-for': newClient() }
      let accepted = 0
      for (let sent = 0; sent < count; sent += 20) {
        const results = await Promise.all(
          Array.from({ length: 20 }, () => sendForm(target, 'consultation', {}, { headers })),
        )
        accepted += results.filter(({ type }) => type === 'ConsultationRequested').length
      }
      return accepted
    },
    holds: (accepted) => (accepted > 0 && accepted <= maxAccepted) || `${accepted} of ${count} were taken`,
  }
}
