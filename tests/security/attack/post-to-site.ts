import type { RawResponse, Sent } from './exchange.js'
import type { Target } from './target.js'

/** Sends a form to a page as a browser without a script does. */
export function sitePost(
  target: Target,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Sent['headers'] = {},
): Promise<RawResponse> {
  const body = new URLSearchParams(fields).toString()
  const type = 'application/x-www-form-urlencoded'
  return postBody(target, path, { type, body, headers })
}

/** Sends any body to a page, from the page's own origin unless a header overrides it. */
export function postBody(
  target: Target,
  path: string,
  { type, body, headers = {} }: { type?: string; body: string; headers?: Sent['headers'] },
): Promise<RawResponse> {
  const host = `127.0.0.1:${target.scene.ports.site}`
  const own = { host, origin: `http://${host}`, 'content-length': Buffer.byteLength(body) }
  const typed = type === undefined ? {} : { 'content-type': type }
  return target.send('site', { method: 'POST', path, body, headers: { ...own, ...typed, ...headers } })
}
