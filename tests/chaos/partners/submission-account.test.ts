import { expect, test } from '@jest/globals'

import { submissionAccount, type ArrivedMail, type SubmissionFacts } from './submission-account.js'
import { submissionErrors, submissionReport, type SubmissionRun } from './submission-report.js'
import type { SubmissionOutcome } from './submit-on-behalf.js'
import type { SubmissionManner } from './submissions.js'
import type { Note } from './read-notes.js'

const outcome = (
  id: string,
  manner: SubmissionManner = 'once',
  change: Partial<SubmissionOutcome> = {},
): SubmissionOutcome => ({
  submitOnBehalf: {
    partner: 'Nile Travel',
    partnerReference: `trip-${id}`,
    manner,
    keyHabit: 'none',
    email: `${id}@example.com`,
    input: {},
    agreedAt: '2027-01-05T09:30:00Z',
  },
  receipts: [id],
  isRefused: false,
  durationMs: 12,
  retries: 1,
  surprises: [],
  ...change,
})
const note = (id: string, change: Partial<Note> = {}): Note => ({
  id,
  partner: 'Nile Travel',
  partnerReference: `trip-${id}`,
  mode: 'live',
  ...change,
})
const ids = ['a', 'b']
const publishedBy = (by: string) => ids.map((id) => ({ eventId: `${by}-${id}`, tripPlanId: id, isPublished: true }))
const deliveries = ids.flatMap((id) =>
  (['receipt', 'operator'] as const).map((kind) => ({
    tripPlanId: id,
    kind,
    isSent: true,
    messageId: `<${kind}-${id}@seneb>`,
  })),
)
const mails: readonly ArrivedMail[] = deliveries.map(({ kind, messageId, tripPlanId }) => ({
  messageId,
  to: [kind === 'receipt' ? `${tripPlanId}@example.com` : 'operators@seneb.example'],
  text: 'Nile Travel sent us your request',
}))
const tripPlans = ids.map((id) => ({ id, email: `${id}@example.com` }))
const tried = outcome('t', 'tried-out')
const invalid = outcome('x', 'invalid', { receipts: [], isRefused: true })

/** Two complete enquiries, one with a test key and one invalid one; `change` breaks one of their facts. */
const run = (
  { stored, ...change }: Partial<SubmissionFacts> = {},
  more: Partial<SubmissionRun> = {},
): SubmissionRun => {
  const outcomes = change.outcomes ?? [outcome('a'), outcome('b'), tried, invalid]
  const account = submissionAccount({
    stored: {
      tripPlans,
      submitted: publishedBy('enquiry'),
      planRequested: publishedBy('wish'),
      announced: publishedBy('planning'),
      deliveries,
      planningInbox: new Set(publishedBy('wish').map(({ eventId }) => eventId)),
      notificationInbox: new Set([...publishedBy('enquiry'), ...publishedBy('planning')].map(({ eventId }) => eventId)),
      ...stored,
    },
    notes: [note('a'), note('b'), note('t', { mode: 'test' })],
    mails,
    ...change,
    outcomes,
  })
  return {
    account,
    outcomes,
    mails: mails.length,
    dupMailBound: 0,
    kills: ['nats'],
    wipes: 0,
    ownEnds: new Map(),
    drainedMs: 0,
    ...more,
  }
}
const stored = (change: Partial<SubmissionFacts['stored']>) => ({ stored: change as SubmissionFacts['stored'] })

test('a run whose submissions were each processed once is good, and is summed up in one line [S11, D-71]', () => {
  expect(submissionErrors(run())).toEqual([])
  expect(submissionReport(run()).at(-1)).toBe('acknowledged=3 lost=0 doubled=0 dupMails=0/4 kills=1 p99=12ms')
})

test.each<[string, SubmissionRun, string]>([
  ['an enquiry without a note', run({ notes: [note('a'), note('t', { mode: 'test' })] }), 'lost'],
  ['a note without its enquiry', run(stored({ tripPlans: tripPlans.slice(1) })), 'lost'],
  ['a receipt that names nobody', run({ mails: mails.map((mail) => ({ ...mail, text: 'Hello' })) }), 'lost'],
  ['a mail that did not come', run({ mails: mails.slice(1) }), 'lost'],
  [
    'a second enquiry under one reference',
    run({ notes: [note('a'), note('b'), note('c', { partnerReference: 'trip-a' }), note('t', { mode: 'test' })] }),
    'doubled',
  ],
  [
    'two receipts for one',
    run({ outcomes: [outcome('a', 'once', { receipts: ['a', 'b'] }), outcome('b'), tried] }),
    'doubled',
  ],
  [
    'an enquiry by a key for trying out',
    run(stored({ tripPlans: [...tripPlans, { id: 't', email: 't@example.com' }] })),
    'left by a key for trying out',
  ],
  ['what was tried out and not noted', run({ notes: [note('a'), note('b')] }), 'lost'],
  ['a mail that came twice', run({ mails: [...mails, ...mails.slice(0, 1)] }), 'arrived twice'],
  ['one that nobody answered', run({ outcomes: [outcome('a'), outcome('b', 'once', { receipts: [] })] }), 'answer'],
  ['an invalid one that was taken', run({ outcomes: [outcome('a'), outcome('b', 'invalid')] }), 'accepted'],
  [
    'other words that were taken',
    run({ outcomes: [outcome('a', 'changed', { isChangeRejected: false }), outcome('b')] }),
    'other words',
  ],
  ['an unforeseen answer', run({ outcomes: [outcome('a', 'once', { surprises: ['THROTTLED'] })] }), 'THROTTLED'],
  ['nothing at all', run({ outcomes: [] }), 'nothing'],
])('%s is a fault [S11, D-71]', (_name, bad, word) => {
  expect(submissionErrors(bad).join('\n')).toContain(word)
})
