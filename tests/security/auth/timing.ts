import { aPerson, type IdentityTestCtx } from '../../../services/identity/src/identity.fixture.js'
import { requestPasswordReset } from '../../../services/identity/src/password-resets/request-password-reset.js'
import { startSignIn } from '../../../services/identity/src/sign-in/start-sign-in.js'
import { outcomeOf } from './auth-attack.js'

/** Smaller differences between a known and an unknown address cannot be measured over a network (G11). */
const maxDifferenceMs = 10

const rounds = 30

interface Timing {
  readonly knownMs: number
  readonly unknownMs: number
  readonly differenceMs: number
}

let at = 0

type Client = Parameters<typeof requestPasswordReset>[0]['client']
type AuthRequest = (email: string, client: Client, ctx: IdentityTestCtx) => Promise<unknown>

/**
 * Requests that a client without an account can send with an address, and the maximum difference between their response
 * times.
 */
export const requestedWithAddress: readonly {
  readonly name: string
  readonly request: AuthRequest
  readonly maxMs: number
}[] = [
  {
    name: 'a refused password',
    request: (email, client, ctx) =>
      outcomeOf(startSignIn({ email, password: 'not their password at all', client }, ctx)),
    maxMs: maxDifferenceMs,
  },
  {
    name: 'a link to set a password',
    request: (email, client, ctx) => requestPasswordReset({ email, client }, ctx),
    // A mail that is sent before the response adds 5 ms.
    maxMs: 2,
  },
]

/** Measures response times for an address with an account and for one without, alternately; returns medians. */
export async function measureTiming(request: AuthRequest, ctx: IdentityTestCtx): Promise<Timing> {
  const person = await aPerson(ctx)
  const measure = async (email: string) => {
    // A network without earlier requests, so that no enforced wait is measured.
    const client = { text: 'curl', network: `203.0.${++at}.0/24` }
    const startedAt = performance.now()
    await request(email, client, ctx)
    return performance.now() - startedAt
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < rounds; round++) {
    ctx.clock.advance(15 * 60_000)
    const acceptKnown = async () => known.push(await measure(person.email))
    const acceptUnknown = async () => unknown.push(await measure(`nobody${round}@seneb.example`))
    // The second request of a pair benefits from a warm server, so the order alternates.
    for (const measureNext of round % 2 === 0 ? [acceptKnown, acceptUnknown] : [acceptUnknown, acceptKnown])
      await measureNext()
  }
  // Differences of pairs, so that other load of the machine affects both sides.
  const differences = known.map((ms, round) => ms - (unknown[round] ?? 0))
  return { knownMs: median(known), unknownMs: median(unknown), differenceMs: Math.abs(median(differences)) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
