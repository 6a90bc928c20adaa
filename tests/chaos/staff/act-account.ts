import { percentile, tally } from '../../support/figures.js'
import { reached, reachedOnce, stageTable, type Stage } from '../stage.js'
import type { MutationFacts } from './act-facts.js'
import type { MutationOutcome } from './send-act.js'

/** Results of a run of staff actions. */
export interface MutationRun {
  readonly outcomes: readonly MutationOutcome[]
  readonly facts: MutationFacts
  /** Result of verifying the audit trail: `ok 1..N`, or the broken entry. */
  readonly chain: string
  readonly kills: readonly string[]
  readonly ownEnds: ReadonlyMap<string, number>
  readonly drainedMs: number
}

/** Follows every act from its answer to the audit trail; an act that was refused is in none of these places. */
export function mutationStages({ facts, outcomes }: Pick<MutationRun, 'facts' | 'outcomes'>): readonly Stage[] {
  const { changed, entries, published, said } = facts
  const owed = idsOf(outcomes, 'done')
  const strangers = entries.filter((id) => !owed.includes(id)).length
  const refused = new Set(idsOf(outcomes, 'refused'))
  const traces = [...changed, ...said, ...entries].filter((id) => refused.has(id)).length
  return [
    { name: '1 acknowledged', found: owed.length, missing: [], doubled: 0 },
    reachedOnce('2 changes', owed, changed),
    reachedOnce('3 acts said', owed, said),
    reached('4 acts published', owed, published),
    reachedOnce('5 audit entries', owed, entries),
    { name: '6 entries of nothing done', found: strangers, missing: [], doubled: strangers },
    { name: '7 traces of refused acts', found: traces, missing: [], doubled: traces },
  ]
}

export function lostOf(stages: readonly Stage[]): number {
  return new Set(stages.flatMap(({ missing }) => missing)).size
}

/** Returns the violations found; empty when the run is good. */
export function mutationErrors(run: MutationRun): string[] {
  const { chain, facts, outcomes } = run
  const stages = mutationStages(run)
  const [lost, doubled] = [lostOf(stages), doubledOf(stages)]
  const [auditActions, refused] = [idsOf(outcomes, 'done').length, idsOf(outcomes, 'refused').length]
  const forbidden = outcomes.filter(({ act }) => act.isForbidden).length
  const counts = [facts.changed.length, facts.entries.length]
  const surprises = tally(outcomes.flatMap((outcome) => outcome.surprises))
  const faults: [boolean, string][] = [
    [auditActions === 0, 'nothing was done, so nothing was proven'],
    [lost > 0, `${lost} acts that were answered are lost`],
    [doubled > 0, `${doubled} acts or entries are doubled, or are of nothing that was done`],
    [counts.some((count) => count !== auditActions), `${auditActions} acts, ${counts.join(' changes, ')} entries`],
    [
      auditActions + refused !== outcomes.length,
      `${outcomes.length - auditActions - refused} acts never got an answer`,
    ],
    [refused !== forbidden, `${forbidden} acts were forbidden and ${refused} refused`],
    [chain !== `ok 1..${facts.entries.length}`, `the audit trail: ${chain}`],
    ...[...surprises].map(([name, times]): [boolean, string] => [true, `unforeseen answers: ${name} ${times} times`]),
  ]
  return faults.filter(([isSo]) => isSo).map(([, fault]) => fault)
}

/** Returns the account as a table, the violations, and a summary line at the end. */
export function mutationReport(run: MutationRun): string[] {
  const { chain, drainedMs, facts, kills, outcomes, ownEnds } = run
  const stages = mutationStages(run)
  const took = outcomes.filter(({ end }) => end === 'done').map(({ tookMs }) => tookMs)
  const times = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  return [
    ...stageTable(stages),
    '',
    `killed        ${times(tally(kills)) || 'nothing'}`,
    `own ends      ${times(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `sent again    ${outcomes.reduce((sum, { retries }) => sum + retries, 0)} times`,
    `drained       ${(drainedMs / 1000).toFixed(1)} s after the last answer`,
    ...mutationErrors(run).map((fault) => `FAULT: ${fault}`),
    '',
    [
      `acts=${took.length} changes=${facts.changed.length} entries=${facts.entries.length}`,
      `lost=${lostOf(stages)} doubled=${doubledOf(stages)} refused=${idsOf(outcomes, 'refused').length}`,
      `chain=${chain} kills=${kills.length} p99=${Math.round(percentile(took, 0.99))}ms`,
    ].join(' '),
  ]
}

function doubledOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, { doubled }) => sum + doubled, 0)
}

function idsOf(outcomes: readonly MutationOutcome[], end: MutationOutcome['end']): string[] {
  return outcomes.filter((outcome) => outcome.end === end).map(({ act }) => act.recordId)
}
