import { mixedSubmission, type Submission } from '../mixed-trip-plans.js'
import type { SeededRandom } from '../seeded-random.js'

/** Agents on the desk, by their roles. */
export const agents = ['care-agent', 'care-lead'] as const
export type Agent = (typeof agents)[number]

/**
 * Traces of actions in the timeline; each distinguishes an action from every other one of its agent on the same
 * enquiry.
 */
export const deskMutationKinds = [
  'claimed',
  'taken-over',
  'noted',
  'contacted',
  'replied',
  'reply-recalled',
  'waiting',
  'closed',
] as const
export type DeskMutationKind = (typeof deskMutationKinds)[number]

/**
 * Actions after the reply; the agent who replied performs them, because the enquiry is assigned to that agent from then
 * on.
 */
export type AfterReply = Extract<DeskMutationKind, 'reply-recalled' | 'waiting' | 'closed'>

/** Actions on one enquiry, from its arrival. No agent performs two of one kind. */
export interface DeskWork {
  readonly submission: Submission
  readonly before: readonly { readonly kind: DeskMutationKind; readonly by: Agent }[]
  /** One agent who replies, or two who saw the same version. */
  readonly responders: readonly Agent[]
  readonly after: readonly AfterReply[]
}

/** The work on the next enquiry of a run, decided by the seed. */
export function mixedWork(random: SeededRandom, { name, number }: { name: string; number: number }): DeskWork {
  const submission = mixedSubmission(random, { name, number, manner: 'once' })
  const [first, other] = random.shuffled(agents) as [Agent, Agent]
  const isTakenOver = random.chance(0.4)
  const holder = isTakenOver ? other : first
  return {
    submission,
    before: [
      { kind: 'claimed', by: first },
      ...(random.chance(0.5) ? [{ kind: 'noted', by: random.pick(agents) } as const] : []),
      ...(isTakenOver ? [{ kind: 'taken-over', by: other } as const] : []),
      { kind: 'contacted', by: holder },
    ],
    responders: random.chance(0.4) ? agents : [holder],
    after: (['reply-recalled', 'waiting', 'closed'] as const).filter(() => random.chance(0.3)),
  }
}
