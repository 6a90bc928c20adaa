import { expect, test } from '@jest/globals'

import { deskErrors, deskReport, type DeskRun } from './desk-account.js'
import type { MutationFact, DeskFacts } from './desk-facts.js'
import type { Agent, DeskMutationKind } from './desk-work.js'
import type { DeskMutationOutcome } from './send-desk-mutation.js'

type End = DeskMutationOutcome['end']

const outcome = (kind: DeskMutationKind, by: Agent, change: { end?: End; replyId?: string; of?: string } = {}) => {
  const { replyId, end = 'done', of: enquiryId = 'a' } = change
  const mutation = { enquiryId, kind, by, ...(kind === 'reply-recalled' ? { replyId } : {}) }
  return { mutation, end, replyId, durationMs: 12, retries: 0, surprises: [] as string[] }
}
const fact = (enquiryId: string, kind: string, by: string): MutationFact => ({ enquiryId, kind, by })

/** Two enquiries: one gets its reply in a race, the other's reply is recalled. */
const patient = { hasEmailed: true, pageMessageId: 'page-a', unanswered: 0, surprises: [] as string[] }
const idle = { hasEmailed: false, unanswered: 0, surprises: [] as string[] }
const outcomes = [
  {
    enquiryId: 'a',
    patient,
    mutations: [
      outcome('claimed', 'care-agent'),
      outcome('replied', 'care-agent', { replyId: 'reply-a' }),
      outcome('replied', 'care-lead', { end: 'refused' }),
    ],
  },
  {
    enquiryId: 'b',
    patient: idle,
    mutations: [
      outcome('replied', 'care-lead', { of: 'b', replyId: 'reply-b' }),
      outcome('reply-recalled', 'care-lead', { of: 'b', replyId: 'reply-b' }),
    ],
  },
]
const all = [
  fact('a', 'claimed', 'care-agent'),
  fact('a', 'replied', 'care-agent'),
  fact('b', 'replied', 'care-lead'),
  fact('b', 'reply-recalled', 'care-lead'),
]
const good: DeskFacts = {
  lines: all,
  inOutbox: all,
  published: all,
  entries: all,
  replies: [
    { id: 'reply-a', enquiryId: 'a' },
    { id: 'reply-b', enquiryId: 'b' },
  ],
  deliveries: [{ replyId: 'reply-a', messageId: '<a>' }],
  messages: [
    { id: 'mail-a', enquiryId: 'a', source: 'email' },
    { id: 'page-a', enquiryId: 'a', source: 'page' },
  ],
  messageLines: ['mail-a', 'page-a'],
}
const run = (facts: Partial<DeskFacts> = {}, more: Partial<DeskRun> = {}): DeskRun => ({
  outcomes,
  facts: { ...good, ...facts },
  mails: ['<a>', '<receipt>'],
  unreadMails: 0,
  chain: 'ok 1..4',
  dupMailBound: 0,
  kills: ['nats'],
  ownEnds: new Map(),
  drainedMs: 0,
  ...more,
})
const withMutations = (...auditActions: DeskMutationOutcome[]) => ({
  outcomes: [...outcomes, { enquiryId: 'c', mutations: auditActions, patient: idle }],
})

test('a run whose actions are all lines and entries, and whose replies are all mailed, is good [S10, GEN-07]', () => {
  expect(deskErrors(run())).toEqual([])
  expect(deskReport(run()).at(-1)).toBe(
    'acts=4 entries=4 lost=0 doubled=0 duplicateReplies=0 refused=1 chain=ok 1..4 kills=1 p99=12ms',
  )
})

const another = fact('a', 'replied', 'care-lead')
const recalledDelivery = { replyId: 'reply-b', messageId: '<b>' }

test.each<[string, DeskRun, string]>([
  ['an act without a line', run({ lines: all.slice(1) }), 'lost'],
  ['an act without an entry', run({ entries: all.slice(1) }), '4 acts, 3 audit entries'],
  ['an act that was not published', run({ published: all.slice(1) }), 'lost'],
  ['an act with two lines', run({ lines: [...all, ...all.slice(0, 1)] }), 'acts are doubled'],
  ['an act with two entries', run({ entries: [...all, ...all.slice(0, 1)] }), '4 acts, 5 audit entries'],
  ['an entry of nothing done', run({ entries: [...all, fact('a', 'closed', 'care-lead')] }), 'acts are doubled'],
  ['a trace of an act that was refused', run({ lines: [...all, another] }), 'acts are doubled'],
  [
    'two answers to one version',
    run({ replies: [...good.replies, { id: 'reply-c', enquiryId: 'a' }] }),
    '1 answers are doubled',
  ],
  ['an answer that is not stored', run({ replies: good.replies.slice(1) }), 'lost'],
  [
    'an answer that is queued twice',
    run({ deliveries: [...good.deliveries, ...good.deliveries] }),
    'answers are doubled',
  ],
  ['an answer that was not mailed', run({}, { mails: [] }), 'lost'],
  [
    'an answer that is mailed as two mails',
    run({ deliveries: [...good.deliveries, { replyId: 'reply-a', messageId: '<a2>' }] }, { mails: ['<a>', '<a2>'] }),
    'answers are doubled',
  ],
  [
    'a mail of an answer that was taken back',
    run({ deliveries: [...good.deliveries, recalledDelivery] }, { mails: ['<a>', '<b>'] }),
    '1 answers are doubled',
  ],
  ['a mail that came twice', run({}, { mails: ['<a>', '<a>'] }), '1 mails arrived twice; 0 may'],
  [
    'an act that nobody answered',
    run({}, withMutations(outcome('claimed', 'care-lead', { end: 'unanswered' }))),
    'answer',
  ],
  [
    'an enquiry that nobody took',
    run({}, { outcomes: [...outcomes, { mutations: [], patient: idle }] }),
    'never got an answer',
  ],
  ['a broken trail', run({}, { chain: 'entry 2 of 4: its hash is wrong' }), 'entry 2'],
  [
    'no race',
    run({}, { outcomes: [{ enquiryId: 'a', patient, mutations: [outcome('claimed', 'care-agent')] }] }),
    'raced',
  ],
  ['a message that is lost', run({ messages: good.messages.slice(1) }), 'lost'],
  ['a message that is doubled', run({ messages: [...good.messages, ...good.messages.slice(0, 1)] }), 'doubled'],
  ['a message without a line', run({ messageLines: ['mail-a'] }), 'lost'],
  ['a message with two lines', run({ messageLines: ['mail-a', 'page-a', 'page-a'] }), 'doubled'],
  ['a mail that stays in the mailbox', run({}, { unreadMails: 1 }), 'lost'],
  [
    'a message on the timeline of another person',
    run({
      messages: [...good.messages, { id: 'x', enquiryId: 'b', source: 'email' }],
      messageLines: ['mail-a', 'page-a', 'x'],
    }),
    'doubled',
  ],
  [
    'a patient without an answer',
    run({}, { outcomes: [...outcomes, { enquiryId: 'c', mutations: [], patient: { ...idle, unanswered: 1 } }] }),
    'never got an answer',
  ],
  [
    'no patient that wrote',
    run({ messages: [], messageLines: [] }, { outcomes: outcomes.map((one) => ({ ...one, patient: idle })) }),
    'received mail',
  ],
  ['no act at all', run({}, { outcomes: [] }), 'nothing was done'],
])('%s is a fault [S10, GEN-07]', (_name, bad, word) => {
  expect(deskErrors(bad).join('\n')).toContain(word)
})
