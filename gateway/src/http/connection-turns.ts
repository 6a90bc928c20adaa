import type { Socket } from 'node:net'

/**
 * Lets the requests of one connection be at work one after the other. HTTP/1.1 answers them in their order anyway, so
 * nobody waits for it; without it a connection that asks on in one packet has as many places at once as it asks for.
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

  /** The request whose turn it was is at work no more. Those of a connection that is gone never have theirs. */
  end(socket: Socket): void {
    const next = socket.destroyed ? undefined : this.waiting.get(socket)?.shift()
    if (next) next()
    else this.waiting.delete(socket)
  }
}
