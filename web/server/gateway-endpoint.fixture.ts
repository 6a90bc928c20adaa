import { fastify } from 'fastify'

import { forwardToGateway, type GatewayOptions } from './gateway-proxy.js'
import { skipBodyParsing } from './web-server.js'

/** Starts a server with only the web server's route to the gateway. */
export async function openGatewayEndpoint(
  options: GatewayOptions,
): Promise<{ url: string; close(): Promise<unknown> }> {
  const server = fastify()
  skipBodyParsing(server)
  await forwardToGateway(server, options)
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  const close = (): Promise<unknown> => {
    server.server.closeAllConnections()
    return server.close()
  }
  return { url, close }
}
