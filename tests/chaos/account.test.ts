import { expect, test } from '@jest/globals'

import { accountFor, type Facts } from './account.js'

const ids = ['plan-1', 'plan-2', 'plan-3']
const publishedBy = (by: string) => ids.map((id) => ({ eventId: `${by}-${id}`, tripPlanId: id, isPublished: true }))
const deliveries = ids.flatMap((id) =>
  (['receipt', 'operator'] as const).map((kind) => ({
    tripPlanId: id,
    kind,
    isSent: true,
    messageId: `<${kind}-${id}@seneb>`,
  })),
)

/** Three complete enquiries; `change` breaks one of their facts. */
const facts = (change: Partial<Facts> = {}): Facts => ({
  receipts: ids.map((id) => [id]),
  storedForDisconnected: [],
  tripPlans: ids.map((id) => ({ id, email: `${id}@example.com` })),
  submitted: publishedBy('enquiry'),
  planRequested: publishedBy('wish'),
  planningInbox: new Set(publishedBy('wish').map(({ eventId }) => eventId)),
  notificationInbox: new Set([...publishedBy('enquiry'), ...publishedBy('planning')].map(({ eventId }) => eventId)),
  announced: publishedBy('planning'),
  deliveries,
  mails: deliveries.map(({ messageId }) => messageId),
  ...change,
})

test('fully processed enquiries are neither lost nor doubled [R1, R2]', () => {
  const { lost, doubled, dupMails, mails, stages } = accountFor(facts())
  expect({ lost, doubled, dupMails, mails }).toEqual({ lost: 0, doubled: 0, dupMails: 0, mails: 6 })
  expect(stages).toHaveLength(14)
  for (const stage of stages) expect(stage.found).toBe(3)
})

test.each<[string, Partial<Facts>]>([
  ['row', { tripPlans: facts().tripPlans.slice(1) }],
  ['outbox row', { submitted: publishedBy('enquiry').slice(1) }],
  ['wish for a plan', { planRequested: publishedBy('wish').slice(1) }],
  ['publication', { submitted: publishedBy('enquiry').map((row, i) => ({ ...row, isPublished: i > 0 })) }],
  ['inbox row of ai-planning', { planningInbox: new Set(['wish-plan-2', 'wish-plan-3']) }],
  ['plan', { announced: publishedBy('planning').slice(1) }],
  ['sent delivery', { deliveries: deliveries.map((row, i) => ({ ...row, isSent: i > 0 })) }],
  ['mail', { mails: facts().mails.slice(1) }],
])('an acknowledged enquiry without its %s is lost once [R1]', (_missing, change) => {
  expect(accountFor(facts(change))).toMatchObject({ lost: 1, doubled: 0 })
})

test.each<[string, Partial<Facts>]>([
  ['two receipts for one submission', { receipts: [['plan-1', 'plan-3'], ['plan-2']] }],
  ['two rows of one person', { tripPlans: [...facts().tripPlans, { id: 'plan-4', email: 'plan-1@example.com' }] }],
  ['two events', { submitted: [...publishedBy('enquiry'), { eventId: 'x', tripPlanId: 'plan-1', isPublished: true }] }],
  ['two plans', { announced: [...publishedBy('planning'), { eventId: 'x', tripPlanId: 'plan-1', isPublished: true }] }],
  ['a mail that no delivery knows of', { mails: [...facts().mails, '<other@seneb>'] }],
])('%s are doubled [R2]', (_what, change) => {
  expect(accountFor(facts(change))).toMatchObject({ lost: 0, doubled: 1 })
})

test('a second delivery of one kind is doubled even before it is sent [R2]', () => {
  const second = { tripPlanId: 'plan-1', kind: 'operator' as const, isSent: false, messageId: '<second@seneb>' }
  expect(accountFor(facts({ deliveries: [...deliveries, second] }))).toMatchObject({ lost: 0, doubled: 1 })
})

test('a mail that arrived twice under its Message-ID is counted apart from doubles [R2]', () => {
  const account = accountFor(facts({ mails: [...facts().mails, '<receipt-plan-1@seneb>'] }))
  expect(account).toMatchObject({ lost: 0, doubled: 0, dupMails: 1, mails: 7 })
})

test('an enquiry stored for a client that left is owed the rest like an acknowledged one [R1, R2]', () => {
  const unacknowledged = { receipts: [['plan-1'], ['plan-2']], storedForDisconnected: ['plan-3'] }
  expect(accountFor(facts(unacknowledged))).toMatchObject({ lost: 0, doubled: 0 })
  const unsent = deliveries.filter(({ tripPlanId }) => tripPlanId !== 'plan-3')
  expect(accountFor(facts({ ...unacknowledged, deliveries: unsent, mails: facts().mails.slice(0, 4) }))).toMatchObject({
    lost: 1,
    doubled: 0,
  })
})
