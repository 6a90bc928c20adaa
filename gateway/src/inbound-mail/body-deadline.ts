import type { IncomingMessage } from 'node:http'

/** Ends a request whose body takes longer than this, because it occupies the memory of another. */
export function limitBodyDuration(request: IncomingMessage, maxMs: number): void {
  const timer = setTimeout(() => request.destroy(), maxMs).unref()
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer))
}
