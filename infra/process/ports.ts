import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Above the well-known ports and below `portBases`. */
const [lowest, highest] = [10_000, 24_000]

/**
 * Base numbers for the ports of a whole stack. They are below the ports that systems use for outgoing connections (from
 * 32768 on), and apart from the ports of `freePort`.
 */
export const portBases = { first: 24_000, last: 32_000, step: 100 } as const
const maxTries = 200

const allocated = new Set<number>()

/**
 * Returns a port on which no process listens and that stays available to us. A port from the system's range for
 * outgoing connections could be taken by one of them before its server listens or while it is down.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < maxTries; tries++) {
    const port = randomInt(lowest, highest)
    if (allocated.has(port) || !(await isFree(port))) continue
    allocated.add(port)
    return port
  }
  throw new Error(`no free port between ${lowest} and ${highest} in ${maxTries} tries`)
}

/** True when `port` can be listened on, on the loopback address and on all addresses. */
export async function isFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port))
}

function canListen(port: number, host?: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** Returns the process that listens on `port`, such as `node (process 4711)`, as far as this machine reveals it. */
export function holderOf(port: number): string | undefined {
  const { stdout } = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
  const [, pid, name] = /^p(\d+)[\s\S]*?^c(.+)$/m.exec(stdout) ?? []
  return pid ? `${name} (process ${pid})` : socketHolder(port)
}

function socketHolder(port: number): string | undefined {
  const { stdout } = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' })
  const [, name, pid] = /\(\("([^"]+)",pid=(\d+)/.exec(stdout) ?? []
  return pid ? `${name} (process ${pid})` : undefined
}
