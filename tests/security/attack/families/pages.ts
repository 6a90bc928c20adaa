import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { sitePost } from '../post-to-site.js'
import { respondedCorrectly } from '../verdicts.js'

const probe = 'seneb91'
const payloads = [
  `"><script>${probe}()</script>`,
  `'-${probe}()-'`,
  `</title><img src=x onerror=${probe}()>`,
  `javascript:${probe}()`,
  `</script><script>${probe}()</script>`,
  `\u2028${probe}()//`,
]
const urlTemplates: readonly ((payload: string) => string)[] = [
  (payload) => `/search?q=${encodeURIComponent(payload)}`,
  (payload) => `/budget-estimator?country=${encodeURIComponent(payload)}&procedure=lasik`,
  (payload) => `/contact-us?treatment=${encodeURIComponent(payload)}`,
  (payload) => `/refer/${encodeURIComponent(payload)}`,
  (payload) => `/blogs/${encodeURIComponent(payload)}`,
  (payload) => `/404?reason=${encodeURIComponent(payload)}`,
  (payload) => `/newsletter/confirm/${encodeURIComponent(payload)}`,
  (payload) => `/search.data?q=${encodeURIComponent(payload)}`,
]

/** Matches payload that a browser would execute: a tag, an attribute or an address made of it. */
const active = new RegExp(
  [`<script[^>]*>[^<]{0,20}${probe}`, `<img[^>]+onerror=`, `(?:href|src|action)=["']?\\s*javascript:${probe}`].join(
    '|',
  ),
  'i',
)

/** Visitors' input becomes part of a page only as text. */
export const pages: Family = {
  name: 'pages',
  replays: 'GET and POST with a script as payload',
  cases: () => [
    ...urlTemplates.flatMap((urlFor) => payloads.map((payload) => get(urlFor(payload)))),
    ...['/contact-us', '/trip-planner', '/affiliate-guide', '/newsletter'].flatMap((path) =>
      payloads.slice(0, 3).map((payload) => post(path, payload)),
    ),
  ],
}

function get(path: string): AttackCase<RawResponse> {
  return { name: `GET ${path.slice(0, 70)}`, send: (target) => target.send('site', { path }), holds: inert }
}

function post(path: string, payload: string): AttackCase<RawResponse> {
  const fields = {
    fullName: payload,
    message: payload,
    email: payload,
    additionalNotes: payload,
    applicantType: payload,
  }
  return {
    name: `POST ${path} with ${payload.slice(0, 40)}`,
    send: (target) => sitePost(target, path, fields),
    holds: inert,
  }
}

function inert(response: RawResponse): Verdict {
  const found = active.exec(response.text)?.[0]
  const type = String(response.headers['content-type'])
  if (found !== undefined && type.startsWith('text/html')) return `the page carries ${found}`
  if (response.headers['x-content-type-options'] !== 'nosniff' && response.status !== 301)
    return 'its type may be guessed'
  return respondedCorrectly(response)
}
