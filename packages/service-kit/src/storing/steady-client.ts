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
