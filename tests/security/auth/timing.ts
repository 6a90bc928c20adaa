import { aPerson, type IdentityTestCtx } from '../../../services/identity/src/identity.fixture.js'
import { requestPasswordReset } from '../../../services/identity/src/password-resets/request-password-reset.js'
import { startSignIn } from '../../../services/identity/src/sign-in/start-sign-in.js'
import { outcomeOf } from './auth-attack.js'

/** Differences of a known and an unknown address below this are lost in any network (G11). */
const maxDifferenceMs = 10

const rounds = 30

interface Timing {
  readonly knownMs: number
  readonly unknownMs: number
  readonly differenceMs: number
}

let at = 0

type Client = Parameters<typeof requestPasswordReset>[0]['client']
type Ask = (email: string, client: Client, ctx: IdentityTestCtx) => Promise<unknown>

/** What somebody without an account may ask with an address, and how far apart the answers may be. */
export const askedWithAddress: readonly { readonly name: string; readonly request: Ask; readonly maxMs: number }[] = [
  {
    name: 'a refused password',
    request: (email, client, ctx) =>
      outcomeOf(startSignIn({ email, password: 'not their password at all', client }, ctx)),
    maxMs: maxDifferenceMs,
  },
  {
    name: 'a link to set a password',
    request: (email, client, ctx) => requestPasswordReset({ email, client }, ctx),
    // A mail that is sent before the answer shows in 5 ms.
    maxMs: 2,
  },
]

/** How long one takes for an address that somebody has and for one that nobody has; medians, in turns. */
export async function measureTiming(request: Ask, ctx: IdentityTestCtx): Promise<Timing> {
  const person = await aPerson(ctx)
  const took = async (email: string) => {
    // A network that nobody came by before, so that no wait is measured.
    const client = { text: 'curl', network: `203.0.${++at}.0/24` }
    const startedAt = performance.now()
    await request(email, client, ctx)
    return performance.now() - startedAt
  }
  const known: number[] = []
  const unknown: number[] = []
  for (let round = 0; round < rounds; round++) {
    ctx.clock.advance(15 * 60_000)
    const takeKnown = async () => known.push(await took(person.email))
    const takeUnknown = async () => unknown.push(await took(`nobody${round}@seneb.example`))
    // Who comes second finds the server warm from the first, so each is second every other time.
    for (const take of round % 2 === 0 ? [takeKnown, takeUnknown] : [takeUnknown, takeKnown]) await take()
  }
  // Of each pair, so that what else the machine did in a second is on both sides.
  const differences = known.map((ms, round) => ms - (unknown[round] ?? 0))
  return { knownMs: median(known), unknownMs: median(unknown), differenceMs: Math.abs(median(differences)) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
