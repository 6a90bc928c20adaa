import { expect, test } from '@jest/globals'
import { getOperationAST } from 'graphql'

import type { GraphReading, RequestGraph, SendFile } from '../../graph/load-context.js'
import { actOnRequest, failedActOf } from './act-on-request.server.js'
import { statusOf } from './act-result.js'

interface SentOperation {
  readonly name: string
  readonly variables: object
}

/** Sends a form; the graph answers each operation with the given data, or not at all. */
async function send(fields: readonly (readonly [string, string | File])[], answers: Readonly<Record<string, object>>) {
  const sent: SentOperation[] = []
  const queryGraph: RequestGraph = (document, variables) => {
    const name = getOperationAST(document)?.name?.value ?? ''
    sent.push({ name, variables })
    const data = answers[name]
    return Promise.resolve((data ? { data } : { unavailable: 'failed' }) as GraphReading<never>)
  }
  const sendFile: SendFile = (file) =>
    Promise.resolve(file.name.endsWith('.pdf') ? { id: `id of ${file.name}`, name: file.name } : { message: 'refused' })
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return { form, result: await actOnRequest(form, { queryGraph, sendFile }), sent }
}

const reference = { MyRequestReference: { myRequest: { reference: 'SNB-7K3M9Q' } } }
const code = { ...reference, RequestMyCode: { requestMyCode: { __typename: 'MyCodeRequested' } } }

test.each(['', ' ', 'M9', 'xyz', '7K3'])(
  'no code is mailed for %j in place of the end of the reference, so a program that presses buttons spends none',
  async (ending) => {
    const { result, sent } = await send(
      [
        ['act', 'send-code'],
        ['ending', ending],
      ],
      code,
    )

    expect(result).toMatchObject({ kind: 'problem', problem: 'input' })
    expect(sent.map(({ name }) => name)).toEqual(['MyRequestReference'])
  },
)

test.each(['M9Q', 'm9q', ' 7K3M9Q ', 'SNB-7K3M9Q'])(
  '%j is the end of the reference, and a code is mailed',
  async (ending) => {
    const { result, sent } = await send(
      [
        ['act', 'send-code'],
        ['ending', ending],
      ],
      code,
    )

    expect(result).toEqual({ kind: 'code' })
    expect(sent.map(({ name }) => name)).toEqual(['MyRequestReference', 'RequestMyCode'])
  },
)

test('a code is mailed to nobody whose session has ended', async () => {
  const { result } = await send(
    [
      ['act', 'send-code'],
      ['ending', 'M9Q'],
    ],
    { MyRequestReference: { myRequest: null } },
  )
  expect(result).toEqual({ kind: 'problem', problem: 'ended' })
})

test.each([
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['１２３４５６', '123456'],
])('a code is read as it is pasted or typed: %s', async (typed, expected) => {
  const answers = { ConfirmMyCode: { confirmMyCode: { __typename: 'MyRequestOpened' } } }
  const { result, sent } = await send(
    [
      ['act', 'confirm'],
      ['code', typed],
    ],
    answers,
  )

  expect(result).toEqual({ kind: 'done', done: 'opened' })
  expect(sent).toEqual([{ name: 'ConfirmMyCode', variables: { code: expected } }])
})

const sentMessage = { WriteToCareTeam: { writeToCareTeam: { __typename: 'MyMessageSent' } } }
const fileOf = (name: string) => new File(['content'], name)

test('a message is sent with its files under the key of its form', async () => {
  const fields = [
    ['act', 'write'],
    ['text', 'Hello'],
    ['key', 'k1'],
    ['files', fileOf('a.pdf')],
  ] as const
  const { result, sent } = await send(fields, sentMessage)

  expect(result).toEqual({ kind: 'done', done: 'message' })
  const variables = { text: 'Hello', uploadIds: ['id of a.pdf'], documentRequestId: null, idempotencyKey: 'k1' }
  expect(sent).toEqual([{ name: 'WriteToCareTeam', variables }])
})

