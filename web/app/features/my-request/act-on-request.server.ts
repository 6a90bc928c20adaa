import {
  AcceptMyPlanDocument,
  AskAboutMyPlanDocument,
  CancelMyErasureDocument,
  CloseMyRequestDocument,
  ConfirmMyCodeDocument,
  CorrectMyRequestDocument,
  DecideMyCallDocument,
  DeclineMyPlanDocument,
  EraseMyRequestDocument,
  MyRequestReferenceDocument,
  ReplaceMyLinkDocument,
  RequestMyCodeDocument,
  RequestMyLinkDocument,
  RestoreMyConsentDocument,
  WithdrawMyConsentDocument,
  WithdrawMyRequestDocument,
} from '../../graph/generated/graphql.js'
import { botSignalsOf } from '../../forms/bot-signals.js'
import { textOf } from '../../forms/form-definition.js'
import type { GraphDocument } from '../../graph/document-hash.js'
import type { RequestGraph, SenebLoadContext } from '../../graph/load-context.js'
import { actNames, problemOf, type ActName, type ActResult, type FailedAct } from './act-result.js'
import type { DoneName } from './my-request.copy.js'
import { myRequestCopy as copy } from './my-request.copy.js'
import { requestDetailsCopy as detailsCopy } from './my-request-details.copy.js'
import { sendDocument, writeMessage } from './send-message.server.js'

export type ActDeps = Pick<SenebLoadContext, 'queryGraph' | 'sendFile'>

/** Carries out the act that a form of the page names; an unknown one counts as a failure. */
export async function actOnRequest(form: FormData, deps: ActDeps): Promise<ActResult> {
  const act = actOf(form)
  return act === undefined ? { kind: 'problem', problem: 'failed' } : acts[act](form, deps)
}

/** Returns a form that was not accepted with its typed values; files cannot be shown again. */
export function failedActOf(form: FormData, result: ActResult & { readonly kind: 'problem' }): FailedAct {
  const typed = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  return {
    act: actOf(form) ?? 'close',
    about: textOf(form, 'about'),
    problem: result.problem,
    message: result.message,
    field: result.field,
    typed: Object.fromEntries(typed),
  }
}

function actOf(form: FormData): ActName | undefined {
  return actNames.find((name) => name === form.get('act'))
}

type Act = (form: FormData, deps: ActDeps) => Promise<ActResult>

const acts: Readonly<Record<ActName, Act>> = {
  'send-link': async (form, { queryGraph }) => {
    const [reference, email] = [textOf(form, 'reference'), textOf(form, 'email')]
    const botSignals = await botSignalsOf(form)
    const { data } = await queryGraph(RequestMyLinkDocument, { reference, email, botSignals })
    return problemOf(data?.requestMyLink, 'MyLinkRequested') ?? { kind: 'code' }
  },
  'send-code': sendCode,
  confirm: async (form, { queryGraph }) => {
    const { data } = await queryGraph(ConfirmMyCodeDocument, { code: digitsIn(textOf(form, 'code')) })
    const problem = problemOf(data?.confirmMyCode, 'MyRequestOpened')
    if (problem?.kind === 'problem' && problem.problem === 'input') return { kind: 'problem', problem: 'wrong-code' }
    return problem ?? { kind: 'done', done: 'opened' }
  },
  close: simple(CloseMyRequestDocument, ({ closeMyRequest }) => closeMyRequest, 'closed'),
  'replace-link': simple(ReplaceMyLinkDocument, ({ replaceMyLink }) => replaceMyLink, 'link-replaced'),
  correct: async (form, { queryGraph }) => {
    const changes = [{ name: textOf(form, 'about'), value: textOf(form, 'value') }]
    const { data } = await queryGraph(CorrectMyRequestDocument, { changes, idempotencyKey: keyOf(form) })
    return resultOf(data?.correctMyRequest, 'corrected')
  },
  write: writeMessage,
  document: sendDocument,
  'withdraw-consent': async (form, { queryGraph }) => {
    const { data } = await queryGraph(WithdrawMyConsentDocument, { purpose: textOf(form, 'about') })
    return resultOf(data?.withdrawMyConsent, 'consent-withdrawn')
  },
  'restore-consent': async (form, { queryGraph }) => {
    const { data } = await queryGraph(RestoreMyConsentDocument, { purpose: textOf(form, 'about') })
    return resultOf(data?.restoreMyConsent, 'consent-restored')
  },
  withdraw: simple(WithdrawMyRequestDocument, ({ withdrawMyRequest }) => withdrawMyRequest, 'withdrawn'),
  erase: async (form, { queryGraph }) => {
    const { data } = await queryGraph(EraseMyRequestDocument, { typed: textOf(form, 'typed') })
    return resultOf(data?.eraseMyRequest, 'erasing')
  },
  'cancel-erasure': simple(CancelMyErasureDocument, ({ cancelMyErasure }) => cancelMyErasure, 'not-erased'),
  'accept-plan': async (form, { queryGraph }) => {
    const { data } = await queryGraph(AcceptMyPlanDocument, { planId: textOf(form, 'about') })
    return resultOf(data?.acceptMyPlan, 'accepted')
  },
  'ask-plan': async (form, { queryGraph }) => {
    const text = textOf(form, 'text')
    if (text.trim() === '') return { kind: 'problem', problem: 'input', message: detailsCopy.plan.ask.missing }
    const input = { planId: textOf(form, 'about'), lineId: textOf(form, 'lineId') || null, text }
    const { data } = await queryGraph(AskAboutMyPlanDocument, { ...input, idempotencyKey: keyOf(form) })
    return resultOf(data?.askAboutMyPlan, 'asked')
  },
  'decline-plan': async (form, { queryGraph }) => {
    const input = { planId: textOf(form, 'about'), text: textOf(form, 'text') || null }
    const { data } = await queryGraph(DeclineMyPlanDocument, input)
    return resultOf(data?.declineMyPlan, 'declined')
  },
  'decide-call': async (form, { queryGraph }) => {
    const decision = form.get('decision') === 'AGREED' ? 'AGREED' : 'DECLINED'
    const { data } = await queryGraph(DecideMyCallDocument, { callId: textOf(form, 'about'), decision })
    return resultOf(data?.decideMyCall, decision === 'AGREED' ? 'call-agreed' : 'call-declined')
  },
}

