import { setTimeout as pause } from 'node:timers/promises'

import { databaseLogins } from '../../infra/postgres/local-postgres.ts'
import { ownEndsOf } from '../chaos/under-kills.js'
import type { Outcomes } from '../compose/outcomes.ts'
import type { BusNodes } from '../k8s/bus-nodes.ts'
import { databasePasswords } from '../support/infrastructure-parts.js'
import type { Stack } from '../support/stack.js'
import type { Budget } from './budget.js'
import { killLeader, stormPostgres, type Storm } from './disturb.js'
import { onThreeNodes } from './on-stack.js'
import type { ReplicasOptions } from './replicas-options.js'
import { disturbedLine } from './run-figures.js'
import { EnquirySender, perSecond } from './send-enquiries.js'

/** Number of enquiries per batch until all disturbances have happened. */
const atOnce = 50
const calmMs = 3000
const stormMs = 8000

/** Checks enquiries sent while a node of NATS is killed, and then while PostgreSQL has no free connection. */
export async function checkDisturbed(options: ReplicasOptions, budget: Budget, outcomes: Outcomes): Promise<void> {
  const { replicas, seed } = options
  await onThreeNodes({ replicas, postgresFlags: budget.flags }, async (stack, mailbox, nodes) => {
    const sender = new EnquirySender(stack, { name: 'disturbed', seed: seed + 1 })
    const { killed, storm } = await sendMeanwhile(sender, () => disturb(stack, nodes))
    const figures = await sender.count(mailbox)
    const { unavailable } = figures
    console.log(
      `${killed}, which led the enquiries' stream, was killed and is back; ${storm.held} connections were taken`,
    )
    console.log(`${sender.sent} enquiries at ${perSecond} a second; ${unavailable} answers said later or did not come`)
    console.log(disturbedLine(figures))
    outcomes.check('each has one reference, nothing is lost or doubled', isWhole(figures, sender.sent))
    outcomes.check('no answer came that must not come', figures.surprises.length === 0, figures.surprises.join())
    outcomes.check(`PostgreSQL had no connection left ${storm.refused} times`, storm.refused > 0)
    const ended = [...ownEndsOf(stack).keys()]
    outcomes.check('no process ended by itself meanwhile', ended.length === 0, ended.join())
  })
}

function isWhole(
  { doubled, lost, references }: { doubled: number; lost: number; references: number },
  enquiries: number,
) {
  return references === enquiries && lost === 0 && doubled === 0
}

/** Sends all the while, and for a moment after it. */
async function sendMeanwhile<T>(sender: EnquirySender, work: () => Promise<T>): Promise<T> {
  const state = { isOver: false }
  const working = work().finally(() => (state.isOver = true))
  // It is awaited below; until then its rejection would be unhandled.
  working.catch(() => undefined)
  while (!state.isOver) await sender.send(atOnce)
  await sender.send(atOnce)
  return working
}

async function disturb(stack: Stack, nodes: BusNodes): Promise<{ killed: string; storm: Storm }> {
  await pause(calmMs)
  const killed = await killLeader(nodes)
  await pause(calmMs)
  // A service's login, because a few places are kept for the superuser, who counts afterwards.
  const storm = await stormPostgres(databaseLogins(stack.adminUrl, databasePasswords)('content'), stormMs)
  return { killed, storm }
}
