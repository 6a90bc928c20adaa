import { submit } from '../submit.js'
import { untilSettled } from '../until-settled.js'
import type { DeskWork } from './desk-work.js'
import {
  readEnquiry,
  sendDeskMutation,
  type AgentAccess,
  type DeskMutation,
  type DeskMutationOutcome,
} from './send-desk-mutation.js'

/** Outcome of one enquiry and of all actions on it. */
export interface WorkOutcome {
  /** Undefined when it was never claimed. */
  readonly enquiryId?: string
  readonly mutations: readonly DeskMutationOutcome[]
}

/** Submits an enquiry and works on it; it ends with the first action without a response. */
export async function workEnquiry(access: AgentAccess, work: DeskWork): Promise<WorkOutcome> {
  const { receipts } = await submit({ gateway: access.graphqlUrl, web: access.graphqlUrl }, work.submission)
  const [enquiryId] = receipts
  if (enquiryId === undefined) return { mutations: [] }
  const auditActions: DeskMutationOutcome[] = []
  const isReplied = async (mutation: Omit<DeskMutation, 'enquiryId'>) => {
    const outcome = await sendDeskMutation(access, { ...mutation, enquiryId })
    auditActions.push(outcome)
    return outcome.end !== 'unanswered'
  }
  for (const step of work.before) if (!(await isReplied(step))) return { enquiryId, mutations: auditActions }

  const replies = await reply(access, enquiryId, work)
  auditActions.push(...replies)
  const [won] = replies.filter(({ end }) => end === 'done')
  if (!won) return { enquiryId, mutations: auditActions }
  const { mutation, replyId } = won
  for (const kind of work.after) if (!(await isReplied({ kind, by: mutation.by, replyId }))) break
  return { enquiryId, mutations: auditActions }
}

/** One agent replies, or two who saw the same version, independently of each other. */
async function reply(
  access: AgentAccess,
  enquiryId: string,
  { responders }: DeskWork,
): Promise<readonly DeskMutationOutcome[]> {
  const auditActions = responders.map((by): DeskMutation => ({ enquiryId, kind: 'replied', by }))
  const [first] = auditActions
  if (!first) return []
  const { settled: seen } = await untilSettled(() => readEnquiry(access, first))
  return Promise.all(auditActions.map((mutation) => sendDeskMutation(access, { ...mutation, version: seen?.version })))
}
