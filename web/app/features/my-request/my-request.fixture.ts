import type { MyRequestPage, ShownRequest } from './read-my-request.server.js'

export const now = '2026-11-22T12:00:00Z'
export const dueAt = '2026-11-22T18:30:00Z'

/** A new request as the link alone shows it. */
export function aRequest(changes: Partial<ShownRequest> = {}): ShownRequest {
  return {
    __typename: 'MyRequest',
    reference: 'SNB-7K3M9Q',
    level: 'LOOK',
    kind: 'TRIP_PLAN',
    state: 'NEW',
    submittedAt: '2026-11-21T18:30:00Z',
    promise: { __typename: 'MyReplyPromise', dueAt, repliedAt: null },
    nextReplyDueAt: null,
    steps: [{ __typename: 'MyRequestStep', kind: 'RECEIVED', at: '2026-11-21T18:30:00Z' }],
    link: { __typename: 'MyLink', openedCount: 1, lastOpenedAt: now, expiresAt: null },
    eraseAt: null,
    fullName: null,
    email: null,
    fields: null,
    corrections: null,
    documentRequests: null,
    consents: null,
    messages: null,
    plan: null,
    calls: null,
    disclosures: null,
    ...changes,
  }
}

/** An approved plan that the person has not decided about. */
export const aPlan = {
  __typename: 'MyPlan',
  id: 'p1',
  approvedAt: now,
  isDraftedByMachine: true,
  reviewedBy: [{ __typename: 'MyPlanReviewer', name: 'Mona', title: 'care lead', on: '2026-11-22' }],
  sections: [
    {
      __typename: 'MyPlanSection',
      heading: 'Costs',
      lines: [
        {
          __typename: 'MyPlanLine',
          id: 'l1',
          text: 'Six veneers cost $1,200.',
          figures: [{ __typename: 'MyPlanFigure', text: '$1,200', source: 'CATALOGUE' }],
        },
      ],
    },
  ],
  sources: ['the price list of November 2026'],
  canDecide: true,
  decision: null,
  decisions: [],
  partnerName: 'Nile Clinic Guide',
} as const satisfies NonNullable<ShownRequest['plan']>

/** A request after a code, with one entry of every kind. */
export function everything(): ShownRequest {
  const field = { __typename: 'MyField', name: 'fullName', value: 'Nadia Canary', isCorrectable: true } as const
  return aRequest({
    level: 'ACT',
    state: 'OPEN',
    eraseAt: dueAt,
    fullName: 'Nadia Canary',
    email: 'nadia@example.com',
    fields: [field, { ...field, name: 'companionTravelNeeds', value: 'A second bed' }],
    corrections: [{ __typename: 'MyCorrection', name: 'fullName', before: 'Nadia', correctedAt: now }],
    documentRequests: [{ __typename: 'MyDocumentRequest', id: 'd1', name: 'Passport', requestedAt: now, sentAt: null }],
    consents: [aConsent('personal-data', 'enquiry-ended'), aConsent('plan-draft', 'draft-erased')],
    messages: {
      __typename: 'MyMessageConnection',
      nodes: [
        {
          __typename: 'MyMessage',
          id: 'm1',
          at: now,
          isFromMe: true,
          subject: null,
          text: 'Can my sister come?',
          isCut: true,
          language: 'en',
          files: [
            { __typename: 'MyMessageFile', name: 'x-ray.pdf', state: 'stored' },
            { __typename: 'MyMessageFile', name: null, state: 'uploaded' },
          ],
        },
      ],
      pageInfo: { __typename: 'PageInfo', hasNextPage: true, endCursor: 'a cursor' },
    },
    plan: aPlan,
    calls: [{ __typename: 'MyCall', id: 'c1', startsAt: dueAt, state: 'SUGGESTED', decidedAt: null }],
    disclosures: [
      {
        __typename: 'MyDisclosure',
        recipient: 'STAFF',
        name: null,
        role: 'care-agent',
        data: ['REQUEST'],
        firstAt: now,
        lastAt: dueAt,
        count: 2,
      },
    ],
  })
}

function aConsent(purpose: string, effect: string) {
  return {
    __typename: 'GivenConsent',
    purpose,
    text: 'I agree.',
    textVersion: '2026-11-01',
    givenAt: now,
    agreedWith: null,
    agreementWay: null,
    withdrawnAt: null,
    effect,
    reference: 'SNB-7K3M9Q',
    undoUntil: null,
  } as const
}

/** The page without a session. */
export function aPage(changes: Partial<MyRequestPage>): MyRequestPage {
  return {
    request: undefined,
    isUnavailable: false,
    isForCode: false,
    done: undefined,
    problem: undefined,
    isEarlierMessages: false,
    formKey: 'form',
    now,
    ...changes,
  }
}
