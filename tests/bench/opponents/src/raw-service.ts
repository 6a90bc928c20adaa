import { createServer } from 'node:http'

import pg from 'pg'

import { readOpponentSettings } from './config.js'
import { connectLean } from './lean-bus.js'

/** The opponent of P10: what a service needs of Node, NATS and PostgreSQL before it can answer, and nothing else. */
const { databaseUrl, natsUrl, port } = readOpponentSettings()
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const [connection] = await Promise.all([connectLean(natsUrl), pool.query('select 1')])
connection.subscribe('raw.answer', { callback: (_error, message) => void message.respond('ok') })
await connection.flush()
createServer((_request, response) => response.end('ready')).listen(port, '127.0.0.1')
