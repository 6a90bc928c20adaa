import { percentile, tally } from '../../support/figures.js'
import { reachedOnce, stageTable, type Stage } from '../stage.js'
import type { EditFacts } from './edit-facts.js'
import type { Edit } from './edits.js'
import type { EditOutcome } from './send-edit.js'

/** Results of a run of edits. */
export interface EditRun {
  readonly outcomes: readonly EditOutcome[]
  readonly facts: EditFacts
  /** Result of verifying the audit trail: `ok 1..N`, or the broken entry. */
  readonly chain: string
  readonly kills: readonly string[]
  readonly ownEnds: ReadonlyMap<string, number>
  readonly drainedMs: number
}

/** Follows every edit from its response to the versions and the audit trail. */
export function editStages({ facts, outcomes }: Pick<EditRun, 'facts' | 'outcomes'>): readonly Stage[] {
  const markersOf = (kind: Edit['kind']) =>
    doneOf(outcomes).flatMap(({ edit }) => (edit.kind === kind ? [edit.marker] : []))
  const { changes, entries, prices, settings, texts, torn } = facts
  const overtaken = outcomes.filter(({ end }) => end === 'overtaken').map(({ edit }) => edit.marker)
  const strange = [...texts, ...settings, ...prices].filter((marker) => overtaken.includes(marker)).length
  const unfounded = entries.filter((entry) => !new Set(changes).has(entry)).length
  return [
    { name: '1 acknowledged', found: doneOf(outcomes).length, missing: [], doubled: 0 },
    reachedOnce('2 in the texts', markersOf('text'), texts),
    reachedOnce('3 in versions of settings', markersOf('setting'), settings),
    reachedOnce('4 in versions of prices', markersOf('price'), prices),
    { ...reachedOnce('5 audit entries of changes', changes, entries), doubled: unfounded },
    { name: '6 traces of overtaken prices', found: strange, missing: [], doubled: strange },
    { name: '7 texts that differ on site', found: torn.length, missing: [], doubled: torn.length },
  ]
}

export function lostOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, { missing }) => sum + missing.length, 0)
}

function doubledOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, { doubled }) => sum + doubled, 0)
}

function doneOf(outcomes: readonly EditOutcome[]): readonly EditOutcome[] {
  return outcomes.filter(({ end }) => end === 'done')
}

/** Returns the violations found; empty when the run is good. */
export function editErrors(run: EditRun): string[] {
  const { chain, outcomes } = run
  const stages = editStages(run)
  const [lost, doubled] = [lostOf(stages), doubledOf(stages)]
  const unanswered = outcomes.filter(({ end }) => end === 'unanswered').length
  const surprises = tally(outcomes.flatMap((outcome) => outcome.surprises))
  const errors: [boolean, string][] = [
    [doneOf(outcomes).length === 0, 'nothing was done, so nothing was proven'],
    [conflictsOf(outcomes) === 0, 'no two people met at a record, so nothing was proven of that'],
    [lost > 0, `${lost} edits or audit entries are lost`],
    [doubled > 0, `${doubled} edits or audit entries are doubled, or are of nothing that was done`],
    [unanswered > 0, `${unanswered} edits never got an answer`],
    [!chain.startsWith('ok 1..'), `the audit trail: ${chain}`],
    ...[...surprises].map(([name, times]): [boolean, string] => [true, `unforeseen answers: ${name} ${times} times`]),
  ]
  return errors.filter(([isSo]) => isSo).map(([, error]) => error)
}

/** Returns the account as a table, the violations, and a summary line at the end. */
export function editReport(run: EditRun): string[] {
  const { chain, drainedMs, facts, kills, outcomes, ownEnds } = run
  const stages = editStages(run)
  const times = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  const durationsMs = doneOf(outcomes).map(({ tookMs }) => tookMs)
  return [
    ...stageTable(stages),
    '',
    `edits         ${times(tally(outcomes.map(({ edit, end }) => (end === 'done' ? edit.kind : `${edit.kind} ${end}`))))}`,
    `conflicts     ${conflictsOf(outcomes)} times somebody else had changed the record first`,
    `killed        ${times(tally(kills)) || 'nothing'}`,
    `own ends      ${times(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `sent again    ${outcomes.reduce((sum, { retries }) => sum + retries, 0)} times`,
    `drained       ${(drainedMs / 1000).toFixed(1)} s after the last answer`,
    ...editErrors(run).map((error) => `FAULT: ${error}`),
    '',
    [
      `edits=${durationsMs.length} changes=${facts.changes.length} entries=${facts.entries.length}`,
      `lost=${lostOf(stages)} doubled=${doubledOf(stages)} conflicts=${conflictsOf(outcomes)}`,
      `chain=${chain} kills=${kills.length} p99=${Math.round(percentile(durationsMs, 0.99))}ms`,
    ].join(' '),
  ]
}

function conflictsOf(outcomes: readonly EditOutcome[]): number {
  return outcomes.reduce((sum, { conflicts }) => sum + conflicts, 0)
}
