import { accountFor } from '../account.js'
import type { StoredFacts } from '../read-facts.js'
import { reached, reachedOnce, surplus, type Stage } from '../stage.js'
import type { SubmissionOutcome } from './submit-on-behalf.js'
import type { Note } from './read-notes.js'

/** A received mail with the needed fields. */
export interface ArrivedMail {
  readonly messageId: string
  readonly to: readonly string[]
  readonly text: string
}

/** Facts found about all submitted enquiries. */
export interface SubmissionFacts {
  readonly outcomes: readonly SubmissionOutcome[]
  readonly stored: StoredFacts
  readonly notes: readonly Note[]
  readonly mails: readonly ArrivedMail[]
}

export interface SubmissionAccount {
  readonly stages: readonly Stage[]
  /** Acknowledged ones that are missing at any stage. */
  readonly lost: number
  /** Number of duplicates, and of traces of a test key other than its note. */
  readonly doubled: number
  readonly dupMails: number
}

/** Follows partners' enquiries through the same stages as all others, and checks the partners' references as well. */
export function submissionAccount(facts: SubmissionFacts): SubmissionAccount {
  const { mails, outcomes, stored } = facts
  const live = outcomes.filter(
    ({ submitOnBehalf, receipts }) => submitOnBehalf.manner !== 'tried-out' && receipts.length > 0,
  )
  const receipts = live.map((outcome) => outcome.receipts)
  const account = accountFor({
    ...stored,
    receipts,
    storedForDisconnected: [],
    mails: mails.map(({ messageId }) => messageId),
  })
  const stages = [...account.stages, ...stagesOfNotes(live, facts), receiptsNaming(live, facts), triedOut(facts)]
  return {
    stages,
    lost: new Set(stages.flatMap(({ missing }) => missing)).size,
    doubled: stages.reduce((sum, { doubled }) => sum + doubled, 0),
    dupMails: account.dupMails,
  }
}

function stagesOfNotes(live: readonly SubmissionOutcome[], { notes }: SubmissionFacts): Stage[] {
  const own = notes.filter(({ mode }) => mode === 'live')
  const names = own.map(nameOf)
  const owedNames = live.map(({ submitOnBehalf }) => nameOf(submitOnBehalf))
  return [
    reachedOnce('8 notes of partners', idsOf(live), idsIn(own)),
    // Grouped by name only: regardless of returned ids, each name has one enquiry.
    { ...reached('8 references of partners', owedNames, names), doubled: surplus(names) },
  ]
}

/** Checks that every person's receipt names the partner who submitted their enquiry. */
function receiptsNaming(live: readonly SubmissionOutcome[], { mails }: SubmissionFacts): Stage {
  const named = live.filter(({ submitOnBehalf: { email, partner } }) =>
    mails.some(({ text, to }) => to.includes(email) && text.includes(partner)),
  )
  return reached('9 receipts naming the partner', idsOf(live), idsOf(named))
}

/** A test key leaves one note, and neither an enquiry nor an email. */
function triedOut({ mails, notes, outcomes, stored }: SubmissionFacts): Stage {
  const tried = outcomes.filter(({ submitOnBehalf }) => submitOnBehalf.manner === 'tried-out')
  const emails = new Set(tried.map(({ submitOnBehalf }) => submitOnBehalf.email))
  const found = idsIn(notes.filter(({ mode }) => mode === 'test'))
  const traces =
    stored.tripPlans.filter(({ email }) => emails.has(email)).length +
    mails.filter(({ to }) => to.some((address) => emails.has(address))).length
  const stage = reachedOnce('10 tried out, a note alone', idsOf(tried), found)
  return { ...stage, doubled: stage.doubled + traces }
}

function nameOf({
  partner,
  partnerReference,
}: {
  readonly partner: string
  readonly partnerReference: string
}): string {
  return `${partner} ${partnerReference}`
}

function idsOf(outcomes: readonly SubmissionOutcome[]): string[] {
  return [...new Set(outcomes.flatMap(({ receipts }) => receipts))]
}

function idsIn(notes: readonly Note[]): string[] {
  return notes.map(({ id }) => id)
}
