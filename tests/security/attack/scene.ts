import { serviceNames } from '@seneb/contracts/define'
import { startMailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { operatorAddress } from '../../support/deployables.js'
import { Stack } from '../../support/stack.js'
import { closeConnections } from './exchange.js'
import type { Scene } from './target.js'

/**
 * With the budgets of delivery, where other tests have wider ones, and as in production but for three things: clients are
 * told apart by `X-Forwarded-For` from this machine, strangers may send documents of their own (or hardly anything would
 * be tried), and plans are written without delay.
 */
const environment = {
  GATEWAY_TRUSTED_PROXIES: '127.0.0.1',
  WEB_TRUSTED_PROXIES: '127.0.0.1',
  GATEWAY_ADHOC: 'anyone',
  GATEWAY_FORMS_PER_ADDRESS_PER_HOUR: '20',
  GATEWAY_MUTATIONS_PER_HOUR: '200',
  GATEWAY_MUTATIONS_PER_DAY: '600',
  GATEWAY_KNOWN_SUBSCRIBERS_PER_DAY: '3',
  AI_PLANNING_START_DELAY_MS: '50',
  AI_PLANNING_SETTLE_MS: '100',
  LOG_LEVEL: 'info',
}

/** Starts the product to be attacked, all of it, on free ports and in a folder of its own. */
export async function openScene(): Promise<Scene & { readonly close: () => Promise<void> }> {
  const mailbox = await startMailbox()
  const stack = await Stack.start({
    smtpUrl: mailbox.url,
    deployables: ['gateway', ...serviceNames, 'web'],
    environment,
  }).catch(async (error: unknown) => {
    await mailbox.stop()
    throw error
  })
  const database = new pg.Client({ connectionString: stack.adminUrl })
  // A server that goes away while nobody asks is noticed by the next question.
  database.on('error', () => undefined)
  await database.connect()
  const close = async () => {
    closeConnections()
    await database.end()
    await stack.stop()
    await mailbox.stop()
  }
  const port = (url: string) => Number(new URL(url).port)
  const ports = { gateway: port(stack.graphqlUrl), site: port(stack.siteUrl) }
  return { ports, stack, mailbox, database, addresses: new Set([operatorAddress]), close }
}
