import { setTimeout as pause } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'

import { aTripPlan } from '@seneb/testkit/a-trip-plan'
import pg from 'pg'
import { serviceNames } from '@seneb/contracts/define'
import { metricsAt } from '@seneb/testkit/metrics'
import { SMTPServer } from 'smtp-server'

import { readCommandLine } from '../../infra/process/command-line.ts'
import { familyOf, privateBytesOf } from '../bench/process-cost.js'
import { storedBytes } from '../bench/stored-bytes.js'
import { isMet, verdictLines, type Verdict } from '../bench/verdict.js'
import { sendSteadily } from '../chaos/under-kills.js'
import { endOnSignals } from '../support/end-on-signals.js'
import { percentile, tally } from '../support/figures.js'
import { sendGraphql, submitTripPlanOperation, type SubmitTripPlanResponse } from '../support/gateway-client.js'
import { Stack, type ProcessName } from '../support/stack.js'
import { growthOf, type MemorySample } from './memory-growth.js'
import { readSoakOptions, soakUsage, type SoakOptions } from './soak-options.js'

const messageIdLine = /^Message-ID: *(\S+)/im
/** The headers of our mails end well before. */
const headBytes = 8192

/**
 * A real SMTP server in this process that accepts every mail and stores only its Message-ID, so that its cost stays
 * constant.
 */
