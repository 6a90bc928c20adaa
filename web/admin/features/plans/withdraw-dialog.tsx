import { DeskWithdrawApprovalDocument } from '../../graph/generated/plans/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import { TextDialog } from './text-dialog.js'

const copy = planDialogsCopy.withdrawDialog

/** Withdraws the approvals of a plan that is not mailed yet, with a reason. */
export function WithdrawDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const doing = useDeskMutation(DeskWithdrawApprovalDocument, ({ withdrawPlanApproval }) => withdrawPlanApproval)
  const texts = copy.texts
  return (
    <TextDialog {...texts} doing={doing} onEnd={onEnd} onText={(why) => doing.mutate({ id, version, note: why })} />
  )
}
