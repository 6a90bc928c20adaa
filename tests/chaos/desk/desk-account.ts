import { percentile, tally } from '../../support/figures.js'
import { reached, reachedOnce, stageTable, surplus, type Stage } from '../stage.js'
import type { MutationFact, DeskFacts } from './desk-facts.js'
import type { DeskMutationOutcome } from './send-desk-mutation.js'
import type { WorkOutcome } from './work-enquiry.js'

/** Results of a run on the desk. */
export interface DeskRun {
  readonly outcomes: readonly WorkOutcome[]
  readonly facts: DeskFacts
  /** Message-IDs of all mails, once per arrival. */
  readonly mails: readonly string[]
  /** Number of received mails that are still in the mailbox of the care team. */
  readonly unreadMails: number
  /** Result of verifying the audit trail: `ok 1..N`, or the broken entry. */
  readonly chain: string
  /** Most mails that may arrive twice: each kill of notification while it sends. */
  readonly dupMailBound: number
  readonly kills: readonly string[]
  readonly ownEnds: ReadonlyMap<string, number>
  readonly drainedMs: number
}

export interface DeskAccount {
  readonly stages: readonly Stage[]
  /** Acknowledged actions and replies that are missing at any stage. */
  readonly lost: number
  readonly doubled: number
  /** Replies beyond one for each enquiry, and mails beyond one for each reply that was not recalled. */
  readonly duplicateReplies: number
  /** Mails of replies that arrived again under their Message-ID. */
  readonly dupMails: number
}

/** Follows every action from its response to timeline and audit trail, and every reply to its mail. */
export function deskAccount({
  facts,
  mails,
  outcomes,
  unreadMails,
}: Pick<DeskRun, 'facts' | 'mails' | 'outcomes' | 'unreadMails'>): DeskAccount {
  const auditActions = stoppedBy(outcomes, 'done')
  const replyStages = stagesOfReplies(auditActions, facts, mails)
  const messageStages = stagesOfMessages(outcomes, facts, unreadMails)
  const stages = [...stagesOfMutations(auditActions, facts), ...replyStages, ...messageStages]
  const ofReplies = new Set(facts.deliveries.map(({ messageId }) => messageId))
  return {
    stages,
    lost: new Set(stages.flatMap(({ missing }) => missing)).size,
    doubled: doubledOf(stages),
    duplicateReplies: doubledOf(replyStages),
    dupMails: surplus(mails.filter((messageId) => ofReplies.has(messageId))),
  }
}

function stagesOfMutations(auditActions: readonly DeskMutationOutcome[], facts: DeskFacts): readonly Stage[] {
  const owed = auditActions.map(({ mutation }) => nameOf(mutation))
  const [lines, inOutbox, entries] = [facts.lines, facts.inOutbox, facts.entries].map(namesOf) as [
    string[],
    string[],
    string[],
  ]
  const owedSet = new Set(owed)
  const strange = [...lines, ...inOutbox, ...entries].filter((name) => !owedSet.has(name)).length
  return [
    { name: '1 acknowledged', found: owed.length, missing: [], doubled: surplus(owed) },
    reachedOnce('2 lines of timelines', owed, lines),
    reachedOnce('3 acts said', owed, inOutbox),
    reached('4 acts published', owed, namesOf(facts.published)),
    reachedOnce('5 audit entries', owed, entries),
    { name: '6 traces of nothing done', found: strange, missing: [], doubled: strange },
  ]
}

function stagesOfReplies(
  auditActions: readonly DeskMutationOutcome[],
  { replies, deliveries }: DeskFacts,
  mails: readonly string[],
): readonly Stage[] {
  const arrived = new Set(mails)
  const replied = auditActions.filter(({ mutation }) => mutation.kind === 'replied')
  const recalled = new Set(
    auditActions.flatMap(({ mutation }) => (mutation.kind === 'reply-recalled' ? [mutation.replyId] : [])),
  )
  const owed = replied.flatMap(({ replyId }) => (replyId && !recalled.has(replyId) ? [replyId] : []))
  const mailed = deliveries.filter(({ messageId }) => arrived.has(messageId)).map(({ replyId }) => replyId)
  const strange = mailed.filter((replyId) => !owed.includes(replyId)).length
  const enquiryIds = (rows: readonly { readonly enquiryId: string }[]) => rows.map(({ enquiryId }) => enquiryId)
  return [
    reachedOnce('7 one answer for each', enquiryIds(replied.map(({ mutation }) => mutation)), enquiryIds(replies)),
    reachedOnce(
      '8 mails of answers queued',
      owed,
      deliveries.map(({ replyId }) => replyId).filter((id) => !recalled.has(id)),
    ),
    reachedOnce('9 unique mails of answers', owed, mailed),
    { name: '9 mails of no such answer', found: strange, missing: [], doubled: strange },
  ]
}

/** Follows every message of a patient from its mailbox or page to one line of a timeline. */
function stagesOfMessages(
  outcomes: readonly WorkOutcome[],
  { messageLines, messages }: DeskFacts,
  unreadMails: number,
): readonly Stage[] {
  const emailed = outcomes.flatMap(({ enquiryId, patient }) => (enquiryId && patient.hasEmailed ? [enquiryId] : []))
  const fromPage = outcomes.flatMap(({ patient }) => patient.pageMessageId ?? [])
  const ofSource = (source: string) => messages.filter((message) => message.source === source)
  const byEmail = ofSource('email').map(({ enquiryId }) => enquiryId)
  const byPage = ofSource('page').map(({ id }) => id)
  const strange = byEmail.filter((id) => !emailed.includes(id)).length
  const waiting = Array.from({ length: unreadMails }, (_one, position) => `mail ${position}`)
  return [
    { name: '10 mails taken from mailbox', found: emailed.length, missing: waiting, doubled: 0 },
    reachedOnce('11 messages by mail', emailed, byEmail),
    reachedOnce('12 messages of the page', fromPage, byPage),
    reachedOnce(
      '13 lines of messages',
      messages.map(({ id }) => id),
      messageLines,
    ),
    { name: '14 messages of no patient', found: strange, missing: [], doubled: strange },
  ]
}

