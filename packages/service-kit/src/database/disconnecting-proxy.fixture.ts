import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

const readyForQuery = Buffer.from('Z\0\0\0\u0005I', 'latin1')

/** Error that a server process sends when its postmaster was killed. */
const goodbye = errorResponse('SFATAL', 'C57P01', 'Mterminating connection due to unexpected postmaster exit')

/**
 * Proxy in front of PostgreSQL that forwards everything; while `announcesExit`, a connection gets "ready" and the
 * termination error in one packet.
 */
export interface GoodbyeProxy {
  readonly url: string
  announcesExit: boolean
  close(): Promise<void>
}

export async function goodbyeProxy(databaseUrl: string): Promise<GoodbyeProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => undefined))
    client.pipe(upstream)
    upstream.on('end', () => client.end())
    upstream.on('data', (part) => {
      const isLetIn = proxy.announcesExit && part.subarray(-readyForQuery.length).equals(readyForQuery)
      client.write(isLetIn ? Buffer.concat([part, goodbye]) : part)
      if (isLetIn) client.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const proxy: GoodbyeProxy = {
    url: url.href,
    announcesExit: false,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}

function errorResponse(...fields: readonly string[]): Buffer {
  const body = Buffer.from(`${fields.join('\0')}\0\0`)
  const head = Buffer.alloc(5, 'E')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
