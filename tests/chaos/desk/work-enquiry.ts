import { submit } from '../submit.js'
import { untilSettled } from '../until-settled.js'
import type { DeskWork } from './desk-work.js'
import { look, sendDeskMutation, type Desk, type DeskMutation, type DeskMutationOutcome } from './send-desk-act.js'

/** Outcome of one enquiry and of all actions on it. */
export interface WorkOutcome {
  /** Missing when it was never taken. */
  readonly enquiryId?: string
  readonly acts: readonly DeskMutationOutcome[]
}

/** Submits an enquiry and works on it; it ends with the first act that gets no response. */
export async function workEnquiry(desk: Desk, work: DeskWork): Promise<WorkOutcome> {
  const { receipts } = await submit({ gateway: desk.graphqlUrl, web: desk.graphqlUrl }, work.submission)
  const [enquiryId] = receipts
  if (enquiryId === undefined) return { acts: [] }
  const auditActions: DeskMutationOutcome[] = []
  const isReplied = async (act: Omit<DeskMutation, 'enquiryId'>) => {
    const outcome = await sendDeskMutation(desk, { ...act, enquiryId })
    auditActions.push(outcome)
    return outcome.end !== 'unanswered'
  }
  for (const step of work.before) if (!(await isReplied(step))) return { enquiryId, acts: auditActions }

  const answers = await answer(desk, enquiryId, work)
  auditActions.push(...answers)
  const [won] = answers.filter(({ end }) => end === 'done')
  if (!won) return { enquiryId, acts: auditActions }
  const { act, answerId } = won
  for (const kind of work.after) if (!(await isReplied({ kind, by: act.by, answerId }))) break
  return { enquiryId, acts: auditActions }
}

/** One answers, or two at once who saw the same version, each as if the other were not there. */
async function answer(desk: Desk, enquiryId: string, { answering }: DeskWork): Promise<readonly DeskMutationOutcome[]> {
  const auditActions = answering.map((by): DeskMutation => ({ enquiryId, kind: 'answered', by }))
  const [first] = auditActions
  if (!first) return []
  const { settled: seen } = await untilSettled(() => look(desk, first))
  return Promise.all(auditActions.map((act) => sendDeskMutation(desk, { ...act, version: seen?.version })))
}
