import { bodyOf, hostileDocuments } from '../../../../gateway/src/graphql/hostile-documents.fixture.js'
import { median } from '../../../support/figures.js'
import type { AttackCase, Family } from '../attack-case.js'
import type { Target } from '../target.js'

/** G2: what a refusal may take at the median of an otherwise idle machine. */
const maxMs = 100
const times = 5
/** Number of runs when a document was too slow the first time, since other work of the machine may disturb a few. */
const timesAgain = 15

/** Every document of the corpus several times, refused within the limit at its median (S1, G2). */
export const rejectionTimes: Family = {
  name: 'refusal times',
  replays: 'goal G2: every document refused within 100 ms at the median',
  cases: (size) =>
    size === 'quick'
      ? []
      : hostileDocuments.map((document): AttackCase<number> => ({
          name: document.name,
          send: async (target) => {
            const took = await medianOf(target, bodyOf(document), times)
            return took <= maxMs ? took : medianOf(target, bodyOf(document), timesAgain)
          },
          holds: (took) => took <= maxMs || `its refusal took ${Math.round(took)} ms at the median`,
        })),
}

async function medianOf(target: Target, body: string, count: number): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < count; i++) took.push((await target.post(body)).tookMs)
  return median(took)
}
