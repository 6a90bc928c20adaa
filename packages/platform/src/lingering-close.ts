import type { IncomingMessage } from 'node:http'

/** Maximum number of bytes read; a client with more to send waits until it has read its response or time is up. */
const maxBytes = 1_000_000
/** A client on a busy machine may take a second or two until it looks for its answer. */
const maxMs = 3000

/**
 * Keeps the connection of a request that was answered before its body had come in, until the client has sent the rest or
 * has closed it: at most three seconds, in which at most a megabyte is read and discarded. A socket that is closed with
 * unread bytes is reset, and a client that was not yet reading loses its answer. To be used with `Connection: close`,
 * because the next request of a client that sends more than this would never be read.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let remaining = maxBytes
    const finish = () => {
      clearTimeout(timer)
      request.off('data', count).off('end', finish).off('close', finish)
      request.pause()
      resolve()
    }
    const count = (chunk: Buffer) => {
      remaining -= chunk.length
      if (remaining < 0) request.pause()
    }
    const timer = setTimeout(finish, maxMs)
    request.unpipe()
    request.on('data', count).once('end', finish).once('close', finish)
    request.resume()
  })
}
