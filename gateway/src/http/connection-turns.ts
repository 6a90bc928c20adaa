import type { Socket } from 'node:net'

/**
 * Runs the requests of one connection one after the other. HTTP/1.1 answers them in order anyway, so this delays no
 * client. Otherwise a client that pipelines requests in one packet would occupy a place for each of them at once.
 */
export class ConnectionTurns {
  /** Those who wait, for each connection that has a request at work. */
  private readonly waiting = new WeakMap<Socket, (() => void)[]>()

  /** Calls `begin` when it is the turn of this request; `end` has to follow it once. */
  take(socket: Socket, begin: () => void): void {
    const others = this.waiting.get(socket)
    if (others) {
      others.push(begin)
      return
    }
    this.waiting.set(socket, [])
    begin()
  }

  /** Ends the turn of the current request and starts the next one; requests of a closed connection never start. */
  end(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.waiting.get(socket)?.shift()
    if (next) next()
    else this.waiting.delete(socket)
  }
}
