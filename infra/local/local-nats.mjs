import { join } from 'node:path'

import { natsAdmin, natsCommand, natsUrl, untilNatsReady } from './nats.mjs'
import { natsServerProgram } from './nats-server-program.mjs'
import { defaultStateDir } from './places.mjs'
import { sentence } from './plain-failure.mjs'

const readyWithinMs = 30_000

/** Where programs we had to download are kept; shared by every stack of the checkout and kept by --fresh. */
export const toolsDir = join(defaultStateDir, 'tools')

/**
 * Starts the NATS of a stack.
 * @param {object} stack
 * @param {string} stack.dir
 * @param {number} stack.port
 * @param {number} stack.monitorPort
 * @param {{ nats: Record<string, string>, storeKey: string }} stack.secrets
 * @param {readonly { user: string, password: string, permissions?: object }[]} stack.accounts
 * @param {(plan: object) => Promise<void>} stack.start
 * @param {(text: string) => void} stack.note
 * @returns {Promise<(user: string) => string>} the URL by which each user connects
 */
export async function startLocalNats({ dir, port, monitorPort, secrets, accounts, start, note }) {
  const program = await natsServerProgram({ toolsDir, report: note })
  note('')
  const admin = { user: natsAdmin, password: secrets.nats[natsAdmin] }
  const place = { dir: join(dir, 'nats'), port, monitorPort }
  await start({
    name: 'nats',
    ...natsCommand({ program, ...place, storeKey: secrets.storeKey, accounts: [...accounts, admin] }),
    stopWithinMs: 10_000,
    logFile: join(dir, 'logs', 'nats.log'),
    ready: (child) => untilNatsReady(place, { withinMs: readyWithinMs, gaveUp: child.gaveUp }),
  })
  return (user) => natsUrl({ user, password: secrets.nats[user], port })
}

/**
 * The NATS of NATS_URL, used by everyone with the login the URL carries. Tried before anything depends on it.
 * @param {string} given
 * @returns {Promise<(user: string) => string>}
 */
export async function useGivenNats(given) {
  const urls = given.split(',').map((part) => part.trim())
  if (!urls.every((url) => /^(nats|tls):\/\//.test(url) && URL.canParse(url))) {
    throw sentence('NATS_URL must read nats://user:password@host:port')
  }
  const [first] = urls.map((url) => new URL(url))
  try {
    await tryGiven(urls, first)
  } catch (error) {
    throw sentence(`The NATS of NATS_URL (${first.host}) cannot be used: ${error.message}`)
  }
  return () => given
}

async function tryGiven(urls, { username, password }) {
  const { connect } = await import('@nats-io/transport-node')
  const { jetstreamManager } = await import('@nats-io/jetstream')
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {}
  const servers = urls.map((url) => new URL(url).host)
  const connection = await connect({ servers, ...login, timeout: 5000, reconnect: false, maxReconnectAttempts: 0 })
  try {
    // Fails when JetStream is off.
    await jetstreamManager(connection)
  } finally {
    await connection.close()
  }
}
