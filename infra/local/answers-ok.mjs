import { get } from 'node:http'

/**
 * True when `url` answers with a 2xx within two seconds. By plain `http`, because `fetch` costs this process, which
 * stays for as long as the stack runs, three times the memory.
 * @param {string} url
 * @returns {Promise<boolean>}
 */
export function answersOk(url) {
  return new Promise((resolve) => {
    const request = get(url, { agent: false, timeout: 2000 }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode >= 200 && answer.statusCode < 300))
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve(false))
  })
}

/**
 * Waits until `url` answers with a 2xx.
 * @param {string} url
 * @param {{ withinMs: number, gaveUp: () => boolean }} patience
 */
export async function untilOk(url, { withinMs, gaveUp }) {
  const deadline = Date.now() + withinMs
  while (!(await answersOk(url))) {
    if (gaveUp()) return
    if (Date.now() > deadline) throw new Error(`it was not ready within ${withinMs / 1000} s`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
