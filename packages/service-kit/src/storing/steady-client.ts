import type { Logger } from '@seneb/platform/logger'
import pg from 'pg'

/**
 * A connection of the pool whose loss never ends the process. The pool listens for errors of connections that nobody
 * uses, TypeORM from a moment after it was given one: when the server says "ready" and goodbye in one packet, as it does
 * when its postmaster is killed, the goodbye finds no listener, and Node ends a process for that. Nothing is hidden:
 * whoever asks the connection next is told that it is gone.
 */
export class SteadyClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config)
    this.on('error', () => undefined)
  }
}

/** The connections of a pool that log each statement at level `debug`: its text with placeholders, never its values. */
export function loggedClient(log: Logger): typeof SteadyClient {
  return class extends SteadyClient {
    /** Stands for every form that the library declares of it. */
    override query(...args: never[]): never {
      log.debug({ statement: textOf(args[0]) }, 'statement')
      return super.query<never>(...(args as unknown as [never]))
    }
  }
}

function textOf(query: unknown): unknown {
  return typeof query === 'object' && query !== null && 'text' in query ? query.text : query
}