/** Returns the violations found; empty when the run is good. */
export function deskErrors(run: DeskRun): string[] {
  const { chain, dupMailBound, facts, outcomes } = run
  const { doubled, duplicateReplies, dupMails, lost } = deskAccount(run)
  const auditActions = stoppedBy(outcomes, 'done').length
  const unanswered =
    stoppedBy(outcomes, 'unanswered').length +
    outcomes.filter(({ enquiryId }) => !enquiryId).length +
    outcomes.reduce((sum, { patient }) => sum + patient.unanswered, 0)
  const surprises = tally(outcomes.flatMap(surprisesOf))
  const errors: [boolean, string][] = [
    [auditActions === 0, 'nothing was done, so nothing was proven'],
    [racesOf(outcomes) === 0, 'nobody raced anybody, so nothing was proven of that'],
    [!outcomes.some(({ patient }) => patient.hasEmailed), 'no patient wrote, so nothing was proven of received mail'],
    [lost > 0, `${lost} acts or answers that were acknowledged are lost`],
    [duplicateReplies > 0, `${duplicateReplies} answers are doubled`],
    [doubled > duplicateReplies, `${doubled - duplicateReplies} acts are doubled, or left traces and were not done`],
    [auditActions !== facts.entries.length, `${auditActions} acts, ${facts.entries.length} audit entries`],
    [dupMails > dupMailBound, `${dupMails} mails arrived twice; ${dupMailBound} may`],
    [unanswered > 0, `${unanswered} enquiries or acts never got an answer; received last: ${lastReceivedOf(outcomes)}`],
    [!chain.startsWith('ok 1..'), `the audit trail: ${chain}`],
    ...[...surprises].map(([name, times]): [boolean, string] => [true, `unforeseen answers: ${name} ${times} times`]),
  ]
  return errors.filter(([isSo]) => isSo).map(([, error]) => error)
}

function surprisesOf({ mutations, patient }: WorkOutcome): readonly string[] {
  return [...mutations.flatMap((mutation) => mutation.surprises), ...patient.surprises]
}

/** Returns the last responses to abandoned acts with their numbers. */
function lastReceivedOf(outcomes: readonly WorkOutcome[]): string {
  const received = outcomes.flatMap(({ mutations, patient }) =>
    [...mutations, patient].flatMap(({ lastReceived }) => lastReceived ?? []),
  )
  return [...tally(received)].map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing'
}

/** Returns the account as a table, the violations, and a summary line at the end. */
export function deskReport(run: DeskRun): string[] {
  const { chain, drainedMs, dupMailBound, facts, kills, outcomes, ownEnds } = run
  const { doubled, duplicateReplies, dupMails, lost, stages } = deskAccount(run)
  const all = outcomes.flatMap(({ mutations: auditActions }) => auditActions)
  const durationsMs = stoppedBy(outcomes, 'done').map(({ durationMs }) => durationMs)
  const times = (counts: ReadonlyMap<string, number>) => [...counts].map(([name, n]) => `${name} ${n}`).join(', ')
  return [
    ...stageTable(stages),
    '',
    `enquiries     ${outcomes.length}; two agents answered the same version ${racesOf(outcomes)} times`,
    `acts          ${times(tally(all.map(({ mutation, end }) => (end === 'done' ? mutation.kind : `${mutation.kind} ${end}`))))}`,
    `patients      ${facts.messages.length} messages, ${outcomes.filter(({ patient }) => patient.pageMessageId).length} of them from the page`,
    `killed        ${times(tally(kills)) || 'nothing'}`,
    `own ends      ${times(ownEnds) || 'none'} (started again, as an orchestrator would)`,
    `sent again    ${all.reduce((sum, { retries }) => sum + retries, 0)} times`,
    `drained       ${(drainedMs / 1000).toFixed(1)} s after the last answer`,
    `mails         ${dupMails} of answers arrived twice (at most ${dupMailBound}: kills of notification x sends at once)`,
    ...deskErrors(run).map((error) => `FAULT: ${error}`),
    '',
    [
      `acts=${durationsMs.length} entries=${facts.entries.length} lost=${lost} doubled=${doubled}`,
      `duplicateReplies=${duplicateReplies} refused=${stoppedBy(outcomes, 'refused').length}`,
      `chain=${chain} kills=${kills.length} p99=${Math.round(percentile(durationsMs, 0.99))}ms`,
    ].join(' '),
  ]
}

/**
 * Returns the number of races: two agents replied to the same version, and one of them was refused because of the
 * other.
 */
function racesOf(outcomes: readonly WorkOutcome[]): number {
  return stoppedBy(outcomes, 'refused').filter(({ mutation }) => mutation.kind === 'replied').length
}

function stoppedBy(outcomes: readonly WorkOutcome[], end: DeskMutationOutcome['end']): readonly DeskMutationOutcome[] {
  return outcomes.flatMap(({ mutations: auditActions }) => auditActions.filter((outcome) => outcome.end === end))
}

function doubledOf(stages: readonly Stage[]): number {
  return stages.reduce((sum, { doubled }) => sum + doubled, 0)
}

/** Returns a name that distinguishes one action of a run from all others. */
function nameOf({ by, enquiryId, kind }: MutationFact): string {
  return `${enquiryId} ${kind} ${by}`
}

function namesOf(facts: readonly MutationFact[]): string[] {
  return facts.map(nameOf)
}
