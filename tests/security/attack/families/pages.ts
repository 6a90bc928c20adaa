import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { Answer } from '../exchange.js'
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
const places: readonly ((payload: string) => string)[] = [
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

/** Nothing that visitors send becomes part of a page as anything but text. */
export const pages: Family = {
  name: 'pages',
  replays: 'GET and POST with a script as payload',
  cases: () => [
    ...places.flatMap((place) => payloads.map((payload) => get(place(payload)))),
    ...['/contact-us', '/trip-planner', '/affiliate-guide', '/newsletter'].flatMap((path) =>
      payloads.slice(0, 3).map((payload) => post(path, payload)),
    ),
  ],
}

function get(path: string): AttackCase<Answer> {
  return { name: `GET ${path.slice(0, 70)}`, send: (target) => target.send('site', { path }), holds: inert }
}

function post(path: string, payload: string): AttackCase<Answer> {
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

function inert(answer: Answer): Verdict {
  const found = active.exec(answer.text)?.[0]
  const type = String(answer.headers['content-type'])
  if (found !== undefined && type.startsWith('text/html')) return `the page carries ${found}`
  if (answer.headers['x-content-type-options'] !== 'nosniff' && answer.status !== 301) return 'its type may be guessed'
  return respondedCorrectly(answer)
}
