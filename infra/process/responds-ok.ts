import { get } from 'node:http'

/**
 * True when `url` responds with a 2xx within two seconds. Uses `node:http`, because `fetch` costs this long-running
 * process three times the memory.
 */
export function respondsOk(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2000 }, (response) => {
      response.resume()
      response.once('end', () => resolve(isSuccess(response.statusCode)))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
    // A response that breaks off is not an error of the request.
    request.once('close', () => resolve(false))
  })
}

function isSuccess(status = 0): boolean {
  return status >= 200 && status < 300
}

/** Maximum waiting time, and a check that returns true when waiting has become pointless. */
export interface WaitOptions {
  readonly withinMs: number
  readonly hasGivenUp: () => boolean
}

/** Waits until `url` responds with a 2xx. */
export async function untilOk(url: string, { withinMs, hasGivenUp }: WaitOptions): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await respondsOk(url))) {
    if (hasGivenUp()) return
    if (Date.now() > deadline) throw new Error(`it was not ready within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