class MailSink {
  /** Accepted mails. */
  count = 0
  private readonly ids = new Set<string>()

  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, callback) => {
      const head: Buffer[] = []
      let read = 0
      stream.on('data', (chunk: Buffer) => {
        if (read < headBytes) head.push(chunk)
        read += chunk.length
      })
      stream.once('end', () => {
        this.count += 1
        this.ids.add(messageIdLine.exec(Buffer.concat(head).toString('latin1'))?.[1] ?? '')
        callback()
      })
    },
    logger: false,
  })

  private constructor() {
    this.server.on('error', () => undefined)
  }

  static async start(): Promise<MailSink> {
    const sink = new MailSink()
    await new Promise<void>((resolve) => sink.server.listen(0, '127.0.0.1', resolve))
    return sink
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`
  }

  /** Mails that differ in their Message-ID. */
  get distinct(): number {
    return this.ids.size
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}

/** Queue metrics that operations monitor for pending work. */
const queues = ['seneb_outbox_waiting', 'seneb_events_waiting', 'seneb_plans_waiting', 'seneb_emails_waiting'] as const

/**
 * Returns the number of waiting items of all services, by queue. Throws when no service reports a queue, because it
 * would appear empty.
 */
async function waitingIn(stack: Stack): Promise<ReadonlyMap<string, number>> {
  const allMetrics = await Promise.all(serviceNames.map((service) => metricsAt(stack.healthUrlOf(service))))
  return new Map(
    queues.map((queue) => {
      const values = allMetrics.flatMap((metrics) => metrics.series(queue))
      if (values.length === 0) throw new Error(`no service tells ${queue}`)
      return [queue, values.reduce((sum, value) => sum + value, 0)]
    }),
  )
}

/** The limits stay on; they are only wide enough for one sender that acts for thousands. */
const environment = { GATEWAY_MUTATIONS_PER_MINUTE: '10000000', LOG_LEVEL: 'info' }
const sampleCount = 40
const emptyWithinMs = 120_000
/** Margin for caches of statements and heap pages that fill late; a leaked mail or request needs more. */
const maxGrowth = 1.2
/** They store data, which is expected to grow. */
const stores: readonly ProcessName[] = ['postgres', 'nats']

/** Result of one submission. */
interface Sent {
  readonly result: string
  readonly durationMs: number
}

endOnSignals()
process.exitCode = await main()

async function main(): Promise<number> {
  const options = readCommandLine(soakUsage, readSoakOptions)
  const sink = await MailSink.start()
  const stack = await Stack.start({ smtpUrl: sink.url, environment })
  const client = new pg.Client({ connectionString: stack.adminUrl })
  try {
    await client.connect()
    const storedBefore = await storedBytes(client)
    const soaked = await soak(stack, sink, options)
    const verdict = verdictOf(soaked, (await storedBytes(client)) - storedBefore)
    console.log(verdictLines(verdict).join('\n'))
    const missed = verdict.limits.filter((limit) => !isMet(limit))
    console.log(
      `soak: ${missed.length === 0 ? 'every mark met' : `missed ${missed.map(({ what }) => what).join('; ')}`}`,
    )
    return missed.length === 0 ? 0 : 1
  } finally {
    await client.end()
    await stack.stop()
    await sink.stop()
  }
}

async function soak(stack: Stack, sink: MailSink, { minutes, perSecond }: SoakOptions): Promise<Soaked> {
  const count = minutes * 60 * perSecond
  const samples: MemorySample[] = []
  const sending = sendSteadily({ count, perSecond }, (number) => submit(stack, number))
  const watching = watchMemory(stack, (minutes * 60_000) / sampleCount, samples)
  const sent = await Promise.all(await sending)
  const { emptyAfterMs, waiting } = await untilEmpty(stack, () => sink.count >= 2 * count)
  await watching
  return { count, perSecond, sent, sink, samples, emptyAfterMs, waiting }
}

async function submit({ graphqlUrl }: Stack, number: number): Promise<Sent> {
  const startedAt = performance.now()
  const operation = { query: submitTripPlanOperation, variables: { input: aTripPlan(), key: `soak-${number}` } }
  const result = await sendGraphql<SubmitTripPlanResponse>(graphqlUrl, operation).then(
    ({ data, errorCodes, status }) => data?.submitTripPlan.__typename ?? `${status} ${errorCodes.join()}`,
    () => 'no answer',
  )
  return { result, durationMs: performance.now() - startedAt }
}

async function watchMemory(stack: Stack, intervalMs: number, samples: MemorySample[]): Promise<void> {
  for (let index = 0; index < sampleCount; index++) {
    await pause(intervalMs)
    samples.push(memoryOf(stack))
  }
}

/** Returns the private memory of each part, including its child processes. */
function memoryOf({ processes }: Stack): MemorySample {
  const bytesOf = (pid: number) => familyOf(pid).reduce((sum, one) => sum + privateBytesOf(one), 0)
  return new Map([...processes].map(([name, { pid }]) => [name, pid === undefined ? 0 : bytesOf(pid)]))
}

async function untilEmpty(stack: Stack, allMailsArrived: () => boolean) {
  const startedAt = performance.now()
  for (;;) {
    const waiting = await waitingIn(stack)
    const emptyAfterMs = performance.now() - startedAt
    const isEmpty = allMailsArrived() && [...waiting.values()].every((count) => count === 0)
    if (isEmpty || emptyAfterMs > emptyWithinMs) return { emptyAfterMs, waiting }
    await pause(500)
  }
}

interface Soaked {
  readonly count: number
  readonly perSecond: number
  readonly sent: readonly Sent[]
  readonly sink: MailSink
  readonly samples: readonly MemorySample[]
  readonly emptyAfterMs: number
  readonly waiting: ReadonlyMap<string, number>
}

function verdictOf(
  { count, emptyAfterMs, perSecond, samples, sent, sink, waiting }: Soaked,
  storedMore: number,
): Verdict {
  const mb = (bytes: number) => `${(bytes / 2 ** 20).toFixed(0)} MB`
  const growth = growthOf(samples)
  const durationsMs = sent.map(({ durationMs }) => durationMs)
  const remaining = [...waiting.values()].reduce((sum, one) => sum + one, 0)
  return {
    goal: 'soak',
    title: `${count} submissions at ${perSecond}/s`,
    lines: [
      `  accepted p50 / p99        ${percentile(durationsMs, 0.5).toFixed(0)} / ${percentile(durationsMs, 0.99).toFixed(0)} ms`,
      `  answers                   ${[...tally(sent.map(({ result }) => result))].map(([name, times]) => `${name} ${times}`).join(', ')}`,
      `  memory                    ${growth.map(({ fromBytes, name, toBytes }) => `${name} ${mb(fromBytes)} to ${mb(toBytes)}`).join(', ')} (lowest of the second and of the last quarter, shared with nobody)`,
      `  stored                    ${(storedMore / count / 1000).toFixed(1)} kB per submission, all tables with their indexes and what waits for a vacuum`,
      `  queues were empty         ${(emptyAfterMs / 1000).toFixed(1)} s after the last answer`,
    ],
    limits: [
      {
        what: 'submissions that were accepted',
        value: sent.filter(({ result }) => result === 'TripPlanReceived').length,
        atLeast: count,
      },
      { what: 'mails that came, each by its Message-ID', value: sink.distinct, atLeast: 2 * count, atMost: 2 * count },
      { what: 'mails that came twice', value: sink.count - sink.distinct, atMost: 0 },
      { what: 'what waits in the queues at the end', value: remaining, atMost: 0 },
      ...growth
        .filter(({ name }) => !stores.some((store) => store === name))
        .map(({ name, ratio }) => ({
          what: `memory of ${name}, the end over the beginning`,
          value: ratio,
          atMost: maxGrowth,
        })),
    ],
    excluded:
      'the sender and the mail server, which run in this process; the memory of PostgreSQL and NATS is told only',
  }
}
