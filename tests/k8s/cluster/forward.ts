import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { pipeline } from 'node:stream'

/** Port forwarding as by `kubectl port-forward`, but to the service instead of one of its pods. */
export interface Forward {
  readonly url: string
  readonly end: () => void
}

/** Forwards every connection to a free port of this machine to an address, unchanged. */
export async function forward(address: string, port: number): Promise<Forward> {
  const server = createServer((near) => {
    const far = connect(port, address)
    pipeline(near, far, near, () => undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://localhost:${portOf(server)}`, end: () => void server.close() }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
