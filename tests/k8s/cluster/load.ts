import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { aTripPlan } from '@seneb/testkit/a-trip-plan'

import { codeOf } from '../../../infra/process/plain-failure.mjs'
import type { Entrances } from '../../compose/enquiry.ts'
import { submitTripPlanOperation } from '../../support/gateway-client.js'

/** Request with its input and the pattern of a good reply. */
interface LoadRequest {
  readonly url: string
  readonly body?: object
  readonly good: RegExp
}

/** Requests per second, which small machines can handle. */
const perSecond = 16

/** Sends pages, queries and enquiries at a steady rate, half of them over reused connections. */
export class Load {
  readonly failures: string[] = []
  /** Number of requests sent again because their reused connection had closed. */
  sentAgain = 0
  #isWanted = true
  readonly #answered: Promise<void>[] = []
  readonly #reusing = new Agent({ keepAlive: true, maxSockets: 8 })
  readonly #entrances: Entrances

  constructor(entrances: Entrances) {
    this.#entrances = entrances
  }

  get sent(): number {
    return this.#answered.length
  }

  /** Sends until `end` is called; resolves after the last response. */
  async run(): Promise<void> {
    while (this.#isWanted) {
      this.#answered.push(this.#send(this.sent))
      await pause(1000 / perSecond)
    }
    await Promise.all(this.#answered)
    this.#reusing.destroy()
  }

  end(): void {
    this.#isWanted = false
  }

  async #send(number: number): Promise<void> {
    const loadRequest = this.#next(number)
    // Alternates every eight requests, so that each kind of request is sent on reused and on new connections.
    const agent = Math.floor(number / 8) % 2 === 0 ? this.#reusing : undefined
    const client = clientOf(number)
    let failure = await failureOf(loadRequest, { agent, client })
    // A server may close an idle connection just as it is reused. Browsers and proxies then retry; an idempotency key
    // makes repeated sends a single enquiry.
    if (failure === closedIdle) {
      this.sentAgain += 1
      failure = await failureOf(loadRequest, { client })
    }
    if (failure !== undefined) this.failures.push(`${loadRequest.url}: ${failure}`)
  }

  #next(number: number): LoadRequest {
    const { gateway, site } = this.#entrances
    if (number % 2 === 0) return { url: `${site}/`, good: /<html/ }
    const url = `${gateway}/graphql`
    if (number % 8 !== 1) return { url, body: { query: '{ specialties { slug } }' }, good: /"data":\{/ }
    const input = aTripPlan({ email: `patient-${number}@example.com` })
    const body = { query: submitTripPlanOperation, variables: { input, key: randomUUID() } }
    return { url, body, good: /"TripPlanReceived"/ }
  }
}

/**
 * Returns a visitor's address, as a proxy before the site would name it; with many networks, no visitor exceeds a
 * limit.
 */
function clientOf(number: number): string {
  return `${11 + (number % 80)}.${Math.floor(number / 80) % 250}.7.9`
}

/** Request on a reused connection that closed without a response. */
const closedIdle = 'the connection ended before it was used again'

/** Returns the reason for a bad response; undefined for a good one. */
function failureOf(
  { body, good, url }: LoadRequest,
  { agent, client }: { agent?: Agent; client: string },
): Promise<string | undefined> {
  const headers = {
    ...(body ? { 'content-type': 'application/json' } : {}),
    'x-forwarded-for': client,
  }
  return new Promise((resolve) => {
    const outgoing = request(url, { method: body ? 'POST' : 'GET', agent: agent ?? false, headers, timeout: 15_000 })
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer within 15 s')))
    outgoing.once('error', (error) => {
      resolve(outgoing.reusedSocket && codeOf(error) === 'ECONNRESET' ? closedIdle : error.message)
    })
    outgoing.once('response', (response) => {
      let text = ''
      response.on('data', (chunk) => (text += String(chunk)))
      response.once('error', (error) => resolve(error.message))
      response.once('end', () => {
        const isGood = response.statusCode === 200 && good.test(text) && !text.includes('"errors"')
        resolve(isGood ? undefined : `${response.statusCode ?? 0} ${text.slice(0, 200)}`)
      })
    })
    outgoing.end(body && JSON.stringify(body))
  })
}
