import { percentile, tally } from '../support/figures.js'
import type { Account } from './account.js'
import { isGone } from './mixed-trip-plans.js'
import { stageTable } from './stage.js'
import type { Outcome } from './submit.js'

/** Results of a run. */
export interface ChaosResult {
  readonly account: Account
  /**
   * Number of requests that the gateway still counted as in progress after the last client had its response or had
   * disconnected.
   */
  readonly inFlight: number
  /** Email addresses of submissions stored for clients that disconnected permanently. */
  readonly storedForDisconnected: readonly string[]
  readonly outcomes: readonly Outcome[]
  readonly kills: readonly string[]
  readonly wipes: number
  /** Deployables that ended without being killed, with how often. */
  readonly ownEnds: ReadonlyMap<string, number>
  readonly drainedMs: number
  /** Most mails that may arrive twice: each kill of notification while it sends. */
  readonly dupMailBound: number
}

/** Returns the account as a table, other figures of interest, and a summary line at the end. */
export function reportLines(result: ChaosResult): string[] {
  return [
    ...stageTable(result.account.stages),
    '',
    ...sideNotes(result),
    ...findErrors(result).map((error) => `FAULT: ${error}`),
    '',
    lastLine(result),
  ]
}

/** Returns the violations found; empty when the run is good. */
export function findErrors({
  account,
  dupMailBound,
  inFlight,
  outcomes: all,
  storedForDisconnected,
}: ChaosResult): string[] {
  const outcomes = all.filter(({ submission }) => !isGone(submission))
  const halves = all.filter(({ submission }) => isGone(submission) && submission.disconnect?.way === 'amid-body')
  const halvesStored = halves.filter(({ submission }) => storedForDisconnected.includes(submission.email)).length
  const acked = acknowledged(outcomes)
  const responded = outcomes.filter(({ isRefused, receipts }) => isRefused || receipts.length > 0)
  const unanswered = outcomes.length - responded.length
  const misjudged = responded.filter(({ isRefused, submission }) => isRefused !== (submission.manner === 'invalid'))
  const lastReceived = outcomes.flatMap(({ lastReceived }) => lastReceived)
  const errors: [boolean, string][] = [
    [account.lost > 0, `${account.lost} acknowledged or stored enquiries are lost`],
    [inFlight !== 0, `${inFlight} requests are still counted as at work`],
    [halvesStored > 0, `${halvesStored} enquiries were stored of which only a part was sent`],
    [account.doubled > 0, `${account.doubled} rows, events, plans or deliveries are doubled`],
    [account.dupMails > dupMailBound, `${account.dupMails} mails arrived twice; ${dupMailBound} may`],
    [acked.length === 0, 'nothing was acknowledged, so nothing was proven'],
    [unanswered > 0, `${unanswered} submissions never got an answer; heard last: ${timesOf(tally(lastReceived))}`],
    [misjudged.length > 0, `${misjudged.length} valid submissions were refused or invalid ones accepted`],
    ...surprisesOf(outcomes).map((surprise): [boolean, string] => [true, `unforeseen answers: ${surprise}`]),
  ]
  return errors.filter(([isSo]) => isSo).map(([, error]) => error)
}

function lastLine({ account, inFlight, kills, outcomes }: ChaosResult): string {
  const { doubled, dupMails, lost, mails } = account
  const p99 = Math.round(percentile(acknowledged(outcomes), 0.99))
  const disconnected = outcomes.filter(({ submission }) => submission.disconnect).length
  return `lost=${lost} doubled=${doubled} inFlight=${inFlight} left=${disconnected} dupMails=${dupMails}/${mails} kills=${kills.length} p99=${p99}ms`
}

function sideNotes(result: ChaosResult): string[] {
  const { account, drainedMs, dupMailBound, kills, outcomes, ownEnds, wipes } = result
  const durationsMs = acknowledged(outcomes)
  const ms = (part: number) => `${Math.round(percentile(durationsMs, part))} ms`
  const rejected = outcomes.filter(({ isRefused }) => isRefused).length
  const twice = outcomes.filter(({ submission }) => submission.manner === 'twice-at-once').length
  return [
    `submissions   ${outcomes.length}: ${durationsMs.length} acknowledged (${twice} sent twice at once), ${rejected} refused as they should be`,
    remainingLine(result),
    `killed        ${timesOf(tally(kills)) || 'nothing'}${wipes > 0 ? `; NATS lost its store ${wipes} times` : ''}`,
    `own ends      ${timesOf(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `retries       ${outcomes.reduce((sum, { retries }) => sum + retries, 0)} by the clients, each under its first key`,
    `acknowledged  p50 ${ms(0.5)}, p99 ${ms(0.99)}, slowest ${ms(1)}`,
    `drained       ${(drainedMs / 1000).toFixed(1)} s after the last answer`,
    `mails         ${account.mails}, ${account.dupMails} of them twice (at most ${dupMailBound}: kills of notification x sends at once)`,
  ]
}

function remainingLine({ outcomes, storedForDisconnected }: ChaosResult): string {
  const disconnected = outcomes.filter(({ submission }) => submission.disconnect)
  const neverReturned = disconnected.filter(({ submission }) => isGone(submission)).length
  const ways = disconnected.map(({ submission: { disconnect } }) => `${disconnect?.way} at ${disconnect?.endpoint}`)
  return `left          ${disconnected.length} (${timesOf(tally(ways))}): ${disconnected.length - neverReturned} came back, ${storedForDisconnected.length} of the other ${neverReturned} were stored`
}

function timesOf(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([name, times]) => `${name} ${times}`).join(', ')
}

function surprisesOf(outcomes: readonly Outcome[]): string[] {
  const counts = tally(outcomes.flatMap(({ surprises }) => surprises))
  return [...counts].map(([name, times]) => `${name} ${times} times`)
}

function acknowledged(outcomes: readonly Outcome[]): number[] {
  return outcomes.filter(({ receipts }) => receipts.length > 0).map(({ durationMs }) => durationMs)
}
