import { randomBytes } from 'node:crypto'

import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { dataOf } from '../forms.js'
import { newClient, type Target } from '../target.js'
import { respondedCorrectly } from '../verdicts.js'

const document = 'mutation ($input: ProcessReferralInput!) { result: processReferral(input: $input) { __typename } }'
const process = (target: Target, input: object, client = newClient()) =>
  target.request(document, { input }, { 'x-forwarded-for': client })
const typeOf = (response: RawResponse) =>
  dataOf<{ result?: { __typename: string } }>(response)?.result?.__typename ?? 'nothing'

const oddIds: readonly string[] = [
  'a',
  '',
  ' ',
  ':id',
  '..',
  '.',
  'a/b',
  'a\\b',
  'a b',
  'a\u0000b',
  'a\u202eb',
  '\ud800x',
  'a'.repeat(65),
  'a\u200db',
  '__proto__',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '%2e%2e',
  '${7*7}',
  'tour-',
  '*',
  '>',
  '$JS',
  '🦷🦷',
]
const oddPaths: readonly string[] = [
  '/r/',
  '/r/%',
  '/r/%ff',
  '/r/%00ab',
  '/r/..%2f..',
  '//r/abc',
  '/R/abc',
  '/t/',
  '/t/a',
  '/refer/tour-',
  '/refer//',
  '/r/a?b=c',
  `/r/${'a'.repeat(5000)}`,
  '/r/%252e%252e',
  '/admin',
  'javascript:alert(1)',
  'https://evil.example/r/abc',
  '/r/\u202eabc',
]

/** The grammar of links and the count of visits, attacked (D-07, D-09, D-10). */
export const referrals: Family = {
  name: 'referrals',
  replays: '58 repeats, 25 new ids, odd ids and paths',
  atOnce: 2,
  cases: () => [
    repeated,
    manyNewIds,
    ...oddIds.map((id) => odd(`the id ${JSON.stringify(id).slice(0, 30)}`, { id })),
    ...oddPaths.map((path) => odd(`the path ${JSON.stringify(path).slice(0, 40)}`, { path })),
    ...oddPaths.filter((path) => path.startsWith('/')).map(opened),
  ],
}

const repeated: AttackCase<string> = {
  name: '58 visits of one link by 58 clients in a moment',
  send: async (target) => {
    const id = `x${randomBytes(5).toString('hex')}`
    for (let i = 0; i < 58; i++) await process(target, { id })
    return id
  },
  holds: async (id, { scene }): Promise<Verdict> => {
    const { rows } = await scene.database.query<{ count: string }>(
      'select count(*) from referral.referral_visits where referral_id = $1',
      [id],
    )
    return Number(rows[0]?.count) <= 1 || `${rows[0]?.count} visits were counted`
  },
}

const manyNewIds: AttackCase<readonly RawResponse[]> = {
  name: '25 new ids of one client',
  send: async (target) => {
    const client = newClient()
    const responses: RawResponse[] = []
    for (let i = 0; i < 25; i++)
      responses.push(await process(target, { id: `n${randomBytes(5).toString('hex')}` }, client))
    return responses
  },
  holds: (responses): Verdict => {
    const accepted = responses.filter((response) => typeOf(response) === 'ReferralProcessed').length
    return accepted <= 20 || `${accepted} new ids were taken of one client within an hour`
  },
}

function odd(name: string, input: object): AttackCase<RawResponse> {
  return {
    name,
    send: (target) => process(target, input),
    holds: (response) => {
      const verdict = respondedCorrectly(response)
      return verdict === true && response.status === 200 && typeOf(response) === 'nothing'
        ? `answered ${response.text.slice(0, 80)}`
        : verdict
    },
  }
}

function opened(path: string): AttackCase<RawResponse> {
  const address = path.replace(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character))
  return {
    name: `opening ${path.slice(0, 40)}`,
    send: (target) => target.send('site', { path: address }),
    holds: respondedCorrectly,
  }
}
