import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { describeResponse } from '../verdicts.js'

const long = 'x'.repeat(150)

/** Addresses that cannot name any record. */
const paths = [
  '/news/%00',
  '/blogs/%00',
  '/treatments/%00',
  '/our-specialities/%00',
  '/search?q=%00',
  `/news/${long}`,
  `/blogs/${long}`,
  `/treatments/${long}`,
  `/privacy-policy?version=${long.slice(0, 50)}`,
  '/privacy-policy?version=%00',
  '/cookie-policy?version=1%00',
  `/timeline/${long}`,
  `/costs/${long}/france`,
]

/** Queries with values that PostgreSQL cannot represent as text, date or position. */
const queries: readonly (readonly [name: string, query: string, variables: object])[] = [
  ['NUL as a page', 'query ($of: String!) { found: page(slug: $of) { __typename } }', { of: 'why\0egypt' }],
  ['NUL as an article', 'query ($of: String!) { found: article(slug: $of) { title } }', { of: '\0' }],
  [
    'NUL as a version',
    'query ($of: String!) { found: legalDocument(slug: "privacy-policy", version: $of) { title } }',
    { of: '1\0' },
  ],
  ['NUL in a search', 'query ($of: String!) { found: search(query: $of) { totalCount } }', { of: 'eye\0s' }],
  [
    'a cursor of airports that is none',
    'query ($of: String!) { found: airports(country: "Egypt", first: 1, after: $of) { totalCount } }',
    { of: Buffer.from('["\0","\0"]').toString('base64url') },
  ],
  [
    'a position of changes beyond all numbers',
    'query ($of: String!) { found: catalogueChanges(after: $of, first: 1) { pageInfo { endCursor } } }',
    { of: Buffer.from('catalogue:999999999999999999').toString('base64url') },
  ],
]

/** Records that cannot exist are not found or refused, and never cause an internal error. */
export const absentRecords: Family = {
  name: 'absent records',
  replays: 'addresses with NUL and of 150 letters, which were answered 503 and INTERNAL',
  atOnce: 4,
  cases: () => [...paths.map(asPage), ...queries.map((entry) => asRequest(...entry))],
}

function asPage(path: string): AttackCase<RawResponse> {
  return {
    name: `GET ${path.slice(0, 60)}`,
    send: (target) => target.send('site', { path }),
    holds: (response) => isAbsent(response, path.startsWith('/search') ? 200 : 404),
  }
}

function isAbsent(response: RawResponse, status: number): Verdict {
  return response.status === status || `answered ${describeResponse(response)} instead of ${status}`
}

function asRequest(name: string, query: string, variables: object): AttackCase<RawResponse> {
  return {
    name,
    send: (target) => target.request(query, variables),
    holds: ({ text }) => {
      const codes = [...text.matchAll(/"code":"([A-Z_]+)"/g)].map(([, code]) => code)
      return (
        codes.every(
          (code) => code === 'INPUT_INVALID' || code?.endsWith('CONTROL_CHARACTERS') || code?.endsWith('_INVALID'),
        ) || `answered ${text.slice(0, 160)}`
      )
    },
  }
}
