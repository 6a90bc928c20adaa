import { noArguments, readCommandLine } from '../../../infra/process/command-line.ts'
import { buildWeb } from '../../../infra/build/web-build.ts'
import begin from '../../../infra/checks/test-run/begin.ts'
import end from '../../../infra/checks/test-run/end.ts'
import { identityDb, identityTestCtx } from '../../../services/identity/src/identity.fixture.js'
import { endOnSignals } from '../../support/end-on-signals.js'
import { startAttackedSite } from './attacked-site.js'
import type { AuthAttack } from './auth-attack.js'
import { everyAuthAttack } from './every-auth-attack.js'
import { siteAttacks } from './site-attacks.js'
import { requestedWithAddress, measureTiming } from './timing.js'

/**
 * `npm run security:auth`: replays known attacks on sign-ins (S9, G11), each against a separate database, or against
 * the site as a browser uses it.
 */
readCommandLine(
  {
    usage: 'npm run security:auth',
    about:
      'Replays what people tried against sign-ins elsewhere, and compares the time that known and unknown addresses take; ends with 1 when an attack succeeds.',
  },
  noArguments,
)
endOnSignals()
await buildWeb()
begin()
try {
  let succeeded = 0
  for (const attack of everyAuthAttack) succeeded += await tried(attack, inOwnDatabase)
  const site = await startAttackedSite()
  try {
    for (const attack of siteAttacks) succeeded += await tried(attack, (work) => work(site))
  } finally {
    await site.stop()
  }
  const count = everyAuthAttack.length + siteAttacks.length
  console.log(`\n${succeeded}/${count} attacks`)
  let uneven = 0
  for (const { request, maxMs, name } of requestedWithAddress) {
    const { differenceMs, knownMs, unknownMs } = await inOwnDatabase((ctx) => measureTiming(request, ctx))
    const times = `known ${knownMs.toFixed(1)} ms, unknown ${unknownMs.toFixed(1)} ms, median`
    console.log(`${name}: difference ${differenceMs.toFixed(1)} ms (${times})`)
    if (differenceMs >= maxMs) uneven++
  }
  process.exitCode = succeeded + uneven > 0 ? 1 : 0
} finally {
  await end()
}

async function tried<At>(
  { name, succeeds }: AuthAttack<At>,
  at: (work: AuthAttack<At>['succeeds']) => Promise<boolean>,
) {
  const isIn = await at(succeeds)
  console.log(`${isIn ? 'SUCCEEDED' : 'held     '}  ${name}`)
  return isIn ? 1 : 0
}

async function inOwnDatabase<T>(work: (ctx: ReturnType<typeof identityTestCtx>) => Promise<T>): Promise<T> {
  const postgres = await identityDb()
  try {
    return await work(identityTestCtx(postgres))
  } finally {
    await postgres.close()
  }
}
