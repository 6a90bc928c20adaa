import type { AttackCase, Family, Verdict } from '../attack-case.js'
import type { RawResponse } from '../exchange.js'
import { sendEnquiry } from '../honest-visitors.js'
import { newClient, type Target } from '../target.js'
import { all, describeResponse } from '../verdicts.js'

const repeat = (count: number, make: (index: number) => string) => Array.from({ length: count }, (_, i) => make(i))

/** A small request that causes much work. */
export interface Amplifier {
  readonly name: string
  readonly query: string
  readonly variables?: object
}

const tripPlans = (aliases: number, elements: number): Amplifier => ({
  name: `${aliases} times a trip plan with ${elements} services`,
  query: `mutation ($i: TripPlanInput!) { ${repeat(aliases, (a) => `a${a}: submitTripPlan(input: $i) { __typename }`).join(' ')} }`,
  variables: { i: { additionalServices: repeat(elements, (i) => `s${i}`) } },
})

const pageEvents = (aliases: number, elements: number): Amplifier => ({
  name: `${aliases} times page events with ${elements} events`,
  query: `mutation ($i: RecordPageEventsInput!) { ${repeat(aliases, (a) => `a${a}: recordPageEvents(input: $i) { __typename }`).join(' ')} }`,
  variables: { i: { page: '/', events: repeat(elements, () => 'x').map(() => ({ name: 'page_view' })) } },
})

const misspelled = 'denttal implamt vener hyar trnsplant obesty surgry eys lasek cancr fertlity tretment'
const searches = (aliases: number): Amplifier => ({
  name: `${aliases} times a search for twelve misspelt words`,
  query: `{ ${repeat(aliases, (a) => `a${a}: search(query: "${misspelled} ${a}") { __typename }`).join(' ')} }`,
})

const refreshes = (aliases: number): Amplifier => ({
  name: `${aliases} times countries loaded anew`,
  query: `{ ${repeat(aliases, (a) => `a${a}: countries(refresh: true) { source }`).join(' ')} }`,
})

/** Texts that take a careless regular expression a second, within the limits of variables. */
const longRuns: readonly Amplifier[] = [
  {
    name: 'an address of 19,000 plus signs',
    query: 'mutation ($email: String!) { a: subscribeNewsletter(email: $email) { __typename } }',
    variables: { email: `${'+'.repeat(19_000)}\n@example.org` },
  },
  {
    name: 'a day with 3,000 times',
    query: 'mutation ($i: ConsultationInput!) { a: requestConsultation(input: $i) { __typename } }',
    variables: { i: { preferredContactDate: `${'T00:00'.repeat(3000)}\nx` } },
  },
]

/** One request each, the worst of its kind. */
export const amplifiers = {
  aliasesTimesElements: tripPlans(15, 8000),
  pageEvents: pageEvents(15, 2000),
  search: searches(15),
}

const everyAmplifier: readonly Amplifier[] = [
  ...[1, 2, 15].flatMap((aliases) => [500, 2000, 8000].map((elements) => tripPlans(aliases, elements))),
  ...[1, 2, 15].flatMap((aliases) => [60, 2000].map((elements) => pageEvents(aliases, elements))),
  ...[2, 15].map(searches),
  ...[1, 15].map(refreshes),
  ...longRuns,
]

const clients = 4
/** Maximum wait of an honest visitor during an attack; a tenth of the attack's former cost. */
const timeoutMs = 3000

/** Small requests cannot trigger much work, and other clients are served at the same time (H3, M1). */
export const amplification: Family = {
  name: 'amplification',
  replays: 'findings H3, M1: aliases x elements, search x 15, refresh x 15',
  cases: (size) => (size === 'quick' ? Object.values(amplifiers) : everyAmplifier).map(asCase),
}

interface Outcome {
  readonly responses: readonly RawResponse[]
  readonly honest: Verdict
  readonly honestMs: number
}

function asCase({ name, query, variables }: Amplifier): AttackCase<Outcome> {
  const body = JSON.stringify({ query, variables })
  return {
    name: `${name}, of ${clients} clients at once`,
    deadlineMs: 60_000,
    send: async (target) => {
      const hostile = Array.from({ length: clients }, () => target.post(body, { 'x-forwarded-for': newClient() }))
      const honest = await timed(target)
      return { responses: await Promise.all(hostile), ...honest }
    },
    holds: ({ responses, honest, honestMs }) =>
      all(
        ...responses.map(
          (response): Verdict =>
            (response.status > 0 && response.status < 500) || `answered ${describeResponse(response)}`,
        ),
        honest,
        honestMs < timeoutMs || `an enquiry took ${Math.round(honestMs)} ms meanwhile`,
      ),
  }
}

async function timed(target: Target): Promise<{ honest: Verdict; honestMs: number }> {
  const startedAt = performance.now()
  const honest = await sendEnquiry(target)
  return { honest, honestMs: performance.now() - startedAt }
}