test.each([
  ['an empty message', [['text', '  ']]],
  [
    'a refused file',
    [
      ['text', 'x'],
      ['files', fileOf('a.exe')],
    ],
  ],
  ['too many files', [['text', 'x'], ...['a.pdf', 'b.pdf', 'c.pdf'].map((name) => ['files', fileOf(name)])]],
] as [string, [string, string | File][]][])(
  '%s is not sent, and what was typed is shown again',
  async (_what, fields) => {
    const { form, result, sent } = await send([['act', 'write'], ...fields], sentMessage)

    expect(sent).toEqual([])
    if (result.kind !== 'problem') throw new Error('it was accepted')
    expect(failedActOf(form, result)).toMatchObject({ act: 'write', problem: 'input', typed: { text: fields[0]?.[1] } })
    expect(statusOf(result.problem)).toBe(422)
  },
)

test('a document that was asked for names its request', async () => {
  const fields = [
    ['act', 'document'],
    ['about', 'd1'],
    ['name', 'Passport'],
    ['files', fileOf('a.pdf')],
  ] as const
  const { result, sent } = await send(fields, sentMessage)

  expect(result).toEqual({ kind: 'done', done: 'document' })
  expect(sent[0]?.variables).toMatchObject({ documentRequestId: 'd1', uploadIds: ['id of a.pdf'] })
})

test.each([
  ['MySessionEnded', 'ended', 403],
  ['MyCodeRequired', 'code-required', 403],
  ['MyRequestConflict', 'conflict', 409],
  ['TooManyRequests', 'limited', 429],
  ['TemporarilyUnavailable', 'failed', 503],
  ['InvalidInput', 'input', 422],
] as const)('the result %s of an act is told as %s', async (name, problem, status) => {
  const answers = {
    EraseMyRequest: { eraseMyRequest: { __typename: name, fields: [{ message: 'Please type ERASE' }] } },
  }
  const { result } = await send(
    [
      ['act', 'erase'],
      ['typed', 'x'],
    ],
    answers,
  )

  expect(result).toMatchObject({ kind: 'problem', problem })
  expect(statusOf(problem)).toBe(status)
})

test.each([
  ['withdraw', 'WithdrawMyRequest', 'withdrawMyRequest', 'MyRequestWithdrawn', 'withdrawn'],
  ['replace-link', 'ReplaceMyLink', 'replaceMyLink', 'MyLinkReplaced', 'link-replaced'],
  ['cancel-erasure', 'CancelMyErasure', 'cancelMyErasure', 'MyErasureCanceled', 'not-erased'],
  ['close', 'CloseMyRequest', 'closeMyRequest', 'MyRequestClosed', 'closed'],
  ['correct', 'CorrectMyRequest', 'correctMyRequest', 'MyRequestChanged', 'corrected'],
  ['withdraw-consent', 'WithdrawMyConsent', 'withdrawMyConsent', 'MyConsentChanged', 'consent-withdrawn'],
  ['restore-consent', 'RestoreMyConsent', 'restoreMyConsent', 'MyConsentChanged', 'consent-restored'],
  ['erase', 'EraseMyRequest', 'eraseMyRequest', 'MyErasureStarted', 'erasing'],
  ['accept-plan', 'AcceptMyPlan', 'acceptMyPlan', 'MyPlanDecided', 'accepted'],
  ['decline-plan', 'DeclineMyPlan', 'declineMyPlan', 'MyPlanDecided', 'declined'],
  ['decide-call', 'DecideMyCall', 'decideMyCall', 'MyCallDecided', 'call-declined'],
] as const)('%s sends %s and leads to its result', async (act, operation, field, name, done) => {
  const { result, sent } = await send([['act', act]], { [operation]: { [field]: { __typename: name } } })

  expect(result).toEqual({ kind: 'done', done })
  expect(sent.map((one) => one.name)).toEqual([operation])
})

test('an act that the page does not know changes nothing', async () => {
  const { result, sent } = await send([['act', 'constructor']], {})
  expect([result, sent]).toEqual([{ kind: 'problem', problem: 'failed' }, []])
})
