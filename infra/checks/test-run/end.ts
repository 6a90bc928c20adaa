import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Jest's globalTeardown: ends the server of this run, if one was started, and leaves nothing behind. */
export default async function end(): Promise<void> {
  const folder = process.env.SENEB_TEST_RUN_FOLDER ?? ''
  const server = join(folder, 'server.json')
  if (existsSync(server)) {
    const { supervisor } = JSON.parse(readFileSync(server, 'utf8')) as { readonly supervisor: number }
    signal(supervisor, 'SIGTERM')
    for (let waited = 0; waited < 10_000 && signal(supervisor, 0); waited += 20) await pause(20)
  }
  rmSync(folder, { recursive: true, force: true })
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}
