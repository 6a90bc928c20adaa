import { serviceNames } from '@seneb/contracts/define'
import { startMailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import { operatorAddress } from '../../support/deployables.js'
import { Stack } from '../../support/stack.js'
import { closeConnections } from './exchange.js'
import type { Scene } from './target.js'

/**
 * Budgets are those delivered, where other tests have higher ones. Three settings differ from production: clients are
 * distinguished by `X-Forwarded-For` from this machine, strangers may send their own documents (otherwise hardly
 * anything could be tried), and plans are written without delay.
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

/** Starts the complete product to be attacked, on free ports and in a separate folder. */
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
  // A server that closes an idle connection is noticed at the next query.
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
