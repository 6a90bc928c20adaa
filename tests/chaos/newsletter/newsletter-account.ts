import { newsletterBatchSize } from '@seneb/contracts/vocabulary/newsletter'

import { tally } from '../../support/figures.js'
import { reachedOnce, stageTable, type Stage } from '../stage.js'

/** Results of a run in which an issue is sent, stopped and resumed under kills. */
export interface NewsletterRun {
  /** Addresses that were confirmed before the start. */
  readonly subscribers: readonly string[]
  /** Recipients of the mails that the mail server accepted, once for each mail. */
  readonly arrived: readonly string[]
  /** Mails that had arrived before a person settled the uncertain ones. */
  readonly arrivedByThemselves: number
  /** Mails with an unknown result that a person looked up and resolved. */
  readonly uncertain: number
  /** Mails that arrived after the stop was confirmed. */
  readonly afterStop: number
  /** Recipients by state in the end. */
  readonly states: Readonly<Record<string, number>>
  readonly issueState: string
  readonly kills: readonly string[]
  readonly ownEnds: ReadonlyMap<string, number>
  readonly durationMs: number
}

function stageOf({ arrived, subscribers }: NewsletterRun): Stage {
  return reachedOnce('subscribers with the issue', subscribers, arrived)
}

/** Returns the violations found; empty when the run is good. */
export function newsletterErrors(run: NewsletterRun): string[] {
  const { afterStop, arrived, arrivedByThemselves, issueState, states, subscribers, uncertain } = run
  const { doubled, missing } = stageOf(run)
  const strangers = arrived.filter((address) => !subscribers.includes(address)).length
  const errors: [boolean, string][] = [
    [arrived.length === 0, 'nothing was sent, so nothing was proven'],
    [doubled > 0, `${doubled} mails came twice`],
    [missing.length > 0, `${missing.length} subscribers got no mail`],
    [arrivedByThemselves + uncertain < subscribers.length, 'somebody got no mail and was not listed as uncertain'],
    [strangers > 0, `${strangers} mails went to others`],
    [afterStop > newsletterBatchSize, `${afterStop} mails left after the stop, more than a batch`],
    [issueState !== 'sent', `the issue is ${issueState} in the end`],
    [states['delivered'] !== subscribers.length, `recipients are ${JSON.stringify(states)} in the end`],
  ]
  return errors.filter(([isSo]) => isSo).map(([, error]) => error)
}

/** Returns the account as a table, the violations, and a summary line at the end. */
export function newsletterReport(run: NewsletterRun): string[] {
  const { afterStop, arrived, kills, ownEnds, subscribers, durationMs, uncertain } = run
  const { doubled, missing } = stageOf(run)
  const times = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  return [
    ...stageTable([stageOf(run)]),
    '',
    `killed        ${times(tally(kills)) || 'nothing'}`,
    `own ends      ${times(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `uncertain     ${uncertain}, settled by the log of the mail server`,
    `after a stop  ${afterStop} mails`,
    ...newsletterErrors(run).map((error) => `FAULT: ${error}`),
    '',
    [
      `subscribers=${subscribers.length} mails=${arrived.length} missing=${missing.length} doubled=${doubled}`,
      `uncertain=${uncertain} afterStop=${afterStop} kills=${kills.length} took=${Math.round(durationMs / 1000)}s`,
    ].join(' '),
  ]
}
