import begin from '../../../infra/checks/test-run/begin.ts'
import end from '../../../infra/checks/test-run/end.ts'
import { identityDb, identityTestCtx } from '../../../services/identity/src/identity.fixture.js'
import { everyAuthAttack } from './every-auth-attack.js'
import { measureTiming, maxDifferenceMs } from './timing.js'

/** `npm run security:auth`: replays what people tried against sign-ins elsewhere, each against a database of its own. */
begin()
try {
  let succeeded = 0
  for (const attack of everyAuthAttack) {
    const isIn = await inOwnDatabase(attack.succeeds)
    if (isIn) succeeded++
    console.log(`${isIn ? 'SUCCEEDED' : 'held     '}  ${attack.name}`)
  }
  const { differenceMs, knownMs, unknownMs } = await inOwnDatabase(measureTiming)
  const times = `known ${knownMs.toFixed(1)} ms, unknown ${unknownMs.toFixed(1)} ms, median`
  console.log(`\n${succeeded}/${everyAuthAttack.length} attacks; difference ${differenceMs.toFixed(1)} ms (${times})`)
  process.exitCode = succeeded > 0 || differenceMs >= maxDifferenceMs ? 1 : 0
} finally {
  await end()
}

async function inOwnDatabase<T>(work: (ctx: ReturnType<typeof identityTestCtx>) => Promise<T>): Promise<T> {
  const postgres = await identityDb()
  try {
    return await work(identityTestCtx(postgres))
  } finally {
    await postgres.close()
  }
}