/**
 * Emails a code after the person typed the end of the reference, which the page shows. A program that presses every
 * button of a mail's page types nothing, so it uses up no code.
 */
async function sendCode(form: FormData, { queryGraph }: ActDeps): Promise<ActResult> {
  const reading = await queryGraph(MyRequestReferenceDocument, {})
  if (reading.unavailable) return { kind: 'problem', problem: 'failed' }
  const { myRequest } = reading.data
  if (!myRequest) return { kind: 'problem', problem: 'ended' }
  if (!isEndOf(myRequest.reference, textOf(form, 'ending')))
    return { kind: 'problem', problem: 'input', message: copy.getCode.field.missing }
  const { data } = await queryGraph(RequestMyCodeDocument, {})
  return problemOf(data?.requestMyCode, 'MyCodeRequested') ?? { kind: 'code' }
}

const endLength = 3

function isEndOf(reference: string, typed: string): boolean {
  const text = typed.replaceAll(/\s/g, '').toUpperCase()
  return text.length >= endLength && reference.toUpperCase().endsWith(text)
}

/** Returns an act without input. */
function simple<Data>(
  document: GraphDocument<Data, Record<string, never>>,
  resultIn: (data: Data) => Parameters<typeof problemOf>[0],
  done: DoneName,
): Act {
  return async (_form, { queryGraph }: { readonly queryGraph: RequestGraph }) => {
    const { data } = await queryGraph(document, {})
    return resultOf(data === undefined ? undefined : resultIn(data), done)
  }
}

const successes: Readonly<Partial<Record<DoneName, string>>> = {
  accepted: 'MyPlanDecided',
  asked: 'MyPlanDecided',
  'call-agreed': 'MyCallDecided',
  'call-declined': 'MyCallDecided',
  closed: 'MyRequestClosed',
  'consent-restored': 'MyConsentChanged',
  'consent-withdrawn': 'MyConsentChanged',
  corrected: 'MyRequestChanged',
  declined: 'MyPlanDecided',
  erasing: 'MyErasureStarted',
  'not-erased': 'MyErasureCanceled',
  'link-replaced': 'MyLinkReplaced',
  withdrawn: 'MyRequestWithdrawn',
}

function resultOf(result: Parameters<typeof problemOf>[0], done: DoneName): ActResult {
  return problemOf(result, successes[done] ?? '') ?? { kind: 'done', done }
}

/** Returns the key that was made with the form, so that a second press repeats the same request. */
function keyOf(form: FormData): string {
  return textOf(form, 'key')
}

/** Codes are pasted with spaces, and typed with the digits of other scripts. */
function digitsIn(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\s|-/g, '')
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}
