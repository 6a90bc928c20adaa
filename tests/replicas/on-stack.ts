import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { serviceNames } from '@seneb/contracts/define'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'

import { BusNodes } from '../k8s/bus-nodes.ts'
import { Stack, type StackOptions } from '../support/stack.js'

/** The limits stay on; they are only wide enough for one sender that acts for thousands. */
const environment = { GATEWAY_MUTATIONS_PER_MINUTE: '1000000', GATEWAY_QUERY_POINTS_PER_MINUTE: '1000000000' }

/** Starts gateway and services with a separate mailbox, and stops them afterwards. */
export async function onStack<T>(
  options: Pick<StackOptions, 'bus' | 'deployables' | 'postgresFlags' | 'replicas'>,
  use: (stack: Stack, mailbox: Mailbox) => Promise<T>,
): Promise<T> {
  const mailbox = await startMailbox()
  try {
    const deployables = ['gateway', ...serviceNames] as const
    const stack = await Stack.start({ deployables, environment, ...options, smtpUrl: mailbox.url })
    try {
      return await use(stack, mailbox)
    } finally {
      await stack.stop()
    }
  } finally {
    await mailbox.stop()
  }
}

/** Does the same on three nodes of NATS, which `use` gets as well. */
export function onThreeNodes<T>(
  options: Pick<StackOptions, 'postgresFlags' | 'replicas'>,
  use: (stack: Stack, mailbox: Mailbox, nodes: BusNodes) => Promise<T>,
): Promise<T> {
  let nodes: BusNodes | undefined
  const bus = async (dir: string) => {
    const home = join(dir, 'nats')
    mkdirSync(home)
    nodes = await BusNodes.prepare(home)
    return nodes
  }
  return onStack({ ...options, bus }, (stack, mailbox) => {
    if (!nodes) throw new Error('this stack has no nodes')
    return use(stack, mailbox, nodes)
  })
}
