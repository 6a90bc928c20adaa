import { percentile, tally } from '../../support/figures.js'
import { reached, reachedOnce, stageTable, type Stage } from '../stage.js'
import type { MutationFacts } from './mutation-facts.js'
import type { MutationOutcome } from './send-mutation.js'

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

/** Follows every action from its response to the audit trail; a refused action is in none of these places. */
export function mutationStages({ facts, outcomes }: Pick<MutationRun, 'facts' | 'outcomes'>): readonly Stage[] {
  const { changed, entries, published, inOutbox } = facts
  const owed = idsOf(outcomes, 'done')
  const strangers = entries.filter((id) => !owed.includes(id)).length
  const rejectedIds = new Set(idsOf(outcomes, 'refused'))
  const traces = [...changed, ...inOutbox, ...entries].filter((id) => rejectedIds.has(id)).length
  return [
    { name: '1 acknowledged', found: owed.length, missing: [], doubled: 0 },
    reachedOnce('2 changes', owed, changed),
    reachedOnce('3 acts said', owed, inOutbox),
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
  const [auditActions, rejected] = [idsOf(outcomes, 'done').length, idsOf(outcomes, 'refused').length]
  const forbidden = outcomes.filter(({ mutation }) => mutation.isForbidden).length
  const counts = [facts.changed.length, facts.entries.length]
  const surprises = tally(outcomes.flatMap((outcome) => outcome.surprises))
  const errors: [boolean, string][] = [
    [auditActions === 0, 'nothing was done, so nothing was proven'],
    [lost > 0, `${lost} acts that were answered are lost`],
    [doubled > 0, `${doubled} acts or entries are doubled, or are of nothing that was done`],
    [counts.some((count) => count !== auditActions), `${auditActions} acts, ${counts.join(' changes, ')} entries`],
    [
      auditActions + rejected !== outcomes.length,
      `${outcomes.length - auditActions - rejected} acts never got an answer`,
    ],
    [rejected !== forbidden, `${forbidden} acts were forbidden and ${rejected} refused`],
    [chain !== `ok 1..${facts.entries.length}`, `the audit trail: ${chain}`],
    ...[...surprises].map(([name, times]): [boolean, string] => [true, `unforeseen answers: ${name} ${times} times`]),
  ]
  return errors.filter(([isSo]) => isSo).map(([, error]) => error)
}

/** Returns the account as a table, the violations, and a summary line at the end. */
export function mutationReport(run: MutationRun): string[] {
  const { chain, drainedMs, facts, kills, outcomes, ownEnds } = run
  const stages = mutationStages(run)
  const durationsMs = outcomes.filter(({ end }) => end === 'done').map(({ durationMs }) => durationMs)
  const times = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  return [
    ...stageTable(stages),
    '',
    `killed        ${times(tally(kills)) || 'nothing'}`,
    `own ends      ${times(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `sent again    ${outcomes.reduce((sum, { retries }) => sum + retries, 0)} times`,
    `drained       ${(drainedMs / 1000).toFixed(1)} s after the last answer`,
    ...mutationErrors(run).map((error) => `FAULT: ${error}`),
    '',
    [
      `acts=${durationsMs.length} changes=${facts.changed.length} entries=${facts.entries.length}`,
      `lost=${lostOf(stages)} doubled=${doubledOf(stages)} refused=${idsOf(outcomes, 'refused').length}`,
      `chain=${chain} kills=${kills.length} p99=${Math.round(percentile(durationsMs, 0.99))}ms`,
    ].join(' '),
  ]
}

function doubledOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, { doubled }) => sum + doubled, 0)
}

function idsOf(outcomes: readonly MutationOutcome[], end: MutationOutcome['end']): string[] {
  return outcomes.filter((outcome) => outcome.end === end).map(({ mutation }) => mutation.recordId)
}
