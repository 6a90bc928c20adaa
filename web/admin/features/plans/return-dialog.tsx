import { DeskReturnPlanDocument } from '../../graph/generated/plans/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import { TextDialog } from './text-dialog.js'

const copy = planDialogsCopy.returnDialog

/** Returns a plan to the team with a list of needed changes. */
export function ReturnDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const doing = useDeskMutation(DeskReturnPlanDocument, ({ requestPlanChanges }) => requestPlanChanges)
  const texts = copy.texts
  return (
    <TextDialog {...texts} doing={doing} onEnd={onEnd} onText={(text) => doing.mutate({ id, version, note: text })} />
  )
}
