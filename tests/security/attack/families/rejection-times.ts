import { bodyOf, hostileDocuments } from '../../../../gateway/src/graphql/hostile-documents.fixture.js'
import { median } from '../../../support/figures.js'
import type { AttackCase, Family } from '../attack-case.js'
import type { Target } from '../target.js'

/** Maximum median duration of a refusal on an otherwise idle machine (G2). */
const maxMs = 100
const times = 5
/** Number of runs when a document was too slow the first time, since other work of the machine may disturb a few. */
const timesAgain = 15

/** Sends every document of the corpus several times; the median refusal must be within the limit (S1, G2). */
export const rejectionTimes: Family = {
  name: 'refusal times',
  replays: 'goal G2: every document refused within 100 ms at the median',
  cases: (size) =>
    size === 'quick'
      ? []
      : hostileDocuments.map((document): AttackCase<number> => ({
          name: document.name,
          send: async (target) => {
            const medianMs = await medianOf(target, bodyOf(document), times)
            return medianMs <= maxMs ? medianMs : medianOf(target, bodyOf(document), timesAgain)
          },
          holds: (medianMs) => medianMs <= maxMs || `its refusal took ${Math.round(medianMs)} ms at the median`,
        })),
}

async function medianOf(target: Target, body: string, count: number): Promise<number> {
  const durationsMs: number[] = []
  for (let i = 0; i < count; i++) durationsMs.push((await target.post(body)).durationMs)
  return median(durationsMs)
}
