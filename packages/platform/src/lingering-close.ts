import type { IncomingMessage } from 'node:http'

const maxBytes = 1_000_000
const maxMs = 2000

/**
 * Reads and discards the rest of a request body that has been answered already: at most a megabyte, at most two
 * seconds. A socket that is closed with unread bytes is reset, and the client may lose the answer it was sent. To be
 * used with `Connection: close`, because the next request of a client that sends more than this would never be read.
 */
export function drainRequest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let left = maxBytes
    const end = () => {
      clearTimeout(timer)
      request.off('data', count).off('end', end).off('close', end)
      request.pause()
      resolve()
    }
    const count = (part: Buffer) => {
      left -= part.length
      if (left < 0) end()
    }
    const timer = setTimeout(end, maxMs)
    request.unpipe()
    request.on('data', count).once('end', end).once('close', end)
    request.resume()
  })
}
