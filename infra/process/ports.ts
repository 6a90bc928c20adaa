import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'

/** A port that nobody listened on a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
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

/** Who listens on `port`, as far as this machine tells: `node (process 4711)`. */
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
