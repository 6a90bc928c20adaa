/** The part of autocannon that we use; the package has no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  interface Request {
    method?: string
    body?: string
    headers?: Record<string, string>
  }
  interface Options {
    url: string
    connections: number
    amount: number
    timeout?: number
    requests: readonly (Request & { setupRequest?: (request: Request) => Request })[]
    verifyBody?: (body: string) => boolean
  }
  interface Result {
    readonly errors: number
    readonly timeouts: number
    readonly mismatches: number
    readonly non2xx: number
    readonly '2xx': number
  }
  type Running = EventEmitter & PromiseLike<Result>
  function autocannon(options: Options): Running
  export default autocannon
}
