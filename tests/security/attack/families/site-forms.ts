import type { OutgoingHttpHeaders } from 'node:http'

import type { AttackCase, Family } from '../attack-case.js'
import { postBody, sitePost } from '../post-to-site.js'
import type { RawResponse } from '../exchange.js'
import { rejectedWith } from '../verdicts.js'

const foreign: Readonly<Record<string, (host: string) => OutgoingHttpHeaders>> = {
  'a foreign origin': () => ({ origin: 'https://evil.example' }),
  'the origin null': () => ({ origin: 'null' }),
  'another port': (host) => ({ origin: `http://${host.replace(/:\d+$/, ':1')}` }),
  'a subdomain': (host) => ({ origin: `http://${host.replace(/:/, '.evil.example:')}` }),
  'a forged host': () => ({ host: 'evil.example', origin: 'http://evil.example' }),
  'a forged forwarded host': () => ({ 'x-forwarded-host': 'evil.example', origin: 'http://evil.example' }),
  'an origin that is none': () => ({ origin: 'evil' }),
  'another scheme': (host) => ({ origin: `ftp://${host}` }),
}

/** Forms of the site with valid values. */
const formPaths = ['/contact-us', '/trip-planner', '/affiliate-guide', '/newsletter']

/** Bodies that are not forms (L1). */
const oddBodies: readonly (readonly [string | undefined, string])[] = [
  ['application/json', '{"fullName":"x"}'],
  ['text/xml', '<a/>'],
  ['multipart/form-data; boundary=x', '--y\r\nbroken'],
  ['multipart/form-data', 'no boundary'],
  ['text/plain', 'fullName=x'],
  [undefined, 'fullName=x'],
]

/** Field values that break assumptions of pages (L1). */
const oddFields: readonly Record<string, string>[] = [
  { preferredContactDate: 'x' },
  { preferredContactDate: '9999999-99-99' },
  { preferredContactDate: '2027-02-31' },
  { shownAt: 'x' },
  { shownAt: '9'.repeat(13) },
  { __proto__x: 'a', constructor: 'b', '__proto__[a]': 'c' },
  { fullName: '\u0000' },
  { estimatedTreatmentDate: 'x', preferredTravelDates: 'y' },
  { numberOfNights: '-1', totalBudget: '1e999' },
]

/** Forms sent by other sites' pages, and malformed forms: refused, never an internal error. */
export const siteForms: Family = {
  name: 'forms of the site',
  replays: 'CSRF on forms; findings L1, L2',
  cases: () => [
    ...formPaths.flatMap((path) =>
      Object.entries(foreign).map(([name, headers]) => fromElsewhere(path, name, headers)),
    ),
    ...formPaths.flatMap((path) =>
      oddBodies.map(([type, body]): AttackCase<RawResponse> => ({
        name: `${path} as ${type ?? 'no type'}`,
        send: (target) => postBody(target, path, { type, body }),
        holds: rejectedWith(400, 413, 415, 422),
      })),
    ),
    ...formPaths.flatMap((path) =>
      oddFields.map((fields): AttackCase<RawResponse> => ({
        name: `${path} with ${JSON.stringify(fields)}`,
        send: (target) => sitePost(target, path, fields),
        holds: rejectedWith(400, 415, 422, 429),
      })),
    ),
  ],
}

function fromElsewhere(
  path: string,
  name: string,
  headers: (host: string) => OutgoingHttpHeaders,
): AttackCase<RawResponse> {
  return {
    name: `${path} from ${name}`,
    send: (target) =>
      sitePost(target, path, { email: 'a@visitors.example' }, headers(`127.0.0.1:${target.scene.ports.site}`)),
    holds: rejectedWith(400, 403),
  }
}
