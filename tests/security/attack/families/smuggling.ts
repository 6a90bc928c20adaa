import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import type { Endpoint } from '../target.js'
import { describeResponse } from '../verdicts.js'

/** A second request hidden in the first; it must not get a separate response. */
const hidden = 'GET /smuggled-91 HTTP/1.1\r\nHost: x\r\n\r\n'
const head = 'POST /graphql HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

/** Two readings of where a request ends (RFC 9112, 11.2). */
const shapes: Readonly<Record<string, string>> = {
  'a length and chunks': `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and a length': `${head}Transfer-Encoding: chunked\r\nContent-Length: 60\r\n\r\n0\r\n\r\n${hidden}`,
  'two lengths': `${head}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${hidden}`,
  'two lengths in one line': `${head}Content-Length: 2, 60\r\n\r\n{}${hidden}`,
  'a length with a sign': `${head}Content-Length: +2\r\n\r\n{}${hidden}`,
  'chunks with a tab': `${head}Transfer-Encoding:\tchunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks spelled oddly': `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a space before the colon': `${head}Content-Length : 2\r\n\r\n{}${hidden}`,
  'a folded header': `${head}X-A: b\r\n Content-Length: 60\r\nContent-Length: 2\r\n\r\n{}${hidden}`,
  'bare line feeds': `${head.replaceAll('\r\n', '\n')}Content-Length: 2\n\n{}${hidden}`,
  'NUL in a header': `${head}X-A: a\0b\r\nContent-Length: 2\r\n\r\n{}`,
  'HTTP/0.9': 'GET /smuggled-91\r\n\r\n',
  'a whole address of another scheme': 'GET munity://x/ HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  CONNECT: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'a chunk longer than all': `${head}Transfer-Encoding: chunked\r\n\r\nffffffffffffffffff\r\nx`,
  'a chunk with a negative size': `${head}Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0\r\n\r\n`,
  'two hosts': 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n',
  'no host': 'GET / HTTP/1.1\r\n\r\n',
}

const endpoints: readonly Endpoint[] = ['gateway', 'site']

/** Requests that two readers might cut differently, at both doors. */
export const smuggling: Family = {
  name: 'smuggling',
  replays: 'smuggling shapes, nine at two doors; what was noted beside them',
  atOnce: 4,
  cases: () =>
    endpoints.flatMap((endpoint) =>
      Object.entries(shapes).map(([name, bytes]): AttackCase<RawResponse> => ({
        name: `${name} at the ${endpoint}`,
        send: (target) => target.raw(endpoint, bytes, 1500),
        holds: readOnce,
      })),
    ),
}

/** At most one response, not an internal error and not a redirect to another host. */
function readOnce(response: RawResponse): Verdict {
  const responseCount = response.text.match(/^HTTP\/1\.[01] \d{3}/gm)?.length ?? 0
  const second = response.text.slice(1).search(/^HTTP\/1\.[01] (?:2\d\d|404)/m)
  if (responseCount > 1 && second >= 0 && !/^HTTP\/1\.1 400/m.test(response.text.slice(second + 1)))
    return `it was read as ${responseCount} requests`
  if (/^location: (?!http:\/\/127\.0\.0\.1|\/(?!\/))/im.test(response.text)) return 'it leads away'
  return response.status < 500 || `answered ${describeResponse(response)}`
}
