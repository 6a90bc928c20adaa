import { DeskReturnPlanDocument } from '../../graph/generated/plans/graphql.js'
import { useDeskMutation } from '../../session/use-desk-mutation.js'
import type { PlanDialogProps } from './plan-dialog.js'
import { planDialogsCopy } from './plan-dialogs.copy.js'
import { TextDialog } from './words-dialog.js'

const copy = planDialogsCopy.returnDialog

/** Gives a plan back to the team with what is to be done. */
export function ReturnDialog({ onEnd, plan: { id, version } }: PlanDialogProps) {
  const doing = useDeskMutation(DeskReturnPlanDocument, ({ requestPlanChanges }) => requestPlanChanges)
  const words = copy.words
  return <TextDialog {...words} doing={doing} onEnd={onEnd} onText={(said) => doing.act({ id, version, note: said })} />
}
