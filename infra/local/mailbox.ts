import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { allocatorSettings, nodeOptions } from '../deployables.ts'
import type { ChildPlan } from '../process/child.ts'
import { respondsOk, untilOk } from '../process/responds-ok.ts'
import { compileCache, root } from '../process/paths.mjs'

const readyWithinMs = 30_000

interface MailboxLocation {
  readonly dir: string
  readonly httpPort: number
  readonly smtpPort: number
}

/**
 * Returns the plan for starting the local mailbox (infra/mailbox): SMTP in, a web page and JSON at `/email` out.
 * Received mail is stored in `<dir>/mail` and read again at the next start.
 */
export function mailboxPlan({ dir, httpPort, smtpPort }: MailboxLocation): ChildPlan {
  const folder = join(dir, 'mail')
  mkdirSync(folder, { recursive: true })
  const program = join(root, 'infra/mailbox/serve-mailbox.mjs')
  const maildev = dirname(createRequire(import.meta.url).resolve('maildev/package.json'))
  const ports = ['--web', String(httpPort), '--smtp', String(smtpPort)]
  return {
    name: 'mailbox',
    command: process.execPath,
    args: [program, '--maildev', maildev, ...ports, '--mail-directory', folder],
    options: {
      env: {
        ...process.env,
        ...allocatorSettings,
        NODE_OPTIONS: nodeOptions,
        NODE_COMPILE_CACHE: compileCache,
      },
    },
    stopSignal: 'SIGTERM',
    stopWithinMs: 5000,
    logFile: join(dir, 'logs', 'mailbox.log'),
    ready: ({ hasGivenUp }) => untilReady(`http://127.0.0.1:${httpPort}`, hasGivenUp),
  }
}

async function untilReady(url: string, hasGivenUp: () => boolean): Promise<void> {
  await untilOk(`${url}/healthz`, { withinMs: readyWithinMs, hasGivenUp })
  // maildev stores mails in files, and knows only those of this run until it reloads them.
  await respondsOk(`${url}/reloadMailsFromDirectory`)
}
