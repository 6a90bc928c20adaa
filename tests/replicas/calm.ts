import { setTimeout as pause } from 'node:timers/promises'

import type { ServiceName } from '@seneb/contracts/define'
import { metricsAt } from '@seneb/testkit/metrics'
import pg from 'pg'

import { ownEndsOf } from '../chaos/under-kills.js'
import type { Outcomes } from '../compose/outcomes.ts'
import type { Stack } from '../support/stack.js'
import { allowedShare } from '../k8s/connections.ts'
import type { Budget } from './budget.js'
import { changeEverywhere } from './change-everywhere.js'
import { onStack } from './on-stack.js'
import type { ReplicasOptions } from './replicas-options.js'
import { calmLine, calmLineOf, type RunFigures } from './run-figures.js'
import { EnquirySender, perSecond } from './send-enquiries.js'
import { replicaName } from '../support/deployables.js'

const maxSlower = 1.5
/** Rounds of both in turn, so that other load of the machine affects both alike. */
const rounds = 10

/** Compares several undisturbed replicas with a single one of each under the same load. */
export function checkCalm(options: ReplicasOptions, budget: Budget, outcomes: Outcomes): Promise<void> {
  const { replicas, seed } = options
  return onStack({ replicas: 1 }, (one, oneMailbox) =>
    onStack({ replicas, postgresFlags: budget.flags }, async (many, manyMailbox) => {
      const toOne = new EnquirySender(one, { name: 'one', seed })
      const toMany = new EnquirySender(many, { name: 'many', seed })
      const watch = await ConnectionWatch.start(many.adminUrl)
      try {
        await sendInTurn([toOne, toMany], options.enquiries)
      } finally {
        await watch.stop()
      }
      const alone = await toOne.count(oneMailbox)
      const figures = await toMany.count(manyMailbox)
      console.log(`one replica: ${calmLine(alone)}`)
      console.log(calmLine(figures))
      checkFigures(figures, options.enquiries, outcomes)
      checkSpeed({ alone: alone.p50Ms, many: figures.p50Ms, replicas }, outcomes)
      checkConnections(budget, watch.most, outcomes)
      await checkReplicas(many, replicas, outcomes)
    }),
  )
}

async function sendInTurn(senders: readonly EnquirySender[], enquiries: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    const upTo = (share: number) => Math.round((enquiries * share) / rounds)
    for (const sender of senders) {
      await sender.send(upTo(round + 1) - upTo(round))
      await sender.untilResponded()
    }
  }
}

/** Checks that each replica took part, that each learns of a change, and that none ended. */
async function checkReplicas(stack: Stack, replicas: number, outcomes: Outcomes): Promise<void> {
  const idle = await idleReplicas(stack, replicas)
  outcomes.check('every replica did its share', idle.length === 0, idle.join())
  for (const { unaware, what } of await changeEverywhere(stack)) {
    outcomes.check(what, unaware.length === 0, unaware.join())
  }
  const exited = [...ownEndsOf(stack).keys()]
  outcomes.check('no process ended by itself', exited.length === 0, exited.join())
}

function checkFigures(figures: RunFigures, enquiries: number, outcomes: Outcomes): void {
  const { lost, surprises } = figures
  const isExact = calmLine(figures) === calmLineOf(enquiries)
  outcomes.check('each has one reference and two mails, nothing is doubled or unavailable', isExact)
  outcomes.check('nothing is lost on the way', lost === 0, lost)
  outcomes.check('no answer came that must not come', surprises.length === 0, [...new Set(surprises)].join())
}

function checkSpeed(
  { alone, many, replicas }: { alone: number; many: number; replicas: number },
  outcomes: Outcomes,
): void {
  const slower = many / alone
  outcomes.check(
    `p50 ${Math.round(many)} ms at ${replicas} replicas, ${Math.round(alone)} ms at one, ${perSecond} enquiries a second: ${slower.toFixed(2)} times of at most ${maxSlower}`,
    slower <= maxSlower,
  )
}

function checkConnections({ available, needed }: Budget, most: number, outcomes: Outcomes): void {
  const shareOf = (connections: number) =>
    `${connections} of ${available}, ${Math.round((100 * connections) / available)} %`
  outcomes.check(`connections planned: ${shareOf(needed)} of at most 80 %`, needed <= allowedShare * available)
  outcomes.check(`connections open at once: ${shareOf(most)}, no more than planned`, most > 0 && most <= needed)
}

/** Metrics that show a process did its share of the enquiries: events it published or consumed. */
const share: Readonly<Partial<Record<ServiceName, string>>> = {
  enquiry: 'seneb_outbox_published_total',
  'ai-planning': 'seneb_events_consumed_total',
  notification: 'seneb_events_consumed_total',
}

/** Returns replicas of the enquiry's services that did no work, so that the run would prove nothing about them. */
async function idleReplicas(stack: Stack, replicas: number): Promise<string[]> {
  const idle: string[] = []
  for (const [service, metric] of Object.entries(share) as [ServiceName, string][]) {
    for (let number = 1; number <= replicas; number++) {
      const name = replicaName(service, number)
      const worked = (await metricsAt(stack.healthUrlOf(name))).value(metric) ?? 0
      if (worked === 0) idle.push(name)
    }
  }
  return idle
}

const pollIntervalMs = 200

/** Samples the number of PostgreSQL connections and keeps the maximum. */
class ConnectionWatch {
  most = 0
  private isOver = false
  private watching: Promise<void> = Promise.resolve()

  private constructor(private readonly client: pg.Client) {}

  static async start(adminUrl: string): Promise<ConnectionWatch> {
    const client = new pg.Client({ connectionString: adminUrl })
    await client.connect()
    const watch = new ConnectionWatch(client)
    watch.watching = watch.poll()
    return watch
  }

  async stop(): Promise<void> {
    this.isOver = true
    await this.watching
    await this.client.end()
  }

  private async poll(): Promise<void> {
    while (!this.isOver) {
      const { rows } = await this.client.query<{ count: number }>(
        `select count(*)::integer as count from pg_stat_activity where backend_type = 'client backend'`,
      )
      this.most = Math.max(this.most, rows[0]?.count ?? 0)
      await pause(pollIntervalMs)
    }
  }
}
