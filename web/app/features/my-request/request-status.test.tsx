import { expect, test } from '@jest/globals'
import { renderToStaticMarkup } from 'react-dom/server'

import { ActContext } from './act-form.js'
import { ApprovedPlan } from './approved-plan.js'
import { myRequestCopy as copy } from './my-request.copy.js'
import { aPlan, aRequest, dueAt, everything, now } from './my-request.fixture.js'
import type { ShownRequest } from './read-my-request.server.js'
import { RequestStatus } from './request-status.js'

function textOf(request: ShownRequest): string {
  const html = renderToStaticMarkup(<RequestStatus request={request} now={now} />)
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
}

const replied = { __typename: 'MyReplyPromise', dueAt, repliedAt: '2026-11-22T09:00:00Z' } as const

test('a new request says who does what next, and by when in Cairo until a script knows better', () => {
  const text = textOf(aRequest())

  expect(text).toContain('A care advisor reads your request and replies by Sunday, November 22 at 8:30 PM in Cairo')
  expect(text).toContain('That is in about 7 hours.')
  expect(text).toContain(copy.steps.kinds.RECEIVED.text)
})

test('a late reply is said, with the time that was promised and without a new one', () => {
  const text = textOf(
    aRequest({ promise: { __typename: 'MyReplyPromise', dueAt: '2026-11-22T11:59:00Z', repliedAt: null } }),
  )

  expect(text).toContain('We are late, and we are sorry. You should have had a reply by Sunday, November 22 at 1:59 PM')
  expect(text).not.toContain('That is in')
})

test.each([
  ['WAITING', { promise: replied }, copy.next.waiting],
  ['OPEN', { promise: replied }, copy.next.open],
  ['OPEN', { promise: replied, nextReplyDueAt: dueAt }, 'A care advisor reads your message and replies by Sunday'],
  ['CLOSED', { promise: replied }, copy.next.closed],
  ['WITHDRAWN', {}, copy.next.withdrawn],
] as const)('a request that is %s says the next step', (state, changes, sentence) => {
  const text = textOf(aRequest({ state, ...changes }))

  expect(text).toContain(sentence)
  if (state !== 'WITHDRAWN' && state !== 'CLOSED') expect(text).toContain('We first replied on Sunday, November 22')
})

test('a plan to read, documents to send and a call to decide are steps of the person, with links', () => {
  const html = renderToStaticMarkup(
    <RequestStatus request={{ ...everything(), promise: replied, nextReplyDueAt: null }} now={now} />,
  )
  for (const id of ['plan', 'documents', 'calls']) expect(html).toContain(`href="#${id}"`)
  expect(html).not.toContain(copy.next.open)

  const sent = { __typename: 'MyRequestStep', kind: 'PLAN_SENT', at: now } as const
  const look = renderToStaticMarkup(
    <RequestStatus request={aRequest({ state: 'OPEN', promise: replied, steps: [sent] })} now={now} />,
  )
  expect(look).toMatch(new RegExp(`href="#code"[^>]*>${copy.next.readPlan}<`))
})

test('a planned deletion stands beside the next step', () => {
  expect(textOf(aRequest({ eraseAt: dueAt }))).toContain('You asked us to delete this request. That happens on Sunday')
})

test('the reference is never broken at its hyphen', () => {
  const html = renderToStaticMarkup(<RequestStatus request={aRequest()} now={now} />)
  expect(html).toMatch(/class="[^"]*whitespace-nowrap[^"]*">SNB-7K3M9Q</)
})

function planHtml(changes: object = {}): string {
  const shown = { ...aPlan, ...changes }
  const state = { formKey: 'k', failed: undefined }
  return renderToStaticMarkup(
    <ActContext value={state}>
      <ApprovedPlan plan={shown} />
    </ActContext>,
  )
}

test('a plan names its reviewers, the source of each figure, and what a partner learns', () => {
  const html = planHtml()

  expect(html).toContain('Checked and approved by Mona, care lead, on Nov 22, 2026.')
  expect(html).toMatch(/\$1,200<\/bdi> from our price and treatment lists/)
  expect(html).toContain(
    'We tell Nile Clinic Guide, who handed in your request, only whether you accepted or declined.',
  )
  for (const act of ['accept-plan', 'ask-plan', 'decline-plan']) expect(html).toContain(`value="${act}"`)
})

test('an accepted plan cannot be accepted again, and one that has ended has no forms', () => {
  expect(planHtml({ decision: 'ACCEPTED' })).not.toContain('value="accept-plan"')
  expect(planHtml({ canDecide: false })).not.toContain('<form')
})
