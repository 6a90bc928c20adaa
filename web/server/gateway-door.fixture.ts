import { fastify } from 'fastify'

import { passToGateway, type GatewayOptions } from './gateway-proxy.js'
import { leaveBodiesUnread } from './web-server.js'

/** Starts a server with only the web server's route to the gateway. */
export async function openGatewayDoor(options: GatewayOptions): Promise<{ url: string; close(): Promise<unknown> }> {
  const server = fastify()
  leaveBodiesUnread(server)
  await passToGateway(server, options)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const close = (): Promise<unknown> => {
    server.server.closeAllConnections()
    return server.close()
  }
  return { url, close }
}
