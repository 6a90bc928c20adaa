import { serviceNames } from '@seneb/contracts/define'
import { startMailbox, type Mailbox } from '@seneb/testkit/mailbox'
import pg from 'pg'

import type { Deployable } from './deployables.js'
import { Stack } from './stack.js'
import { Traces } from './traces.js'

/** A whole system with everything that a test may inspect afterwards. */
export interface ObservedStack {
  readonly stack: Stack
  readonly mailbox: Mailbox
  readonly traces: Traces
  /** A connection that may read every table. */
  readonly database: pg.Client
  /** Stops every process of the stack. */
  readonly close: () => Promise<void>
}

/**
 * Starts a whole system that exports its traces, logs everything and sends mail to a mailbox; a failed start ends all
 * parts. `environment` is added to that of every deployable; `extraDeployables` are started too.
 */
export async function startObservedStack(
  environment: Readonly<Record<string, string>> = {},
  extraDeployables: readonly Deployable[] = [],
): Promise<ObservedStack> {
  // Closed in reverse order, including after a partial start.
  const opened: (() => Promise<unknown>)[] = []
  const close = async (): Promise<void> => {
    for (const end of opened.splice(0).reverse()) await end()
  }
  try {
    const mailbox = await startMailbox()
    opened.push(() => mailbox.stop())
    const traces = await Traces.start()
    opened.push(() => traces.stop())
    const stack = await Stack.start({
      smtpUrl: mailbox.url,
      deployables: ['web', 'gateway', ...serviceNames, ...extraDeployables],
      environment: { OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint, LOG_LEVEL: 'debug', ...environment },
    })
    opened.push(() => stack.stop())
    const database = new pg.Client({ connectionString: stack.adminUrl })
    await database.connect()
    opened.push(() => database.end())
    return { stack, mailbox, traces, database, close }
  } catch (error) {
    await close()
    throw error
  }
}
