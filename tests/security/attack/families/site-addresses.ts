import { redirects } from '@seneb/contracts/vocabulary/redirects'

import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse, Sent } from '../exchange.js'
import { hostileHost } from '../mails.js'
import type { Endpoint } from '../target.js'
import { respondedCorrectly } from '../verdicts.js'
import { oddQueries } from './odd-queries.js'

const evil = hostileHost

/** Paths that try to lead to another host, or to a file outside the site. */
const paths: readonly string[] = [
  `//${evil}`,
  `//${evil}/`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `/\\/${evil}`,
  `/%2f%2f${evil}`,
  `/%5c${evil}`,
  `/%09/${evil}`,
  `/.//${evil}`,
  `/..//${evil}`,
  `/https://${evil}`,
  `/https:${evil}`,
  `/@${evil}`,
  `/;@${evil}`,
  `//${evil}/%2e%2e`,
  `//${evil}//..`,
  `/%00//${evil}`,
  `/?//${evil}`,
  `//${evil}?a=b`,
  `//${evil}:80`,
  `//user@${evil}`,
  '/../../etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc%5cpasswd',
  '/....//....//etc/passwd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/server/main.js',
  '/assets//etc/passwd',
  '/assets/.vite/manifest.json',
  '/.env',
  '/.git/config',
  '/.git/HEAD',
  '/package.json',
  '/server/main.js',
  '/dist/main.js',
  '/node_modules/react/package.json',
  '/assets',
  '/assets/',
  '/assets/%00',
  '/assets/x.js.map',
  '/.well-known/security.txt',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/',
  '/%ff',
  '/\u00e9',
  '/%u002e',
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(3000)}`,
  `/${'%2f'.repeat(2000)}`,
  '/search?q=%',
  '/search?q=%ff%fe',
  `/search?${'a=b&'.repeat(2000)}`,
  '/search?q[]=a&q[__proto__]=b',
  '/search?__proto__=a',
  '/admin',
  '/metrics',
  '/readyz',
  '/livez',
  '/uploads/',
  '/uploads/../graphql',
  '/graphql/',
  '/graphql/..%2fuploads',
  '/debug/pprof',
  '/_hydration//evil.example',
  '/search.data',
  '/.data',
  '/_root.data',
  '/__manifest?p=/&p=//evil.example',
  '/sitemap.xml?x=//evil.example',
]

/** Host names that a site might take for its own. */
const hosts: readonly Record<string, string>[] = [
  ...[
    evil,
    `${evil}:80`,
    `127.0.0.1.${evil}`,
    `127.0.0.1:80@${evil}`,
    `${evil}/`,
    '[::1]',
    '[',
    'a b',
    '',
    '1.2.3.999',
  ].map((host) => ({ host })),
  ...['x-forwarded-host', 'x-host', 'x-original-host', 'x-forwarded-server', 'x-http-host-override'].map((name) => ({
    [name]: evil,
  })),
  { forwarded: `host=${evil};proto=https` },
  ...['x-original-url', 'x-rewrite-url'].map((name) => ({ [name]: '/admin' })),
  ...['x-forwarded-proto', 'x-forwarded-scheme', 'x-url-scheme'].map((name) => ({ [name]: 'javascript' })),
  { 'x-forwarded-port': '1' },
  { 'x-forwarded-prefix': `//${evil}` },
  { referer: `https://${evil}/` },
]

const methods = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'MKCOL', 'LOCK', 'SEARCH', 'PURGE']

/** Addresses, hosts and methods that lead nowhere else and show no file of ours. */
export const siteAddresses: Family = {
  name: 'site addresses',
  replays: 'open redirects, paths, methods, Host, forwarded headers',
  cases: () => [
    ...paths.map((path) => asCase(`GET ${path.slice(0, 60)}`, { path: encodeNonAscii(path) })),
    ...oddQueries().map((path) => asCase(`GET ${path.slice(0, 60)}`, { path })),
    ...redirects.map(({ from }) =>
      asCase(`${from} with another host`, { path: `${from.replace(':type', `%2f%2f${evil}`)}?next=//${evil}` }),
    ),
    ...hosts.flatMap((headers) => [
      asCase(`home with ${headerText(headers)}`, { path: '/', headers }),
      asCase(`the graph with ${headerText(headers)}`, { ...graph(headers) }, 'gateway'),
    ]),
    ...methods.flatMap((method) => ['/', '/trip-planner'].map((path) => asCase(`${method} ${path}`, { method, path }))),
  ],
}

function graph(headers: Record<string, string>): Sent {
  const body = '{"query":"{ countries { source } }"}'
  const own = { 'content-type': 'application/json', 'content-length': body.length }
  return { method: 'POST', path: '/graphql', headers: { ...own, ...headers }, body }
}

function asCase(name: string, sent: Sent, endpoint: Endpoint = 'site'): AttackCase<RawResponse> {
  return {
    name,
    send: (target) => target.send(endpoint, sent),
    holds: (response, { scene }) => leadsNowhere(response, scene.ports.site),
  }
}

function leadsNowhere(response: RawResponse, sitePort: number): Verdict {
  const { location } = response.headers
  const here = `http://127.0.0.1:${sitePort}`
  if (location !== undefined && new URL(location, here).origin !== here) return `it leads to ${location}`
  if (/root:x:0|"workspaces"|\[core\]/.test(response.text)) return 'it shows a file of ours'
  const isPage = String(response.headers['content-type']).startsWith('text/html')
  const isTold = isPage && new RegExp(`(?:href|src|action|content)="[^"]*//(?:[^"/]*@)?${evil}`).test(response.text)
  return isTold ? `the page leads to ${evil}` : respondedCorrectly(response)
}

/** Encodes an address as browsers do, because other characters cannot be sent. */
function encodeNonAscii(path: string): string {
  return path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
}

function headerText(headers: Record<string, string>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join()
}
