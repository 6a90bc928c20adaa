import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const readyWithinMs = 30_000

/**
 * How to start the local mailbox (maildev): SMTP in, a web page and JSON at `/email` out. What it received is kept in
 * `<dir>/mail` and read again at the next start.
 * @param {{ dir: string, httpPort: number, smtpPort: number }} place
 * @returns {import('./child.mjs').ChildPlan}
 */
export function mailboxPlan({ dir, httpPort, smtpPort }) {
  const folder = join(dir, 'mail')
  mkdirSync(folder, { recursive: true })
  const program = join(dirname(createRequire(import.meta.url).resolve('maildev/package.json')), 'bin', 'maildev')
  const ports = ['--web', String(httpPort), '--smtp', String(smtpPort)]
  return {
    name: 'mailbox',
    command: process.execPath,
    args: [program, ...ports, '--ip', '127.0.0.1', '--web-ip', '127.0.0.1', '--mail-directory', folder],
    options: {},
    stopSignal: 'SIGTERM',
    stopWithinMs: 5000,
    logFile: join(dir, 'logs', 'mailbox.log'),
    ready: ({ gaveUp }) => untilReady(`http://127.0.0.1:${httpPort}`, gaveUp),
  }
}

async function untilReady(url, gaveUp) {
  const deadline = Date.now() + readyWithinMs
  while (!(await answers(`${url}/healthz`))) {
    if (gaveUp()) return
    if (Date.now() > deadline) throw new Error(`it was not ready within ${readyWithinMs / 1000} s`)
    await pause(50)
  }
  // maildev keeps mails in files and knows only those of this run until it is asked to look.
  await answers(`${url}/reloadMailsFromDirectory`)
}

async function answers(url) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) })
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
