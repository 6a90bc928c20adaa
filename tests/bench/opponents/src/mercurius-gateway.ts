import { ListCountries } from '@seneb/contracts/messages/content/places.messages'
import fastify from 'fastify'
import mercurius from 'mercurius'

import { readOpponentSettings, readSchema } from './config.js'
import { connectLean, leanRequester } from './lean-bus.js'

/**
 * Opponent of P2: Mercurius with its JIT over our own schema and our own content service. It has no limits on
 * documents, no tracing, no request ids, no access log, no rate limits and no deadline.
 */
const { natsUrl, port } = readOpponentSettings()
const request = leanRequester(await connectLean(natsUrl), 'content')
const app = fastify()

await app.register(mercurius, {
  schema: readSchema(),
  resolvers: {
    Query: {
      countries: async (_root: unknown, { refresh }: { refresh?: boolean | null }) => {
        const reply = await request(ListCountries.subject, JSON.stringify({ refresh: refresh ?? false }))
        return reply.json<{ ok: object }>().ok
      },
    },
  },
  jit: 1,
  graphiql: false,
})
app.get('/readyz', () => 'ready')
await app.listen({ port, host: '127.0.0.1' })
