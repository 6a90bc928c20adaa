import type { IncomingMessage } from 'node:http'

/** Minimum rate of a request body: `bytes` in each interval, until the whole body has arrived. */
export interface MinRate {
  readonly bytes: number
  readonly everyMs: number
}

/** A bad telephone line still carries ten kilobytes a second; who sends less occupies a slot and sends no file. */
export const minUploadRate: MinRate = { bytes: 100_000, everyMs: 10_000 }

/** Calls `tooSlow` once when the body of a request comes in more slowly than it may; stops when it is here or gone. */
export function watchRate(request: IncomingMessage, { bytes, everyMs }: MinRate, tooSlow: () => void): void {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const came = socket.bytesRead - before
    before = socket.bytesRead
    if (came >= bytes) return
    clearInterval(timer)
    tooSlow()
  }, everyMs)
  request.once('close', () => clearInterval(timer))
}
