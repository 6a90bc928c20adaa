import type { Mailbox, ReceivedMail } from '@seneb/testkit/mailbox'
import type pg from 'pg'

import type { Deployable } from '../../support/deployables.js'
import { eventually } from '../../support/eventually.js'
import type { Stack } from '../../support/stack.js'
import { exchange, open, rawExchange, type RawResponse, type Sent } from './exchange.js'

/** The two doors that strangers reach. */
export type Endpoint = 'gateway' | 'site'

/** State shared by all attacks of a run. */
export interface Scene {
  readonly ports: Readonly<Record<Endpoint, number>>
  readonly stack: Stack
  readonly mailbox: Mailbox
  /** A connection that may read every table. */
  readonly database: pg.Client
  /** Addresses that may be written to. */
  readonly addresses: Set<string>
}

let clients = 0

/** An address that no client had before in this run, so that it has all of its budgets. */
export function newClient(): string {
  clients += 1
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`
}

let mailboxes = 0

/** The running product as seen by one attack; records every response, so that all of them can be judged. */
export class Target {
  readonly responses: RawResponse[] = []

  constructor(readonly scene: Scene) {}

  /** Sends one request, from a new client address unless a header names one. */
  async send(endpoint: Endpoint, sent: Sent): Promise<RawResponse> {
    const headers = { 'x-forwarded-for': newClient(), ...sent.headers }
    return this.record(await exchange(this.scene.ports[endpoint], { ...sent, headers }))
  }

  /** Sends a body to the graph unchanged. */
  post(body: string | Buffer, headers: Sent['headers'] = {}, endpoint: Endpoint = 'gateway'): Promise<RawResponse> {
    const content = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
    return this.send(endpoint, { method: 'POST', path: '/graphql', body, headers: { ...content, ...headers } })
  }

  /** Sends one document to the graph. */
  request(query: string, variables: object = {}, headers: Sent['headers'] = {}): Promise<RawResponse> {
    return this.post(JSON.stringify({ query, variables }), headers)
  }

  /** Writes bytes that need not be HTTP. */
  async raw(endpoint: Endpoint, bytes: string | Buffer, deadlineMs?: number): Promise<RawResponse> {
    return this.record(await rawExchange(this.scene.ports[endpoint], bytes, deadlineMs))
  }

  /** A connection to do with as one likes; the caller ends it. */
  connect(endpoint: Endpoint) {
    return open(this.scene.ports[endpoint])
  }

  /** An e-mail address of this run that may be written to. */
  newAddress(name = 'person'): string {
    mailboxes += 1
    const address = `${name}.${mailboxes}@visitors.example`
    this.scene.addresses.add(address)
    return address
  }

  /** Returns the mails with this reference, once there are as many as expected. */
  async mailsAbout(reference: string, count: number): Promise<readonly ReceivedMail[]> {
    const found = () => this.scene.mailbox.mails.filter(({ mail }) => mail.subject?.includes(reference))
    await eventually(`${count} mails about ${reference}`, () => found().length >= count, 25_000)
    return found()
  }

  /** Returns the response of a deployable's health port. */
  async healthOf(name: Deployable, path: '/readyz' | '/metrics'): Promise<RawResponse> {
    const port = Number(new URL(this.scene.stack.healthUrlOf(name)).port)
    // With `from` the request opens its own connection, because the other side may end a pooled one at the moment of
    // reuse.
    return exchange(port, { path, deadlineMs: 5000, from: '127.0.0.1' })
  }

  private record(response: RawResponse): RawResponse {
    this.responses.push(response)
    return response
  }
}
