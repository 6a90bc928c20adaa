import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/**
 * Returns the addresses at which a process listens, as the system reports them: `127.0.0.1:4001`; [::] and 0.0.0.0 mean
 * all addresses.
 */
export function listeningAddresses(pid: number): string[] {
  const sockets = socketsOf(pid)
  return ['tcp', 'tcp6'].flatMap((table) =>
    readFileSync(`/proc/${pid}/net/${table}`, 'utf8')
      .split('\n')
      .slice(1)
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , , state, , , , , , inode]) => state === listening && sockets.has(String(inode)))
      .map(([, local = '']) => readable(local)),
  )
}

const listening = '0A'

function socketsOf(pid: number): Set<string> {
  const links = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`)
    } catch {
      return '' // closed between the look and this
    }
  })
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []))
}

/** The kernel writes addresses as hexadecimal words in the machine's byte order. */
function readable(local: string): string {
  const [address = '', port = ''] = local.split(':')
  const bytes = Buffer.from(address, 'hex').swap32()
  const text = bytes.length === 4 ? [...bytes].join('.') : `[${bytes.toString('hex')}]`
  return `${text}:${Number.parseInt(port, 16)}`
}
