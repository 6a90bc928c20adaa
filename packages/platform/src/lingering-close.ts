import type { IncomingMessage } from 'node:http'

/** Maximum number of bytes read; a client with more to send waits until it has read its response or time is up. */
const maxBytes = 1_000_000
/** A client on a busy machine may need a second or two to read its response. */
const maxMs = 3000

/**
 * Delays closing the connection of a request that got its response before its body arrived. It waits at most three
 * seconds and discards at most a megabyte. A socket closed with unread bytes is reset, and the client would lose its
 * response. Use it with `Connection: close`.
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
