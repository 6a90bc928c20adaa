import { myRequestCopy } from './my-request.copy.js'
import type { ShownRequest } from './read-my-request.server.js'

const copy = myRequestCopy.next

/** Step that the person takes, and the block of the page for it. */
interface OwnStep {
  readonly blockId: string
  readonly text: string
}

/** Returns the steps that wait for the person; before a code only that of a plan, because the others need one. */
export function ownStepsOf({ calls, documentRequests, level, plan, steps }: ShownRequest, now: string): OwnStep[] {
  const isAct = level === 'ACT'
  const latest = steps.findLast(({ kind }) => kind !== 'WAITING_FOR_YOU')
  const hasPlan = isAct ? plan?.canDecide === true && plan.decision === null : latest?.kind === 'PLAN_SENT'
  const hasDocuments = documentRequests?.some(({ sentAt }) => sentAt === null) ?? false
  const hasCall =
    calls?.some(({ startsAt, state }) => state === 'SUGGESTED' && Date.parse(startsAt) > Date.parse(now)) ?? false
  return [
    ...(hasPlan ? [{ blockId: isAct ? 'plan' : 'code', text: copy.readPlan }] : []),
    ...(hasDocuments ? [{ blockId: 'documents', text: copy.sendDocuments }] : []),
    ...(hasCall ? [{ blockId: 'calls', text: copy.decideCall }] : []),
  ]
}
