import { percentile, tally } from '../../support/figures.js'
import { stageTable } from '../stage.js'
import type { SubmissionAccount } from './submission-account.js'
import type { SubmissionOutcome } from './submit-on-behalf.js'

/** Results of a run of partners. */
export interface SubmissionRun {
  readonly account: SubmissionAccount
  readonly outcomes: readonly SubmissionOutcome[]
  readonly mails: number
  /** Most mails that may arrive twice: each kill of notification while it sends. */
  readonly dupMailBound: number
  readonly kills: readonly string[]
  readonly wipes: number
  readonly ownEnds: ReadonlyMap<string, number>
  readonly drainedMs: number
}

/** Returns the violations found; empty when the run is good. */
export function submissionErrors({ account, dupMailBound, outcomes }: SubmissionRun): string[] {
  const { doubled, dupMails, lost } = account
  const responded = outcomes.filter(({ isRefused, receipts }) => isRefused || receipts.length > 0)
  const misjudged = responded.filter(
    ({ submitOnBehalf, isRefused }) => isRefused !== (submitOnBehalf.manner === 'invalid'),
  ).length
  const changed = outcomes.filter(({ isChangeRejected }) => isChangeRejected === false).length
  const unanswered = outcomes.length - responded.length
  const surprises = tally(outcomes.flatMap((outcome) => outcome.surprises))
  const errors: [boolean, string][] = [
    [lost > 0, `${lost} acknowledged enquiries are lost`],
    [
      doubled > 0,
      `${doubled} rows, events, plans, deliveries or references are doubled, or left by a key for trying out`,
    ],
    [dupMails > dupMailBound, `${dupMails} mails arrived twice; ${dupMailBound} may`],
    [acknowledged(outcomes).length === 0, 'nothing was acknowledged, so nothing was proven'],
    [unanswered > 0, `${unanswered} never got an answer`],
    [misjudged > 0, `${misjudged} valid ones were refused or invalid ones accepted`],
    [changed > 0, `${changed} times other words were taken under a reference that there was`],
    ...[...surprises].map(([name, times]): [boolean, string] => [true, `unforeseen answers: ${name} ${times} times`]),
  ]
  return errors.filter(([isSo]) => isSo).map(([, error]) => error)
}

/** Returns the account as a table, other figures of interest, and a summary line at the end. */
export function submissionReport(run: SubmissionRun): string[] {
  const { account, drainedMs, dupMailBound, kills, mails, outcomes, ownEnds, wipes } = run
  const durationsMs = acknowledged(outcomes).map(({ durationMs }) => durationMs)
  const times = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  const p99 = Math.round(percentile(durationsMs, 0.99))
  return [
    ...stageTable(account.stages),
    '',
    `handed in     ${outcomes.length}: ${times(tally(outcomes.map(({ submitOnBehalf }) => submitOnBehalf.manner)))}`,
    `keys          ${times(tally(outcomes.map(({ submitOnBehalf }) => submitOnBehalf.keyHabit)))}; whoever has no key of their own is known by their reference`,
    `killed        ${times(tally(kills)) || 'nothing'}${wipes > 0 ? `; NATS lost its store ${wipes} times` : ''}`,
    `own ends      ${times(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `sent again    ${outcomes.reduce((sum, { retries }) => sum + retries, 0)} times`,
    `drained       ${(drainedMs / 1000).toFixed(1)} s after the last answer`,
    `mails         ${mails}, ${account.dupMails} of them twice (at most ${dupMailBound}: kills of notification x sends at once)`,
    ...submissionErrors(run).map((error) => `FAULT: ${error}`),
    '',
    `acknowledged=${durationsMs.length} lost=${account.lost} doubled=${account.doubled} dupMails=${account.dupMails}/${mails} kills=${kills.length} p99=${p99}ms`,
  ]
}

function acknowledged(outcomes: readonly SubmissionOutcome[]): readonly SubmissionOutcome[] {
  return outcomes.filter(({ receipts }) => receipts.length > 0)
}
